/// The first place where a text is not CSV.
package struct CSVSyntaxError: Error, Equatable {
    package enum Reason: Sendable {
        case unclosedQuote, quoteInsideCell, textBehindQuote, loneCarriageReturn, invalidUTF8
    }

    package let reason: Reason
    /// In bytes from the beginning of the text, a byte order mark included.
    package let offset: Int
    /// In bytes.
    package let length: Int

    package init(_ reason: Reason, offset: Int, length: Int = 1) {
        self.reason = reason
        self.offset = offset
        self.length = length
    }

    package var message: String {
        switch reason {
        case .unclosedQuote: "this quote is never closed"
        case .quoteInsideCell: "a quote stands inside a cell that does not begin with one"
        case .textBehindQuote: "text stands behind the closing quote of a cell"
        case .loneCarriageReturn: "a line ends in a carriage return without a line feed"
        case .invalidUTF8: "the cell is not UTF-8 text"
        }
    }

    package var hint: String? {
        switch reason {
        case .unclosedQuote, .loneCarriageReturn: nil
        case .quoteInsideCell, .textBehindQuote: "put the whole cell in quotes and double those inside of it"
        case .invalidUTF8: "write the file anew in UTF-8"
        }
    }
}
