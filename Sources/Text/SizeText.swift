/// Sizes as a spec writes them (LANGUAGE.md §2): a number and a unit.
package enum SizeText {
    private static let units: [(name: String, bytes: Int)] = [
        ("B", 1), ("kB", 1_000), ("KB", 1_000), ("MB", 1_000_000), ("GB", 1_000_000_000), ("KiB", 1 << 10),
        ("MiB", 1 << 20), ("GiB", 1 << 30),
    ]

    /// What a message says about the form it expects.
    package static let form = "a size such as \"500kB\" or \"10MB\""

    /// A regular expression for what is read, without anchors.
    package static let pattern = DecimalText.pattern(units: units.map(\.name))

    /// Reads `10MB` (10⁶ bytes), `500kB`, `1.5GB`, `64MiB` (2²⁰); bytes, or nil for anything else.
    package static func parse(_ text: String) -> Int? {
        guard let number = DecimalText(text), let unit = units.first(where: { $0.name == number.unit }) else {
            return nil
        }
        return number.times(unit.bytes)
    }

    /// What to say of a number with a unit that is no size all the same; nil for any other text.
    package static func limits(of text: String) -> String? {
        guard parse(text) == nil, DecimalText.isNumber(text, with: units.map(\.name)) else { return nil }
        return "a size is a byte at least and \(Int.max / 1_000_000_000)GB at most"
    }

    /// Writes a number of bytes in the largest decimal unit that needs no fraction.
    package static func format(_ bytes: Int) -> String {
        let unit = [("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1_000)].first { bytes % $0.1 == 0 }
        guard let unit, bytes != 0 else { return "\(bytes)B" }
        return "\(bytes / unit.1)\(unit.0)"
    }
}
