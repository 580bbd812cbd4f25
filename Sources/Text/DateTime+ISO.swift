extension DateTime {
    /// Reads a date or a date with a time as RFC 3339 writes them (ISO 8601): `2024-05-01`,
    /// `2024-05-01T12:30Z`, `2024-05-01T12:30:00.25+02:00`.
    ///
    /// A date alone is its first moment; without an offset it is UTC. Digits after the ninth of a fraction are
    /// passed over; a leap second is the last nanosecond of its minute.
    package init?(iso text: String) {
        guard let written = ZonedDateTime(iso: text) else { return nil }
        self = written.moment
    }

    /// `2024-05-01T12:30:00Z`, with as many of three, six or nine digits of a fraction as it needs; in UTC.
    /// Moments outside the years 0…9999 are written as seconds since 1970.
    package var iso8601: String {
        ZonedDateTime(self).iso8601 ?? "\(secondsSinceEpoch)"
    }

    /// The part of a second with its point, empty where there is none.
    var isoFraction: String {
        if nanoseconds == 0 { return "" }
        if nanoseconds % 1_000_000 == 0 { return "." + (nanoseconds / 1_000_000).padded(3) }
        if nanoseconds % 1_000 == 0 { return "." + (nanoseconds / 1_000).padded(6) }
        return "." + nanoseconds.padded(9)
    }
}

extension ZonedDateTime {
    /// Reads what ``DateTime/init(iso:)`` reads, and keeps the offset.
    package init?(iso text: String) {
        var reader = ISOReader(text)
        guard let year = reader.digits(4), reader.take("-"), let month = reader.digits(2), reader.take("-"),
            let day = reader.digits(2), let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        let midnight = date.daysSinceEpoch * 86_400
        guard !reader.isAtEnd else {
            self.init(DateTime(secondsSinceEpoch: midnight), offset: nil, isDay: true)
            return
        }
        guard reader.take("T") || reader.take("t") || reader.take(" "), let time = reader.time() else {
            return nil
        }
        let hasOffset = !reader.isAtEnd
        guard let offset = reader.offset(), reader.isAtEnd else { return nil }
        self.init(
            DateTime(secondsSinceEpoch: midnight + time.seconds - offset, nanoseconds: time.nanoseconds),
            offset: hasOffset ? offset : nil)
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
