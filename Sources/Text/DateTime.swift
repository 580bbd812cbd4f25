/// A moment in time, to the nanosecond.
package struct DateTime: Sendable, Hashable, Comparable {
    /// Whole seconds since 1970-01-01T00:00:00Z, negative before it.
    package let secondsSinceEpoch: Int
    /// 0…999,999,999, after the whole second.
    package let nanoseconds: Int

    /// - Parameters:
    ///   - secondsSinceEpoch: whole seconds since 1970-01-01T00:00:00Z.
    ///   - nanoseconds: any number; whole seconds in it are carried over.
    package init(secondsSinceEpoch: Int, nanoseconds: Int = 0) {
        let carried =
            nanoseconds >= 0 ? nanoseconds / 1_000_000_000 : (nanoseconds - 999_999_999) / 1_000_000_000
        self.secondsSinceEpoch = secondsSinceEpoch &+ carried
        self.nanoseconds = nanoseconds - carried * 1_000_000_000
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.secondsSinceEpoch, left.nanoseconds) < (right.secondsSinceEpoch, right.nanoseconds)
    }

    /// This moment and a while later; nil where that is outside the years that 64 bits of seconds hold.
    package func adding(_ duration: Duration) -> DateTime? {
        let (seconds, attoseconds) = duration.components
        let (sum, overflow) = secondsSinceEpoch.addingReportingOverflow(Int(seconds))
        let carriedFits = !overflow && sum > Int.min + 2 && sum < Int.max - 2
        guard carriedFits else { return nil }
        return DateTime(
            secondsSinceEpoch: sum, nanoseconds: nanoseconds + Int(attoseconds / 1_000_000_000))
    }

    /// From another moment to this one; nil where it does not fit into a duration.
    package func duration(since other: DateTime) -> Duration? {
        let (seconds, overflow) = secondsSinceEpoch.subtractingReportingOverflow(other.secondsSinceEpoch)
        guard !overflow else { return nil }
        return .seconds(seconds) + .nanoseconds(nanoseconds - other.nanoseconds)
    }
}
