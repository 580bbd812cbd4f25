/// Durations as reports write them: digits and a dot in every locale.
enum DurationStyle {
    /// Seconds with three decimals: `0.012`.
    static func seconds(_ duration: Duration) -> String {
        let milliseconds = rounded(duration, toTenPower: 15)
        let fraction = String(milliseconds % 1000)
        return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
    }

    /// For a person: `12 ms` below a second, `1.24 s` above.
    static func short(_ duration: Duration) -> String {
        let milliseconds = rounded(duration, toTenPower: 15)
        guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
        let hundredths = rounded(duration, toTenPower: 16)
        let fraction = String(hundredths % 100)
        return "\(hundredths / 100)." + String(repeating: "0", count: 2 - fraction.count) + fraction + " s"
    }

    /// Whole microseconds.
    static func microseconds(_ duration: Duration) -> Int64 { rounded(duration, toTenPower: 12) }

    /// For a part of a call: milliseconds with one decimal.
    static func fine(_ duration: Duration) -> String {
        let tenths = rounded(duration, toTenPower: 14)
        return "\(tenths / 10).\(tenths % 10) ms"
    }

    /// For what goes on: whole seconds, `7 s`, `1 min 5 s`, `2 h 3 min`.
    static func running(_ duration: Duration) -> String {
        let seconds = max(0, duration.components.seconds)
        if seconds < 60 { return "\(seconds) s" }
        if seconds < 3600 { return "\(seconds / 60) min \(seconds % 60) s" }
        return "\(seconds / 3600) h \(seconds / 60 % 60) min"
    }

    /// The duration in units of 10^`power` attoseconds, rounded half up; a negative duration is none.
    private static func rounded(_ duration: Duration, toTenPower power: Int) -> Int64 {
        let parts = duration.components
        guard parts.seconds >= 0, parts.attoseconds >= 0 else { return 0 }
        var unit: Int64 = 1
        for _ in 0..<power { unit *= 10 }
        let perSecond = 1_000_000_000_000_000_000 / unit
        // A run of more than a hundred million years is not worth a trap.
        let seconds = min(parts.seconds, Int64.max / 1_000_000 / perSecond)
        return seconds * perSecond + (parts.attoseconds + unit / 2) / unit
    }
}
