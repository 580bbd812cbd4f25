import Results

extension ReportedCase {
    /// The first failure of the first step that decided the outcome.
    var decisiveFailure: CheckFailure? {
        failure ?? steps.first { $0.outcome == outcome && !$0.failures.isEmpty }?.failures.first
            ?? failures.first
    }
}

extension TestResult {
    /// The first failure of an attempt.
    var decisiveFailure: CheckFailure? {
        let decisive = steps.first { $0.outcome == outcome && !$0.failures.isEmpty }
        return (decisive ?? (steps + always).first { !$0.failures.isEmpty })?.failures.first
    }
}
