import JSON
import Results
import Text

/// Moments and lengths of time as HAR writes them.
struct HARClock {
    private let start: DateTime?
    /// As it was told, where it could not be read.
    private let startedAt: String

    /// - Parameter startedAt: when the run began.
    init(startedAt: String) {
        self.startedAt = startedAt
        start = DateTime(iso: startedAt)
    }

    /// A moment of the run: `2026-11-30T04:05:06.007Z`.
    func text(_ moment: Duration) -> String {
        guard let date = start?.adding(moment) else { return startedAt }
        let seconds = DateTime(secondsSinceEpoch: date.secondsSinceEpoch).iso8601
        let fraction = String(date.nanoseconds / 1_000_000)
        return seconds.dropLast() + "." + String(repeating: "0", count: 3 - fraction.count) + fraction + "Z"
    }

    /// Milliseconds with as much of a fraction as microseconds give: `12`, `0.25`.
    static func milliseconds(_ duration: Duration) -> JSONValue {
        number(ofMicroseconds: microseconds(duration))
    }

    static func microseconds(_ duration: Duration) -> Int {
        let (seconds, attoseconds) = duration.components
        let (whole, overflow) = Int(seconds).multipliedReportingOverflow(by: 1_000_000)
        return overflow ? 0 : max(0, whole + Int(attoseconds / 1_000_000_000_000))
    }

    static func number(ofMicroseconds count: Int) -> JSONValue {
        var fraction = String(count % 1_000)
        guard fraction != "0" else { return .number(JSONNumber(count / 1_000)) }
        fraction = String(repeating: "0", count: 3 - fraction.count) + fraction
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return .number(JSONNumber(validated: "\(count / 1_000).\(fraction)"))
    }
}

/// Where the time of an exchange went.
struct HARTimings {
    /// The sum of the parts.
    let time: JSONValue
    let json: JSONValue

    init(_ timing: RecordedTiming?) {
        guard let timing else {
            time = 0
            json = ["blocked": -1, "dns": -1, "connect": -1, "ssl": -1, "send": 0, "wait": 0, "receive": 0]
            return
        }
        let dns = HARClock.microseconds(timing.dns)
        let tls = HARClock.microseconds(timing.tls)
        let connect = HARClock.microseconds(timing.connect) + tls
        let total = HARClock.microseconds(timing.total)
        let first = HARClock.microseconds(timing.firstByte)
        let wait = max(0, first - dns - connect)
        let receive = max(0, total - first)
        time = HARClock.number(ofMicroseconds: dns + connect + wait + receive)
        func part(_ count: Int) -> JSONValue { count == 0 ? -1 : HARClock.number(ofMicroseconds: count) }
        json = [
            "blocked": -1, "dns": part(dns), "connect": part(connect), "ssl": part(tls),
            // What sending took is not known apart.
            "send": 0, "wait": HARClock.number(ofMicroseconds: wait),
            "receive": HARClock.number(ofMicroseconds: receive),
        ]
    }
}
