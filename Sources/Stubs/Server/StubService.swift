import Diagnostics
import HTTP
import JSON
import Paths
import Platform
import Specs
import Templates

/// Answers requests by the rules of a spec: all that the server does but HTTP. Every thread may use it.
final class StubService: Sendable {
    private let router: StubRouter
    private let files: any FileSystem
    private let scope: (any VariableScope & Sendable)?
    private let recorded = Guarded<[RecordedStubRequest]>([])
    private let boundAddress = Guarded("")
    /// How often each rule has answered.
    private let answered: Guarded<[Int]>

    init(rules: [StubRule], files: any FileSystem, scope: (any VariableScope & Sendable)?) {
        router = StubRouter(rules: rules)
        answered = Guarded(Array(repeating: 0, count: rules.count))
        self.files = files
        self.scope = scope
    }

    /// `http://127.0.0.1:PORT`; known once the server listens.
    var address: String {
        get { boundAddress.withLock { $0 } }
        set { boundAddress.withLock { $0 = newValue } }
    }

    var requests: [RecordedStubRequest] { recorded.withLock { $0 } }

    func answer(_ request: StubRequest) -> StubAnswer {
        let subject = StubRequestSubject(request)
        var scope = StubScope(
            file: scope, address: address, request: request, subject: subject, files: files)
        let (route, turn) = route(request, subject, scope)
        switch route {
        case .none(let reasons):
            let answer = StubAnswer.unmatched(request, rules: router.rules, reasons: reasons)
            record(request, rule: nil, answer, problem: nil)
            return answer
        case .rule(let index, let parameters):
            let rule = router.rules[index]
            scope.parameters = parameters
            do throws(StubReplyProblem) {
                let answer = try rule.reply(in: turn).answer(
                    in: scope, namespaces: rule.namespaces, files: files)
                record(request, rule: rule, answer, problem: nil)
                return answer
            } catch {
                return failure(of: rule, on: request, error)
            }
        }
    }

    /// The rule that answers, and how often it has answered before.
    private func route(
        _ request: StubRequest, _ subject: StubRequestSubject, _ scope: StubScope
    ) -> (route: StubRouter.Route, turn: Int) {
        while true {
            let counts = answered.withLock { $0 }
            let route = router.route(request, subject: subject, scope: scope, answered: counts)
            guard case .rule(let index, _) = route else { return (route, 0) }
            let isLimited = router.rules[index].times != nil
            let turn: Int? = answered.withLock { now in
                // Another request may have had the last turn meanwhile.
                if isLimited && now[index] != counts[index] { return nil }
                now[index] += 1
                return now[index] - 1
            }
            if let turn { return (route, turn) }
        }
    }

    /// What is sent where the reply of a rule cannot be.
    private func failure(of rule: StubRule, on request: StubRequest, _ problem: StubReplyProblem)
        -> StubAnswer
    {
        let answer = StubAnswer.unsendable(rule, problem)
        record(request, rule: rule, answer, problem: problem.message)
        return answer
    }

    private func record(_ request: StubRequest, rule: StubRule?, _ answer: StubAnswer, problem: String?) {
        let record = RecordedStubRequest(
            method: request.method, target: request.target, rule: rule?.location, status: answer.status,
            problem: problem)
        recorded.withLock { $0.append(record) }
    }
}

extension StubRule {
    /// The reply of a turn, counted from 0; the last one stays.
    fileprivate func reply(in turn: Int) -> StubReply {
        turn < replies.count ? replies[turn] : replies.last ?? StubReply()
    }
}
