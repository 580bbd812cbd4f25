extension DatePattern {
    /// Why no date can be read by the pattern; nil where one can.
    package var readingFault: String? {
        var hasYear = false
        for case .field(let field, _) in parts {
            if !field.isReadable { return "%\(field.rawValue) can be written, not read" }
            if field == .year || field == .shortYear || field == .epoch { hasYear = true }
        }
        return hasYear ? nil : "a date needs a year: %Y, %y or %s"
    }

    /// The date that the text writes by the pattern, as `strptime` of POSIX.1-2017 reads it; nil where the text
    /// is another, to its end.
    ///
    /// White space in the pattern stands for any, names are read in either case and length, what is missing
    /// of month and day is the first. Without a time it is a day; a time without a zone is UTC. A weekday must
    /// be that of the date.
    package func date(from text: String) -> ZonedDateTime? {
        var reader = DateReader(text)
        for part in parts {
            let fits =
                switch part {
                case .text(let literal): reader.take(literal: literal)
                case .field(let field, _): reader.take(field)
                }
            guard fits else { return nil }
        }
        return reader.isAtEnd ? reader.fields.date : nil
    }
}

/// What was read of a date.
private struct ReadFields {
    var numbers: [DateField: Int] = [:]
    var offset: Int?
    var isAfternoon: Bool?

    var date: ZonedDateTime? {
        let nanoseconds = numbers[.fraction] ?? 0
        if let epoch = numbers[.epoch] {
            let moment = DateTime(secondsSinceEpoch: epoch, nanoseconds: nanoseconds)
            let date = ZonedDateTime(moment, offset: offset ?? 0)
            return date.fields == nil ? nil : date
        }
        guard let day, weekdayFits(day), let hour else { return nil }
        let midnight = day.daysSinceEpoch * 86_400
        guard hasTime else {
            return ZonedDateTime(DateTime(secondsSinceEpoch: midnight), offset: nil, isDay: true)
        }
        let second = numbers[.second] ?? 0
        // A leap second is the last nanosecond of its minute, as in ISO dates.
        let seconds = hour * 3_600 + (numbers[.minute] ?? 0) * 60 + min(second, 59)
        return ZonedDateTime(
            DateTime(
                secondsSinceEpoch: midnight + seconds - (offset ?? 0),
                nanoseconds: second == 60 ? 999_999_999 : nanoseconds), offset: offset ?? 0)
    }

    private var hasTime: Bool {
        [.hour, .hour12, .minute, .second, .fraction].contains { numbers[$0] != nil } || offset != nil
    }

    private var day: CivilDate? {
        // POSIX: 69 to 99 are of the twentieth century, 00 to 68 of the one after it.
        let short = numbers[.shortYear].map { $0 < 69 ? 2_000 + $0 : 1_900 + $0 }
        guard let year = numbers[.year] ?? short else { return nil }
        if let dayOfYear = numbers[.dayOfYear] {
            guard let first = CivilDate(year: year, month: 1, day: 1),
                let date = CivilDate(daysSinceEpoch: first.daysSinceEpoch + dayOfYear - 1), date.year == year
            else { return nil }
            return date
        }
        return CivilDate(year: year, month: numbers[.month] ?? 1, day: numbers[.day] ?? 1)
    }

    private func weekdayFits(_ day: CivilDate) -> Bool {
        guard let weekday = numbers[.weekday] else { return true }
        return CalendarFields(secondsSinceEpoch: day.daysSinceEpoch * 86_400)?.weekday == weekday
    }

    private var hour: Int? {
        guard let hour = numbers[.hour12] else { return numbers[.hour] ?? 0 }
        return hour % 12 + (isAfternoon == true ? 12 : 0)
    }
}

/// Reads the parts of a date from the left.
private struct DateReader {
    private(set) var fields = ReadFields()
    private var rest: Substring.UnicodeScalarView

    init(_ text: String) {
        rest = text.unicodeScalars[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(literal: String) -> Bool {
        for scalar in literal.unicodeScalars {
            if scalar.properties.isWhitespace {
                rest = rest.drop { $0.properties.isWhitespace }
            } else {
                guard rest.first == scalar else { return false }
                rest.removeFirst()
            }
        }
        return true
    }

    mutating func take(_ field: DateField) -> Bool {
        switch field {
        case .weekdayName, .fullWeekdayName: return keep(name(of: DateField.weekdays), as: .weekday)
        case .monthName, .fullMonthName: return keep(name(of: DateField.months).map { $0 + 1 }, as: .month)
        case .half: return takeHalf()
        case .zone:
            fields.offset = ["UTC", "GMT", "UT", "Z"].contains { take(word: $0) } ? 0 : nil
            return fields.offset != nil
        case .offset:
            fields.offset = takeOffset()
            return fields.offset != nil
        case .epoch: return takeEpoch()
        case .fraction: return takeFraction()
        default: return takeNumber(field)
        }
    }

    private mutating func keep(_ value: Int?, as field: DateField) -> Bool {
        guard let value else { return false }
        fields.numbers[field] = value
        return true
    }

    /// The place of the name that comes next, whole or its first three letters.
    private mutating func name(of names: [String]) -> Int? {
        names.firstIndex { take(word: $0) } ?? names.firstIndex { take(word: String($0.prefix(3))) }
    }

    private mutating func take(word: String) -> Bool {
        let next = rest.prefix(word.unicodeScalars.count)
        let isThere = next.elementsEqual(word.unicodeScalars) { left, right in
            left == right || left.isASCII && right.isASCII && left.value | 0x20 == right.value | 0x20
        }
        if isThere { rest = rest[next.endIndex...] }
        return isThere
    }

    private mutating func digits(_ counts: ClosedRange<Int>) -> (value: Int, count: Int)? {
        let digits = rest.prefix(counts.upperBound).prefix { ("0"..."9").contains($0) }
        guard digits.count >= counts.lowerBound, let value = Int(String(digits)) else { return nil }
        rest = rest[digits.endIndex...]
        return (value, digits.count)
    }

    private mutating func takeHalf() -> Bool {
        let isAfternoon = take(word: "PM")
        guard isAfternoon || take(word: "AM") else { return false }
        fields.isAfternoon = isAfternoon
        return true
    }

    private mutating func takeEpoch() -> Bool {
        let isNegative = rest.first == "-"
        if isNegative { rest.removeFirst() }
        return keep(digits(1...15).map { isNegative ? -$0.value : $0.value }, as: .epoch)
    }

    private mutating func takeFraction() -> Bool {
        guard let (value, count) = digits(1...9) else { return false }
        return keep((count..<9).reduce(value) { value, _ in value * 10 }, as: .fraction)
    }

    /// `Z`, `+hh`, `+hhmm` or `+hh:mm`, in seconds east of UTC.
    private mutating func takeOffset() -> Int? {
        if take(word: "Z") { return 0 }
        let isWest = rest.first == "-"
        guard isWest || rest.first == "+" else { return nil }
        rest.removeFirst()
        guard let hours = digits(2...2)?.value, hours < 24 else { return nil }
        let hasColon = rest.first == ":"
        if hasColon { rest.removeFirst() }
        guard let minutes = digits(2...2)?.value ?? (hasColon ? nil : 0), minutes < 60 else { return nil }
        return (hours * 3_600 + minutes * 60) * (isWest ? -1 : 1)
    }

    private mutating func takeNumber(_ field: DateField) -> Bool {
        let (range, width, kept): (ClosedRange<Int>, Int, DateField) =
            switch field {
            case .year: (0...9_999, 4, .year)
            case .shortYear: (0...99, 2, .shortYear)
            case .month: (1...12, 2, .month)
            case .hour: (0...23, 2, .hour)
            case .hour12: (1...12, 2, .hour12)
            case .minute: (0...59, 2, .minute)
            case .second: (0...60, 2, .second)
            case .dayOfYear: (1...366, 3, .dayOfYear)
            case .weekday: (0...6, 1, .weekday)
            case .weekdayFromMonday: (1...7, 1, .weekday)
            default: (1...31, 2, .day)
            }
        rest = rest.drop { $0 == " " }
        guard let value = digits(1...width)?.value, range ~= value else { return false }
        return keep(field == .weekdayFromMonday ? value % 7 : value, as: kept)
    }
}
