import Testing
import Text

@Suite("Durations, sizes and visible text")
struct QuantityTests {
    @Test(
        "a duration is read",
        arguments: [
            ("250ms", .milliseconds(250)), ("10s", .seconds(10)), ("1.5s", .milliseconds(1_500)),
            ("2m", .seconds(120)), ("1h", .seconds(3_600)), ("7d", .seconds(604_800)), ("0s", .zero),
        ] as [(String, Duration)])
    func duration(text: String, expected: Duration) {
        #expect(DurationText.parse(text) == expected)
    }

    @Test(
        "what is no duration is refused",
        arguments: [
            "", "10", "s", "1 s", "-1s", "1e3s", "1.s", ".5s", "1.2.3s", "10S", "99999999999999999d", "1s2",
            // Too little to be kept: zero would be no limit.
            "0.0000001ms",
        ])
    func notDuration(text: String) {
        #expect(DurationText.parse(text) == nil)
    }

    @Test(
        "a duration is written in the largest unit that needs no fraction",
        arguments: [
            (.milliseconds(250), "250ms"), (.seconds(10), "10s"), (.milliseconds(1_500), "1500ms"),
            (.seconds(120), "2m"), (.seconds(7_200), "2h"), (.zero, "0ms"), (.microseconds(1_600), "2ms"),
            (.microseconds(400), "0ms"), (.seconds(-60), "-1m"),
        ] as [(Duration, String)])
    func durationText(duration: Duration, expected: String) {
        #expect(DurationText.format(duration) == expected)
    }

    @Test(
        "a size is read in powers of ten",
        arguments: [
            ("10MB", 10_000_000), ("0B", 0), ("500kB", 500_000), ("500KB", 500_000), ("1.5GB", 1_500_000_000),
            ("64MiB", 67_108_864),
        ])
    func size(text: String, expected: Int) {
        #expect(SizeText.parse(text) == expected)
    }

    @Test(
        "what is no size is refused",
        arguments: ["", "10", "MB", "10 MB", "-1MB", "10mb", "999999999999GB", "0.5B"])
    func notSize(text: String) {
        #expect(SizeText.parse(text) == nil)
    }

    @Test(
        "a size is written", arguments: [(64_000_000, "64MB"), (1_500, "1500B"), (2_000, "2kB"), (0, "0B")])
    func sizeText(bytes: Int, expected: String) {
        #expect(SizeText.format(bytes) == expected)
    }

    @Test(
        "characters that cannot be seen are written out",
        arguments: [
            ("a\u{1}\u{1B}[31m", "a\\u{1}\\u{1b}[31m"), ("\u{FFFE}\u{FFFF}", "\\u{fffe}\\u{ffff}"),
            ("é\t\n日本😀", "é\t\n日本😀"), ("a\r\nb", "a\\u{d}\nb"), ("\u{202E}x\u{85}", "\\u{202e}x\\u{85}"),
        ])
    func visible(text: String, expected: String) {
        #expect(VisibleText.escaped(text) == expected)
    }
}
