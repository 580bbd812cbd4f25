/// Where in an XML text the next value stands, told from the author's text before it. Values never change it:
/// they are escaped.
struct XMLPlace {
    enum Kind: Equatable {
        case content
        /// Between `<` and `>`, outside of quotes.
        case tag
        /// In an attribute's value, up to this quote.
        case attribute(UInt8)
        case comment, instruction
        /// In a CDATA section, where nothing can be escaped.
        case characterData
    }

    private(set) var kind = Kind.content

    /// Goes over text of the author.
    mutating func pass(_ text: String) {
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            rest = rest.dropFirst(step(byte, rest))
        }
    }

    /// How many bytes are done with.
    private mutating func step(_ byte: UInt8, _ rest: ArraySlice<UInt8>) -> Int {
        switch kind {
        case .content: if byte == UInt8(ascii: "<") { return open(rest) }
        case .tag:
            if byte == UInt8(ascii: ">") { kind = .content }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { kind = .attribute(byte) }
        case .attribute(let quote): if byte == quote { kind = .tag }
        case .comment: return close("-->", rest)
        case .instruction: return close("?>", rest)
        case .characterData: return close("]]>", rest)
        }
        return 1
    }

    private static let openings: [(text: String, kind: Kind)] = [
        ("<!--", .comment), ("<![CDATA[", .characterData), ("<?", .instruction), ("<", .tag),
    ]

    private mutating func open(_ rest: ArraySlice<UInt8>) -> Int {
        for opening in XMLPlace.openings where rest.starts(with: opening.text.utf8) {
            kind = opening.kind
            return opening.text.utf8.count
        }
        return 1
    }

    private mutating func close(_ end: String, _ rest: ArraySlice<UInt8>) -> Int {
        guard rest.starts(with: end.utf8) else { return 1 }
        kind = .content
        return end.utf8.count
    }
}
