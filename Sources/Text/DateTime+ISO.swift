extension DateTime {
    /// Reads a date or a date with a time as RFC 3339 writes them (ISO 8601): `2024-05-01`,
    /// `2024-05-01T12:30Z`, `2024-05-01T12:30:00.25+02:00`.
    ///
    /// A date alone is its first moment; without an offset it is UTC. Digits after the ninth of a fraction are
    /// passed over; a leap second is the last nanosecond of its minute.
    package init?(iso text: String) {
        var reader = ISOReader(text)
        guard let year = reader.digits(4), reader.take("-"), let month = reader.digits(2), reader.take("-"),
            let day = reader.digits(2), let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        guard !reader.isAtEnd else {
            self.init(secondsSinceEpoch: date.daysSinceEpoch * 86_400)
            return
        }
        guard reader.take("T") || reader.take("t") || reader.take(" "), let time = reader.time(),
            let offset = reader.offset(), reader.isAtEnd
        else { return nil }
        self.init(
            secondsSinceEpoch: date.daysSinceEpoch * 86_400 + time.seconds - offset,
            nanoseconds: time.nanoseconds)
    }

    /// `2024-05-01T12:30:00Z`, with as many of three, six or nine digits of a fraction as it needs; in UTC.
    /// Moments outside the years 0…9999 are written as seconds since 1970.
    package var iso8601: String {
        let day = secondsSinceEpoch >= 0 ? secondsSinceEpoch / 86_400 : (secondsSinceEpoch + 1) / 86_400 - 1
        guard let date = CivilDate(daysSinceEpoch: day) else { return "\(secondsSinceEpoch)" }
        let seconds = secondsSinceEpoch - day * 86_400
        let clock = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { Self.padded($0, 2) }
        let dayText =
            "\(Self.padded(date.year, 4))-\(Self.padded(date.month, 2))-\(Self.padded(date.day, 2))"
        return "\(dayText)T\(clock.joined(separator: ":"))\(fraction)Z"
    }

    private var fraction: String {
        if nanoseconds == 0 { return "" }
        if nanoseconds % 1_000_000 == 0 { return "." + Self.padded(nanoseconds / 1_000_000, 3) }
        if nanoseconds % 1_000 == 0 { return "." + Self.padded(nanoseconds / 1_000, 6) }
        return "." + Self.padded(nanoseconds, 9)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}

/// Reads the parts of an ISO 8601 text from the left.
private struct ISOReader {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text[...].utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    /// Exactly so many digits.
    mutating func digits(_ count: Int) -> Int? {
        let digits = rest.prefix(count).prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard digits.count == count else { return nil }
        rest = rest.dropFirst(count)
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// `hh:mm`, `hh:mm:ss` or `hh:mm:ss.f`.
    mutating func time() -> (seconds: Int, nanoseconds: Int)? {
        guard let hour = digits(2), take(":"), let minute = digits(2), hour < 24, minute < 60 else {
            return nil
        }
        let whole = hour * 3_600 + minute * 60
        guard take(":") else { return (whole, 0) }
        guard let second = digits(2), second <= 60 else { return nil }
        guard let nanoseconds = take(".") || take(",") ? fraction() : 0 else { return nil }
        return second == 60 ? (whole + 59, 999_999_999) : (whole + second, nanoseconds)
    }

    private mutating func fraction() -> Int? {
        var nanoseconds = 0
        var count = 0
        while let digit = digits(1) {
            if count < 9 { nanoseconds = nanoseconds * 10 + digit }
            count += 1
        }
        guard count > 0 else { return nil }
        for _ in 0..<max(0, 9 - count) { nanoseconds *= 10 }
        return nanoseconds
    }

    /// `Z`, `+hh:mm`, `+hhmm`, `+hh` or nothing, in seconds east of UTC.
    mutating func offset() -> Int? {
        if isAtEnd || take("Z") || take("z") { return 0 }
        let west = rest.first == UInt8(ascii: "-")
        guard take("+") || take("-"), let hours = digits(2), hours < 24 else { return nil }
        guard !isAtEnd else { return west ? -hours * 3_600 : hours * 3_600 }
        _ = take(":")
        guard let minutes = digits(2), minutes < 60 else { return nil }
        let seconds = hours * 3_600 + minutes * 60
        return west ? -seconds : seconds
    }
}
