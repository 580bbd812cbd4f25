/// Why an expression is no XPath 1.0 expression that can be evaluated, and where.
package struct XPathSyntaxError: Error, Sendable, Equatable {
    /// What is wrong, for the reader: lower case, no full stop, no position.
    package let message: String
    /// The offset of the place in UTF-8 bytes of the expression.
    package let offset: Int
    /// How many bytes are meant; 0 at the end of the expression.
    package let length: Int
    /// What to write instead, where that is clear.
    package let hint: String?

    package init(message: String, offset: Int, length: Int, hint: String? = nil) {
        self.message = message
        self.offset = offset
        self.length = length
        self.hint = hint
    }

    init(_ problem: XPathProblem, at range: Range<Int>) {
        self.init(
            message: problem.message, offset: range.lowerBound, length: range.count, hint: problem.hint)
    }
}
