/// A run of Base64 letters in a text, read at every offset at which a value may have been encoded.
struct Base64Word {
    /// Where it stands, its padding included.
    let range: Range<Int>
    private let sextets: [UInt8]
    private let isCutBefore: Bool
    private let isCutAfter: Bool

    /// Every run that is long enough to encode some bytes.
    ///
    /// A plus sign or a slash may be escaped, and the run may be folded into lines, as mail does it, and indented.
    static func all(in text: [UInt8], cuts: [Range<Int>], holding leastCount: Int) -> [Base64Word] {
        let starts = Set(cuts.map(\.lowerBound))
        let ends = Set(cuts.map(\.upperBound))
        var words: [Base64Word] = []
        var index = 0
        while index < text.count {
            guard let first = Base64Letter.read(in: text, at: index) else {
                index += 1
                continue
            }
            let start = index
            var sextets = [first.sextet]
            index = first.end
            var line = 1
            while true {
                if let next = Base64Letter.read(in: text, at: index) {
                    sextets.append(next.sextet)
                    index = next.end
                    line += 1
                } else if let start = Base64Letter.nextLine(in: text, at: index, behind: line),
                    Base64Letter.read(in: text, at: start) != nil
                {
                    index = start
                    line = 0
                } else {
                    break
                }
            }
            while index < text.count, text[index] == UInt8(ascii: "=") { index += 1 }
            let isCut = (before: ends.contains(start), after: starts.contains(index))
            // A value of n bytes fills at least this many letters; of a cut one two bytes may be left.
            let least = isCut.before || isCut.after ? 2 : leastCount
            guard sextets.count >= (least * 8 + 5) / 6 else { continue }
            words.append(
                Base64Word(
                    range: start..<index, sextets: sextets, isCutBefore: isCut.before, isCutAfter: isCut.after
                ))
        }
        return words
    }

    /// Whether the secret, or a part of it that cutting left, stands in what the word encodes.
    ///
    /// The encoded text may begin anywhere in the word (other letters may touch it), so that all four ways to
    /// group the letters are tried.
    func holds(_ secrets: [EncodedSecret]) -> Bool {
        [0, 2, 4, 6].contains { skipped in
            let decoded = decoded(skippingBits: skipped)
            return secrets.contains { secret in
                secret.stands(in: decoded)
                    || !secret.parts(of: decoded, isCutBefore: isCutBefore, isCutAfter: isCutAfter).isEmpty
            }
        }
    }

    private func decoded(skippingBits skipped: Int) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(sextets.count * 3 / 4)
        var buffer: UInt32 = 0
        var bits = -skipped
        for sextet in sextets {
            buffer = (buffer << 6 | UInt32(sextet)) & 0xFFFF
            bits += 6
            if bits >= 8 {
                bits -= 8
                output.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
            }
        }
        return output
    }
}

/// One letter of Base64 or of its URL alphabet (RFC 4648 §4, §5) in a text.
private enum Base64Letter {
    /// What the letter that begins at `index` stands for, and where it ends.
    static func read(in text: [UInt8], at index: Int) -> (sextet: UInt8, end: Int)? {
        guard index < text.count else { return nil }
        if let sextet = sextet(text[index]) { return (sextet, index + 1) }
        switch text[index] {
        case UInt8(ascii: "%"), UInt8(ascii: "\\"), UInt8(ascii: "&"): break
        default: return nil
        }
        for (scalar, sextet) in [("+", 62), ("/", 63)] as [(Unicode.Scalar, UInt8)] {
            var end: Int?
            EscapedScalar.ends(of: scalar, in: text, at: index) { end = max($0, end ?? $0) }
            if let end { return (sextet, end) }
        }
        return nil
    }

    /// Shorter lines are words.
    private static let shortestLine = 60

    /// Where the next line begins if one of so many letters ends at `index`: behind the line end, however it is
    /// escaped, and what the line is indented by; or behind the space that messages show in its place.
    static func nextLine(in text: [UInt8], at index: Int, behind letters: Int) -> Int? {
        guard index < text.count else { return nil }
        switch text[index] {
        case 0x0A, 0x0D, UInt8(ascii: "%"), UInt8(ascii: "\\"), UInt8(ascii: "&"): break
        case 0x20 where letters >= shortestLine: break
        default: return nil
        }
        var end = index
        for scalar in ["\r", "\n"] as [Unicode.Scalar] {
            var longest = end
            EscapedScalar.ends(of: scalar, in: text, at: end) { longest = max(longest, $0) }
            end = longest
        }
        guard end > index || letters >= shortestLine else { return nil }
        while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
        return end > index ? end : nil
    }

    private static func sextet(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
