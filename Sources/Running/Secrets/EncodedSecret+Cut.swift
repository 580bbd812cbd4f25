extension EncodedSecret {
    /// How many characters of a secret that was cut may stay: too few to hide, as one letter is in every word.
    private static let harmless = 1
    private static let ellipsis = Array("…".utf8)

    /// The places of "…", with which messages end what they cut.
    static func cuts(in text: [UInt8]) -> [Range<Int>] {
        guard text.count >= ellipsis.count else { return [] }
        return (0...text.count - ellipsis.count).filter { start in
            text[start] == ellipsis[0] && text[start...].starts(with: ellipsis)
        }.map { $0..<$0 + ellipsis.count }
    }

    /// The beginning of the secret that ends at a cut; nil where there is none.
    func beginning(before cut: Int, in text: [UInt8]) -> Range<Int>? {
        // What comes behind the cut is another part of the text.
        let text = Array(text[..<cut])
        let first = max(0, cut - bytes.count * 12)
        return (first..<max(first, cut)).first { start in
            mayBegin(with: text[start]) && isBeginning(from: start, of: text)
        }.map { $0..<cut }
    }

    /// The end of the secret that begins behind a cut; nil where there is none.
    func ending(after cut: Int, in text: [UInt8]) -> Range<Int>? {
        guard scalars.count > EncodedSecret.harmless + 1 else { return nil }
        for skipped in 1..<scalars.count - EncodedSecret.harmless {
            if let end = end(of: scalars[skipped...], in: text, at: cut) { return cut..<end }
        }
        return nil
    }

    /// Whether the text from `start` to its end is the beginning of the secret, its last character perhaps cut.
    private func isBeginning(from start: Int, of text: [UInt8]) -> Bool {
        var open: Set<Int> = [start]
        for (count, scalar) in scalars.enumerated() {
            if count > EncodedSecret.harmless, open.contains(where: { isHalfEscape(text[$0...]) }) {
                return true
            }
            var next: Set<Int> = []
            for position in open {
                EscapedScalar.ends(of: scalar, in: text, at: position) { next.insert($0) }
            }
            if next.isEmpty { return false }
            open = next
        }
        return false
    }

    /// Whether this is nothing, or an escape without its end.
    private func isHalfEscape(_ rest: ArraySlice<UInt8>) -> Bool {
        guard let first = rest.first else { return true }
        return rest.count < 12 && [UInt8(ascii: "\\"), UInt8(ascii: "%"), UInt8(ascii: "&")].contains(first)
    }
}
