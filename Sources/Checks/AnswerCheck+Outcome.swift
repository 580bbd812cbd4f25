import JSON
import Matching
import Paths
import Results
import Specs

/// The business outcome, and the business failure that a step expects (LANGUAGE.md §7).
extension AnswerCheck {
    mutating func checkOutcome() {
        switch subject.outcome {
        case .failure(let failure)?:
            if let expectedOutcome = expected.outcome {
                check(failure, expectedOutcome)
            } else if !failure.isFault, !isLiteral {
                begin()
                fail(.businessFailure, "", failure.summary, at: step)
            }
        case .success?: missing("a success")
        case .none(let reason)?: missing("an answer without an outcome: \(reason)")
        case nil where subject.isSOAP: missing("an answer without a fault")
        case nil: missing("an answer, and no \"outcome\" rule tells what it is")
        case .undecided? where isLiteral && expected.outcome == nil: break
        case .undecided(let condition)?:
            begin()
            failBecause(condition.error, condition.text, at: condition.location)
        }
    }

    private mutating func missing(_ actual: String) {
        guard let expectedOutcome = expected.outcome else {
            // Whether an answer is a success is a check where a rule decides it.
            if case .success? = subject.outcome { begin() }
            return
        }
        begin()
        let code = expectedOutcome.value.first { $0.name == .code }?.value.value.expected.value
        let wanted = if case .string(let code)? = code { " \(PathValue.quoted(code))" } else { "" }
        fail(
            .outcomeMismatch, "outcome",
            "expected \(wanted.isEmpty ? "a" : "the") business failure\(wanted), got \(actual)",
            at: expectedOutcome.location)
    }

    private mutating func check(
        _ failure: BusinessFailure, _ expected: Located<[FilledExpectations.Part<PathSource.OutcomePart>]>
    ) {
        if expected.value.isEmpty { begin() }
        let note = failure.isFault ? "" : " (\(failure.summary))"
        for part in expected.value {
            let isFaultCode = failure.isFault && part.name == .code
            let wanted = isFaultCode ? AnswerCheck.respelled(part.value, for: failure.code) : part.value
            check(wanted, .businessFailure, label: "outcome \(part.name.rawValue)", note: note) {
                () throws(PathError) in
                failure.part(part.name).map { .untyped(.string($0)) } ?? .absent
            }
        }
    }
}
