package import Platform

/// The dates of cookies, which come in many shapes (RFC 6265bis §5.1.1).
package enum CookieDate {
    /// Nil where the text holds no time, day, month and year, or they are no date.
    package static func parse(_ text: String) -> WallTime? {
        var fields = Fields()
        for token in Array(text.utf8).split(whereSeparator: isDelimiter) { fields.take(token) }
        guard let time = fields.time, let day = fields.day, let month = fields.month,
            let year = fields.year.map(fullYear), year >= 1601, time.hour <= 23, time.minute <= 59,
            time.second <= 59, day >= 1, day <= daysIn(month: month, year: year)
        else { return nil }
        let seconds = time.hour * 3600 + time.minute * 60 + time.second
        return WallTime(seconds: Int64(daysSinceEpoch(year: year, month: month, day: day) * 86_400 + seconds))
    }

    private struct Fields {
        var time: (hour: Int, minute: Int, second: Int)?
        var day: Int?
        var month: Int?
        var year: Int?

        /// Each field is filled by the first token that fits and no field before it wants.
        mutating func take(_ token: ArraySlice<UInt8>) {
            if time == nil, let found = CookieDate.time(token) {
                time = found
            } else if day == nil, let found = CookieDate.number(token, digits: 1...2) {
                day = found
            } else if month == nil, let found = CookieDate.month(token) {
                month = found
            } else if year == nil, let found = CookieDate.number(token, digits: 2...4) {
                year = found
            }
        }
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x20...0x2F, 0x3B...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    /// `H:M:S` with one or two digits each and anything but a digit behind.
    private static func time(_ token: ArraySlice<UInt8>) -> (Int, Int, Int)? {
        let parts = token.split(
            separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let hour = number(parts[0], digits: 1...2, whole: true),
            let minute = number(parts[1], digits: 1...2, whole: true),
            let second = number(parts[2], digits: 1...2)
        else { return nil }
        return (hour, minute, second)
    }

    /// The number at the front of the token; behind it stands nothing, or no digit.
    private static func number(
        _ token: ArraySlice<UInt8>, digits count: ClosedRange<Int>, whole: Bool = false
    ) -> Int? {
        let digits = token.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        guard count.contains(digits.count), !whole || digits.count == token.count else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    private static func month(_ token: ArraySlice<UInt8>) -> Int? {
        let name = token.prefix(3).map(Token.lowered)
        return months.firstIndex { $0.utf8.elementsEqual(name) }.map { $0 + 1 }
    }

    private static func fullYear(_ year: Int) -> Int {
        switch year {
        case 70...99: year + 1900
        case 0...69: year + 2000
        default: year
        }
    }

    private static func daysIn(month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days from 1970-01-01 in the Gregorian calendar; the year counts from March, so that a leap day ends it.
    private static func daysSinceEpoch(year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let leapDays = shifted / 4 - shifted / 100 + shifted / 400
        return shifted * 365 + leapDays + dayOfYear - 719_468
    }
}
