/// A line with a figure at its right end.
enum Column {
    /// Where the figure begins.
    private static let edge = 80

    /// `left`, filled up to 80 columns, then `right`; two spaces where `left` is longer. On a terminal `right` ends where
    /// a row of it does, so that it is not divided.
    static func line(_ left: StyledText, _ right: String, within columns: Int? = nil) -> StyledText {
        let figure = StyledText(right, .aside)
        let width = left.displayWidth
        var edge = Column.edge
        if let columns, columns > 0, max(edge, width + 2) + figure.displayWidth > columns {
            let rows = (width + 2 + figure.displayWidth + columns - 1) / columns
            edge = rows * columns - figure.displayWidth
        }
        return left + StyledText(String(repeating: " ", count: max(2, edge - width))) + figure
    }
}

/// `1 test`, `3 tests`.
enum Amount {
    static func of(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
