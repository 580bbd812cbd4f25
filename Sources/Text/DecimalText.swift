/// A number and the unit that follows it, as in `1.5s`: what ``DurationText`` and ``SizeText`` have in common.
struct DecimalText {
    /// The decimal number as `digits` × 10^-`places`.
    let digits: Int
    let places: Int
    let unit: Substring

    /// Nil where the text does not begin with digits, or with digits, a dot and digits, or has more than 18.
    init?(_ text: String) {
        let end = text.unicodeScalars.firstIndex { !("0"..."9").contains($0) && $0 != "." } ?? text.endIndex
        let parts = text[..<end].split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 1 || parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        let joined = parts.joined()
        guard joined.utf8.count <= 18, let digits = Int(joined) else { return nil }
        self.digits = digits
        places = parts.count == 2 ? parts[1].utf8.count : 0
        unit = text[end...]
    }

    /// Whether a text is a number with one of these units, however large it is.
    static func isNumber(_ text: String, with units: [String]) -> Bool {
        let end = text.unicodeScalars.firstIndex { !("0"..."9").contains($0) && $0 != "." } ?? text.endIndex
        let parts = text[..<end].split(separator: ".", omittingEmptySubsequences: false)
        return (1...2).contains(parts.count) && parts.allSatisfy { !$0.isEmpty }
            && units.contains { $0 == text[end...] }
    }

    /// A regular expression for a number with one of these units. That a number can be too large is not in it.
    static func pattern(units: [String]) -> String { "[0-9]+(\\.[0-9]+)?(\(units.joined(separator: "|")))" }

    /// The number times a factor, rounded down, or nil where it does not fit, or where nothing is left of it:
    /// zero often means that there is no limit.
    func times(_ factor: Int) -> Int? {
        var scale: Int128 = 1
        for _ in 0..<places { scale *= 10 }
        let product = Int128(digits) * Int128(factor) / scale
        return product == 0 && digits > 0 ? nil : Int(exactly: product)
    }
}
