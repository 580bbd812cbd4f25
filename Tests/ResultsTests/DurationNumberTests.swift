import JSON
import Testing

@testable import Results

@Suite("Durations as numbers of seconds")
struct DurationNumberTests {
    @Test(
        "a duration is written exactly and comes back",
        arguments: [
            (Duration.zero, "0"), (.seconds(1), "1"), (.milliseconds(12), "0.012"),
            (.nanoseconds(1), "0.000000001"), (.milliseconds(1_002_500), "1002.5"),
            (.milliseconds(-1_500), "-1.5"), (.milliseconds(-5), "-0.005"),
            (
                Duration(secondsComponent: 999_999_999, attosecondsComponent: 999_999_999_999_999_999),
                "999999999.999999999999999999"
            ),
            (Duration(secondsComponent: 0, attosecondsComponent: 1), "0.000000000000000001"),
        ])
    func exact(_ duration: Duration, _ text: String) {
        var json = JSONBytes()
        json.value(seconds: duration)
        #expect(String(decoding: json.bytes, as: UTF8.self) == text)
        #expect(Duration(seconds: JSONNumber(validated: text)) == duration)
    }

    @Test(
        "a number that another program has written anew is taken",
        arguments: [
            ("1.0", Duration.seconds(1)), ("12e-3", .milliseconds(12)), ("1.5E+2", .seconds(150)),
            ("0e999", .zero),
            ("1e-30", .zero), ("-0", .zero),
            ("0.0000000000000000019", Duration(secondsComponent: 0, attosecondsComponent: 1)),
        ])
    func others(_ text: String, _ duration: Duration) {
        #expect(Duration(seconds: JSONNumber(validated: text)) == duration)
    }

    @Test(
        "a number that is no time of a run is refused",
        arguments: [
            "1000000000", "1e9", "1e999", "9223372036854775808", "99999999999999999999999999",
            "1e99999999999999999999", "1e-9223372036854775808", "0e9223372036854775807",
        ])
    func refused(_ text: String) {
        #expect(Duration(seconds: JSONNumber(validated: text)) == nil)
    }
}
