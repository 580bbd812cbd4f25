/// Durations as a spec writes them (LANGUAGE.md §2): a number and a unit.
package enum DurationText {
    /// The units, smallest first, in nanoseconds.
    private static let units: [(name: String, nanoseconds: Int)] = [
        ("ms", 1_000_000), ("s", 1_000_000_000), ("m", 60_000_000_000), ("h", 3_600_000_000_000),
        ("d", 86_400_000_000_000),
    ]

    /// What a message says about the form it expects.
    package static let form = "a duration such as \"250ms\", \"10s\", \"2m\" or \"1h\""

    /// A regular expression for what is read, without anchors.
    package static let pattern = DecimalText.pattern(units: units.map(\.name))

    /// Reads `250ms`, `10s`, `1.5s`, `2m`, `1h`, `7d`; nil for anything else, a number without a unit and
    /// more than 292 years included.
    package static func parse(_ text: String) -> Duration? {
        guard let number = DecimalText(text), let unit = units.first(where: { $0.name == number.unit }),
            let nanoseconds = number.times(unit.nanoseconds)
        else { return nil }
        return .nanoseconds(nanoseconds)
    }

    /// What to say of a number with a unit that is no duration all the same; nil for any other text.
    package static func limits(of text: String) -> String? {
        guard parse(text) == nil, DecimalText.isNumber(text, with: units.map(\.name)) else { return nil }
        return "a duration is a nanosecond at least and 292 years at most"
    }

    /// Writes a duration in the largest unit of `ms s m h` that needs no fraction; a part of a millisecond
    /// is rounded to the nearest.
    package static func format(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let milliseconds = Int128(seconds) * 1_000 + Int128(attoseconds) / 1_000_000_000_000_000
        let rest = Int128(attoseconds) % 1_000_000_000_000_000
        let rounded = milliseconds + (rest >= 500_000_000_000_000 ? 1 : rest <= -500_000_000_000_000 ? -1 : 0)
        let unit = units.last { $0.name != "d" && rounded % Int128($0.nanoseconds / 1_000_000) == 0 }
        guard let unit, rounded != 0 else { return "0ms" }
        return "\(rounded / Int128(unit.nanoseconds / 1_000_000))\(unit.name)"
    }
}
