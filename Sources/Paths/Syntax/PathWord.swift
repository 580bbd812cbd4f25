/// One word of a source or stage: its name or an argument, bare or `'quoted'`.
package struct PathWord: Sendable {
    enum Piece: Sendable {
        case text(String)
        /// The number of the slot in the expression.
        case slot(Int)
    }

    let pieces: [Piece]
    package let isQuoted: Bool
    /// The bytes of the word, quotes included.
    package let range: Range<Int>
    /// The byte in the expression of each byte of the text, and the end; slots have none.
    private let origins: [Int]

    init(pieces: [Piece], isQuoted: Bool, range: Range<Int>, origins: [Int]) {
        self.pieces = pieces
        self.isQuoted = isQuoted
        self.range = range
        self.origins = origins
    }

    var hasSlots: Bool {
        pieces.contains { if case .slot = $0 { true } else { false } }
    }

    /// The text of a word without slots.
    package var text: String {
        pieces.reduce(into: "") { text, piece in
            if case .text(let part) = piece { text += part }
        }
    }

    /// Where a byte of `text` stands in the expression.
    func origin(of offset: Int) -> Int {
        origins.indices.contains(offset) ? origins[offset] : range.upperBound
    }
}
