import JSON
import Matching
package import Paths
import SOAP
package import Specs

/// Finds what an answer is as business, by the author's rule or by the rules of SOAP.
package enum OutcomeCheck {
    /// - Parameters:
    ///   - subject: the answer.
    ///   - rule: the rule of its call, with its templates filled in.
    ///   - context: what the paths need besides.
    /// - Returns: what the answer is; nil where nothing says so.
    package static func outcome(
        of subject: ExchangeSubject, by rule: FilledOutcomeRule?, context: PathContext
    ) -> BusinessOutcome? {
        if subject.isSOAP, case .fault(let fault, _) = subject.verdict {
            return .failure(
                BusinessFailure(
                    code: fault.code, message: fault.reason, text: fault.code.flatMap { rule?.texts[$0] },
                    reason: fault.summary, isFault: true))
        }
        guard let rule else { return nil }
        return RuledAnswer(subject: subject, rule: rule, context: context).outcome
    }
}

/// An answer and the rule that it is judged by.
private struct RuledAnswer {
    let subject: ExchangeSubject
    let rule: FilledOutcomeRule
    let context: PathContext

    /// What a condition says of the answer.
    private enum Answer {
        case holds
        case fails(Mismatch)
        case unreadable(FilledExpectations.Path, PathError)
    }

    var outcome: BusinessOutcome {
        for condition in rule.when ?? [] {
            switch ask(condition) {
            case .holds: continue
            case .fails(let mismatch):
                return .none(reason: "\"when\" does not hold: \(mismatch.sentence)")
            case .unreadable(let condition, let error):
                return undecided(condition, error)
                    ?? .none(reason: "\"when\" cannot be read: \(error.message)")
            }
        }
        for condition in rule.ok {
            switch ask(condition) {
            case .holds: continue
            case .fails(let mismatch): return .failure(failure(because: mismatch.sentence))
            case .unreadable(let condition, let error):
                if let undecided = undecided(condition, error) { return undecided }
                // Without "when" the rule is for answers of its own kind; what a stage cannot use is one.
                guard rule.when != nil || error.stage != nil else {
                    return .none(reason: "\"ok\" cannot be read: \(error.message)")
                }
                return .failure(failure(because: "\(condition.text) \(error.message)"))
            }
        }
        return .success
    }

    private func ask(_ condition: FilledExpectations.Path) -> Answer {
        do throws(PathError) {
            let value = try condition.path.evaluate(on: subject, slots: condition.slots, context: context)
            let mismatches = condition.value.value.mismatches(of: value, label: condition.text)
            return mismatches.first.map { .fails($0) } ?? .holds
        } catch {
            return .unreadable(condition, error)
        }
    }

    /// A prefix that nothing binds is a mistake in the rule, which must not pass for an answer of another kind.
    private func undecided(
        _ condition: FilledExpectations.Path, _ error: PathError
    ) -> BusinessOutcome? {
        guard error.unboundPrefix != nil else { return nil }
        return .undecided(
            BusinessOutcome.FailedCondition(
                text: condition.text, error: error, location: condition.location))
    }

    private func failure(because reason: String) -> BusinessFailure {
        let code = text(rule.code) ?? rule.fallbackCode
        return BusinessFailure(
            code: code, message: text(rule.message) ?? rule.fallbackMessage,
            text: code.flatMap { rule.texts[$0] }, reason: reason, isFault: false)
    }

    /// The value of a path as text; nil where it gives nothing, null or an empty text.
    private func text(_ path: (path: PathExpression, slots: [JSONValue])?) -> String? {
        guard let path,
            let value = try? path.path.evaluate(on: subject, slots: path.slots, context: context)
        else { return nil }
        switch try? value.captured() {
        case .null?, nil: return nil
        case .string(let text)?: return text.isEmpty ? nil : text
        case let other?: return other.written()
        }
    }
}

extension Mismatch {
    /// `$.result expected 1, got 0`.
    fileprivate var sentence: String { "\(path) \(message)" }
}
