/// A part of a date by its letter in a ``DatePattern``.
enum DateField: Unicode.Scalar, Sendable, CaseIterable {
    case weekdayName = "a"
    case fullWeekdayName = "A"
    case monthName = "b"
    case fullMonthName = "B"
    case century = "C"
    case day = "d"
    case spacedDay = "e"
    case fraction = "f"
    case shortWeekYear = "g"
    case weekYear = "G"
    case hour = "H"
    case hour12 = "I"
    case dayOfYear = "j"
    case month = "m"
    case minute = "M"
    case half = "p"
    case epoch = "s"
    case second = "S"
    case weekdayFromMonday = "u"
    case weekFromSunday = "U"
    case isoWeek = "V"
    case weekday = "w"
    case weekFromMonday = "W"
    case shortYear = "y"
    case year = "Y"
    case offset = "z"
    case zone = "Z"

    static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]

    var isNumber: Bool {
        switch self {
        case .weekdayName, .fullWeekdayName, .monthName, .fullMonthName, .half, .offset, .zone, .fraction:
            false
        default: true
        }
    }

    /// Whether a date can be read by it; the others say nothing that a date could be made of.
    var isReadable: Bool {
        switch self {
        case .century, .shortWeekYear, .weekYear, .weekFromSunday, .isoWeek, .weekFromMonday: false
        default: true
        }
    }
}
