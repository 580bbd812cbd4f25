/// A path expression, or the stages of a template, that cannot be read.
package struct PathSyntaxError: Error, Equatable {
    /// What is wrong: lower case, no full stop.
    package let message: String
    /// Where, in bytes of UTF-8 from the beginning of the expression.
    package let offset: Int
    /// How many bytes are wrong; 0 where something is missing.
    package let length: Int
    /// What to do about it.
    package let hint: String?

    package init(_ message: String, offset: Int, length: Int = 0, hint: String? = nil) {
        self.message = message
        self.offset = offset
        self.length = length
        self.hint = hint
    }

    init(_ message: String, range: Range<Int>, hint: String? = nil) {
        self.init(message, offset: range.lowerBound, length: range.count, hint: hint)
    }

    /// The same error in a text that begins so many bytes earlier.
    package func shifted(by distance: Int) -> PathSyntaxError {
        PathSyntaxError(message, offset: offset + distance, length: length, hint: hint)
    }
}
