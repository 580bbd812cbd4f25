extension DatePattern {
    /// The date by the pattern, in its own time zone; nil outside the years 0…9999.
    package func text(of date: ZonedDateTime) -> String? {
        guard let fields = date.fields else { return nil }
        var text = ""
        for part in parts {
            switch part {
            case .text(let literal): text += literal
            case .field(let field, let isUnpadded):
                text += Self.text(of: field, isUnpadded ? 1 : nil, date, fields)
            }
        }
        return text
    }

    /// `width` is of a number, where it is not the usual one.
    private static func text(
        of field: DateField, _ width: Int?, _ date: ZonedDateTime, _ fields: CalendarFields
    ) -> String {
        switch field {
        case .weekdayName: String(DateField.weekdays[fields.weekday].prefix(3))
        case .fullWeekdayName: DateField.weekdays[fields.weekday]
        case .monthName: String(DateField.months[fields.date.month - 1].prefix(3))
        case .fullMonthName: DateField.months[fields.date.month - 1]
        case .half: fields.hour < 12 ? "AM" : "PM"
        case .spacedDay: fields.date.day.padded(width ?? 2, with: " ")
        case .fraction: (date.moment.nanoseconds / 1_000).padded(6)
        case .epoch: String(date.moment.secondsSinceEpoch)
        case .offset: ZonedDateTime.written(offset: date.offset ?? 0, separator: "")
        case .zone: (date.offset ?? 0) == 0 ? "UTC" : ZonedDateTime.isoOffset(date.offset ?? 0)
        default: number(field, fields).padded(width ?? self.width(of: field))
        }
    }

    private static func width(of field: DateField) -> Int {
        switch field {
        case .year, .weekYear: 4
        case .dayOfYear: 3
        case .weekday, .weekdayFromMonday: 1
        default: 2
        }
    }

    private static func number(_ field: DateField, _ fields: CalendarFields) -> Int {
        switch field {
        case .year: fields.date.year
        case .shortYear: fields.date.year % 100
        case .century: fields.date.year / 100
        case .month: fields.date.month
        case .hour: fields.hour
        case .hour12: (fields.hour + 11) % 12 + 1
        case .minute: fields.minute
        case .second: fields.second
        case .dayOfYear: fields.dayOfYear + 1
        case .weekday: fields.weekday
        case .weekdayFromMonday: (fields.weekday + 6) % 7 + 1
        case .weekFromSunday: (fields.dayOfYear + 7 - fields.weekday) / 7
        case .weekFromMonday: (fields.dayOfYear + 7 - (fields.weekday + 6) % 7) / 7
        case .isoWeek: isoWeek(fields).week
        case .weekYear: isoWeek(fields).year
        case .shortWeekYear: isoWeek(fields).year % 100
        default: fields.date.day
        }
    }

    /// ISO 8601: the week belongs to the year that its Thursday lies in.
    private static func isoWeek(_ fields: CalendarFields) -> (year: Int, week: Int) {
        let thursday = fields.date.daysSinceEpoch - (fields.weekday + 6) % 7 + 3
        guard let date = CivilDate(daysSinceEpoch: thursday),
            let first = CivilDate(year: date.year, month: 1, day: 1)
        else { return (fields.date.year, 1) }
        return (date.year, (thursday - first.daysSinceEpoch) / 7 + 1)
    }
}
