import Diagnostics
import JSON
import Specs

extension StubAnswer {
    /// Tells a tester why no rule answers: each rule, its place, and what of the request is not as it wants.
    static func unmatched(_ request: StubRequest, rules: [StubRule], reasons: [[String]]) -> StubAnswer {
        let tried = zip(rules, reasons).map { rule, reasons -> JSONValue in
            [
                "on": .string(rule.pattern.text), "at": .string(rule.location.description),
                "why": .array(reasons.map { .string($0) }),
            ]
        }
        return explanation([
            "error": .string("no stub answers \(request.method) \(request.target)"), "stubs": .array(tried),
        ])
    }

    /// Tells a tester why the reply of a rule cannot be sent.
    static func unsendable(_ rule: StubRule, _ problem: StubReplyProblem) -> StubAnswer {
        explanation([
            "error": .string("the stub \(rule.pattern.text) cannot answer: \(problem.message)"),
            "at": .string(problem.place ?? rule.location.description),
        ])
    }
}

/// Why a reply cannot be sent.
struct StubReplyProblem: Error, Equatable {
    let message: String
    /// `file:line:column` where it is known better than by the rule.
    var place: String?
}
