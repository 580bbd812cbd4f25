/// A moment as it is written down: with the offset of its time zone, or as a day alone.
package struct ZonedDateTime: Sendable, Hashable {
    /// The moment; of a text without an offset as if it were UTC.
    package let moment: DateTime
    /// Seconds east of UTC; nil where the text had none.
    package let offset: Int?
    /// Whether it is a day without a time.
    package let isDay: Bool

    package init(_ moment: DateTime, offset: Int? = 0, isDay: Bool = false) {
        self.moment = moment
        self.offset = offset
        self.isDay = isDay
    }

    /// So much later, in the same time zone. A day moved by whole days stays a day.
    ///
    /// Nil outside the years 0…9999.
    package func adding(_ duration: Duration) -> ZonedDateTime? {
        guard let moved = moment.adding(duration) else { return nil }
        let isWhole = moved.nanoseconds == 0 && moved.secondsSinceEpoch % 86_400 == 0
        let result = ZonedDateTime(moved, offset: isDay && !isWhole ? 0 : offset, isDay: isDay && isWhole)
        return result.fields == nil ? nil : result
    }

    /// As RFC 3339 writes it, in its own time zone: `2024-05-01T12:30:00.250+02:00`, `2024-05-01` for a day.
    ///
    /// Nil outside the years 0…9999.
    package var iso8601: String? {
        guard let fields else { return nil }
        if isDay { return fields.isoDay }
        return fields.isoDay + "T" + fields.isoTime + moment.isoFraction + (offset.map(Self.isoOffset) ?? "")
    }

    /// The day and the time of day that a calendar and a clock in its time zone show; nil outside the years
    /// 0…9999.
    var fields: CalendarFields? {
        let (local, overflow) = moment.secondsSinceEpoch.addingReportingOverflow(offset ?? 0)
        guard !overflow else { return nil }
        return CalendarFields(secondsSinceEpoch: local)
    }

    /// `Z` or `+02:00`.
    static func isoOffset(_ offset: Int) -> String {
        offset == 0 ? "Z" : written(offset: offset, separator: ":")
    }

    /// `+0200` or `+02:00`.
    static func written(offset: Int, separator: String) -> String {
        let minutes = Int(offset.magnitude / 60)
        return (offset < 0 ? "-" : "+") + minutes.quotientAndRemainder(dividingBy: 60).quotient.padded(2)
            + separator + (minutes % 60).padded(2)
    }
}

/// A day and the time of day.
struct CalendarFields {
    let date: CivilDate
    /// Since midnight.
    let seconds: Int

    init?(secondsSinceEpoch: Int) {
        let day =
            secondsSinceEpoch >= 0 ? secondsSinceEpoch / 86_400 : (secondsSinceEpoch + 1) / 86_400 - 1
        guard let date = CivilDate(daysSinceEpoch: day) else { return nil }
        self.date = date
        seconds = secondsSinceEpoch - day * 86_400
    }

    var hour: Int { seconds / 3_600 }
    var minute: Int { seconds / 60 % 60 }
    var second: Int { seconds % 60 }
    /// 0 for Sunday.
    var weekday: Int { (date.daysSinceEpoch % 7 + 11) % 7 }
    /// 0 for the first of January.
    var dayOfYear: Int {
        date.daysSinceEpoch - (CivilDate(year: date.year, month: 1, day: 1)?.daysSinceEpoch ?? 0)
    }

    /// `2024-05-01`.
    var isoDay: String { "\(date.year.padded(4))-\(date.month.padded(2))-\(date.day.padded(2))" }
    /// `12:30:00`.
    var isoTime: String { "\(hour.padded(2)):\(minute.padded(2)):\(second.padded(2))" }
}

extension Int {
    /// With zeros in front up to a width; not negative.
    func padded(_ width: Int, with filler: String = "0") -> String {
        let digits = String(self)
        return String(repeating: filler, count: Swift.max(0, width - digits.utf8.count)) + digits
    }
}
