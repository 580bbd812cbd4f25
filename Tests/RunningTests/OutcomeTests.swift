import Results
import Testing

@Suite("The outcome of something made of parts")
struct OutcomeTests {
    private static let notRun = Outcome.notRun(reason: "the run was interrupted")

    @Test(
        "is the worst of them; what was cut short has not passed",
        arguments: [
            ([], .passed), ([.passed, .passed], .passed), ([.passed, .failed, .passed], .failed),
            ([.failed, .errored], .errored), ([.passed, notRun], notRun), ([.failed, notRun], .failed),
            ([notRun, .errored], .errored),
        ] as [([Outcome], Outcome)])
    func combined(parts: [Outcome], whole: Outcome) {
        #expect(Outcome.combined(parts) == whole)
    }
}
