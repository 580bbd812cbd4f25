/// What makes a new value each time it is asked.
package enum Generator: Sendable, Hashable {
    case uuid
    /// The time now, ISO 8601 in UTC.
    case now
    /// The time now in seconds since 1970.
    case timestamp
    case randomInt(ClosedRange<Int>)
    /// So many letters and digits.
    case randomText(Int)
    /// 1, 2, 3 …
    case counter
}
