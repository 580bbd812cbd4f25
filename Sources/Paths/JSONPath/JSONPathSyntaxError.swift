/// A JSONPath that cannot be read, or that is not well-typed (RFC 9535 §2.1).
package struct JSONPathSyntaxError: Error, Equatable {
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
}
