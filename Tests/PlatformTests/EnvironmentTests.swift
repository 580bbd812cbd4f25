import Platform
import Testing

@Suite struct EnvironmentTests {
    @Test func `the variables of the process are read`() {
        #expect(Environment.current()["PATH"]?.isEmpty == false)
        #expect(Environment.current()["ASSAY_NO_SUCH_VARIABLE"] == nil)
    }

    @Test func `wall times are ordered`() {
        #expect(WallTime(seconds: 1, nanoseconds: 5) < WallTime(seconds: 1, nanoseconds: 6))
        #expect(WallTime(seconds: 1, nanoseconds: 5) < WallTime(seconds: 2))
        #expect(SystemClock().wallTime() > WallTime(seconds: 1_700_000_000))
    }

    @Test func `names that only look alike are different ones`() {
        let environment = Environment(["caf\u{E9}": "composed"])
        #expect(environment["caf\u{E9}"] == "composed")
        #expect(environment["cafe\u{301}"] == nil)
    }
}
