import Testing

@testable import Reports

@Suite("A duration in a report")
struct DurationStyleTests {
    @Test(
        "has three decimals and a dot, or the unit that a person would use",
        arguments: [
            (.zero, "0.000", "0 ms"), (.microseconds(499), "0.000", "0 ms"),
            (.microseconds(500), "0.001", "1 ms"), (.milliseconds(12), "0.012", "12 ms"),
            (.microseconds(999_499), "0.999", "999 ms"), (.microseconds(999_500), "1.000", "1.00 s"),
            (.milliseconds(1_234), "1.234", "1.23 s"), (.milliseconds(1_235), "1.235", "1.24 s"),
            (.seconds(3_723), "3723.000", "3723.00 s"), (.seconds(-5), "0.000", "0 ms"),
        ] as [(Duration, String, String)])
    func style(duration: Duration, seconds: String, short: String) {
        #expect(DurationStyle.seconds(duration) == seconds)
        #expect(DurationStyle.short(duration) == short)
    }
}
