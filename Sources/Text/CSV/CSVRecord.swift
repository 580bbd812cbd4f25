/// One line of a CSV text (RFC 4180); a cell in quotes may go over several.
package struct CSVRecord: Sendable, Equatable {
    package let cells: [CSVCell]
    /// The line that it begins on, from 1.
    package let line: Int
    /// Its bytes in the whole text, without the line end.
    package let range: Range<Int>
}

/// One value of a CSV text.
package struct CSVCell: Sendable, Equatable {
    /// Without the quotes around it.
    package let text: String
    /// Its bytes in the whole text, quotes included.
    package let range: Range<Int>
}
