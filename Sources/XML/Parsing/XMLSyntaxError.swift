/// Why a text is not a document that Assay takes, and where.
package struct XMLSyntaxError: Error, Sendable, Equatable {
    /// What is wrong, for the reader: lower case, no full stop, no position.
    package let message: String
    /// The line, from 1.
    package let line: Int
    /// The column in Unicode scalars, from 1.
    package let column: Int
    /// The offset of the place in the bytes that came, or nil where they had to be decoded first.
    package let offset: Int?

    package init(message: String, line: Int, column: Int, offset: Int?) {
        self.message = message
        self.line = line
        self.column = column
        self.offset = offset
    }
}

extension XMLSyntaxError: CustomStringConvertible {
    /// `line 3, column 14: …`
    package var description: String { "line \(line), column \(column): \(message)" }
}
