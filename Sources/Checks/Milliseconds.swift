import JSON

/// Durations as the source `time` gives them.
enum Milliseconds {
    /// Milliseconds with up to three decimals: 1.25 ms is `1.25`.
    static func number(_ duration: Duration) -> JSONNumber {
        let (seconds, attoseconds) = duration.components
        let microseconds = Int128(seconds) * 1_000_000 + Int128(attoseconds) / 1_000_000_000_000
        let sign = microseconds < 0 ? "-" : ""
        let whole = microseconds.magnitude / 1_000
        let digits = String(microseconds.magnitude % 1_000)
        var fraction = String(repeating: "0", count: 3 - digits.utf8.count) + digits
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return JSONNumber(validated: "\(sign)\(whole)" + (fraction.isEmpty ? "" : ".\(fraction)"))
    }
}
