/// A moment: seconds and nanoseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
package struct WallTime: Sendable, Hashable, Comparable {
    package var seconds: Int64
    /// 0 to 999,999,999.
    package var nanoseconds: Int32

    package init(seconds: Int64, nanoseconds: Int32 = 0) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    package static func < (left: WallTime, right: WallTime) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
}
