package import Paths

/// A string with a `{{…}}` that cannot be read.
package struct TemplateSyntaxError: Error, Equatable {
    /// What is wrong: lower case, no full stop.
    package let message: String
    /// Where, in bytes of UTF-8 from the beginning of the string.
    package let offset: Int
    /// How many bytes are wrong; 0 where something is missing.
    package let length: Int
    /// What to do about it.
    package let hint: String?

    package init(_ message: String, offset: Int, length: Int, hint: String? = nil) {
        self.message = message
        self.offset = offset
        self.length = length
        self.hint = hint
    }

    package init(_ error: PathSyntaxError) {
        self.init(error.message, offset: error.offset, length: error.length, hint: error.hint)
    }

    init(_ message: String, range: Range<Int>, hint: String? = nil) {
        self.init(message, offset: range.lowerBound, length: range.count, hint: hint)
    }
}
