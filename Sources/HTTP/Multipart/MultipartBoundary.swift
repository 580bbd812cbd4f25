package import Platform

/// What divides the parts of a multipart body (RFC 2046 §5.1.1).
package struct MultipartBoundary: Sendable, Hashable {
    /// Without the two hyphens before it.
    package let text: String

    /// One that an author chose; nil where it has a form that none may have.
    package init?(_ text: String) {
        let isAllowed = text.utf8.allSatisfy(MultipartBoundary.isAllowed)
        guard isAllowed, (1...70).contains(text.utf8.count), text.utf8.last != UInt8(ascii: " ") else {
            return nil
        }
        self.text = text
    }

    /// A new one, which is in none of the parts that are in memory; that it is in a file is as likely as
    /// guessing a key of 128 bits.
    package init(random: any RandomSource, parts: [MultipartPart]) {
        var candidate = MultipartBoundary(random)
        for _ in 0..<8 where parts.contains(where: { candidate.isInMemory(of: $0.content) }) {
            candidate = MultipartBoundary(random)
        }
        self = candidate
    }

    private init(_ random: any RandomSource) {
        let digits = Array("0123456789abcdef")
        text = "assay-" + String(random.bytes(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// Whether the boundary stands in a part, which would end there.
    package func isIn(_ content: BodyContent, files: any FileSystem) throws(TransportError) -> Bool {
        let mark = Array("--\(text)".utf8)
        let reader = BodyReader(content, files: files)
        var kept: [UInt8] = []
        while true {
            let piece = try reader.next(upTo: 64 << 10)
            if piece.isEmpty { return false }
            kept += piece
            if MultipartBoundary.contains(mark, in: kept) { return true }
            // It may begin in this piece and end in the next one.
            kept = kept.suffix(mark.count - 1)
        }
    }

    private func isInMemory(of content: BodyContent) -> Bool {
        let mark = Array("--\(text)".utf8)
        return content.segments.contains { segment in
            if case .bytes(let bytes) = segment { MultipartBoundary.contains(mark, in: bytes) } else { false }
        }
    }

    private static func contains(_ mark: [UInt8], in bytes: [UInt8]) -> Bool {
        guard let first = mark.first, bytes.count >= mark.count else { return false }
        let lastStart = bytes.count - mark.count
        var start = bytes.startIndex
        while start <= lastStart, let found = bytes[start...lastStart].firstIndex(of: first) {
            if bytes[found...].starts(with: mark) { return true }
            start = found + 1
        }
        return false
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "'()+_,-./:=? ".utf8.contains(byte)
        }
    }
}
