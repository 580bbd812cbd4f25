extension EncodedSecret {
    /// How many characters of a secret that was cut may stay: too few to hide, as one letter is in every word.
    private static let harmless = 1
    private static let ellipsis = Array("…".utf8)

    /// The places of "…", with which messages show that they cut.
    static func cuts(in text: [UInt8]) -> [Range<Int>] {
        guard text.count >= ellipsis.count else { return [] }
        return (0...text.count - ellipsis.count).filter { start in
            text[start] == ellipsis[0] && text[start...].starts(with: ellipsis)
        }.map { $0..<$0 + ellipsis.count }
    }

    /// The parts of the secret that are left at the ends of a text which was cut out of a longer one.
    ///
    /// - Parameters:
    ///   - text: the text between two cuts, or between a cut and an end.
    ///   - isCutBefore: whether something is missing before it.
    ///   - isCutAfter: whether something is missing behind it.
    /// - Returns: their places; none where there are none.
    func parts(of text: [UInt8], isCutBefore: Bool, isCutAfter: Bool) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        if isCutBefore, let end = endOfRest(in: text, isCutAfter: isCutAfter) { parts.append(0..<end) }
        if isCutAfter, let start = startOfBeginning(in: text) { parts.append(start..<text.count) }
        return parts
    }

    /// Where the end of the secret ends whose beginning is cut away, or the middle of it that is left.
    private func endOfRest(in text: [UInt8], isCutAfter: Bool) -> Int? {
        guard scalars.count > EncodedSecret.harmless + 1 else { return nil }
        for skipped in 1..<scalars.count - EncodedSecret.harmless {
            if let end = end(of: scalars[skipped...], in: text, at: 0, mayBeCut: isCutAfter) { return end }
        }
        return nil
    }

    /// Where the secret begins whose end is cut away.
    private func startOfBeginning(in text: [UInt8]) -> Int? {
        let first = max(0, text.count - bytes.count * EscapedScalar.widest)
        return (first..<text.count).first { start in
            mayBegin(with: text[start])
                && end(of: scalars[...], in: text, at: start, mayBeCut: true) == text.count
        }
    }

    /// Where the last of some of its scalars ends, the first standing at `start`; where the text may be cut,
    /// its end stands for all that is missing, once there was more of the secret than is harmless.
    private func end(
        of scalars: ArraySlice<Unicode.Scalar>, in text: [UInt8], at start: Int, mayBeCut: Bool
    ) -> Int? {
        var open: Set<Int> = [start]
        for (count, scalar) in scalars.enumerated() {
            if mayBeCut, count > EncodedSecret.harmless,
                open.contains(where: { EncodedSecret.isBegun(scalar, in: text[$0...]) })
            {
                return text.count
            }
            var next: Set<Int> = []
            for position in open {
                EscapedScalar.ends(of: scalar, in: text, at: position) { next.insert($0) }
            }
            if next.isEmpty { return nil }
            open = next
        }
        return open.max()
    }

    /// Whether this is nothing, the first bytes of the scalar, or an escape without its end.
    private static func isBegun(_ scalar: Unicode.Scalar, in rest: ArraySlice<UInt8>) -> Bool {
        guard let first = rest.first else { return true }
        if String(scalar).utf8.starts(with: rest) { return true }
        return rest.count < EscapedScalar.widest
            && [UInt8(ascii: "\\"), UInt8(ascii: "%"), UInt8(ascii: "&")].contains(first)
    }
}
