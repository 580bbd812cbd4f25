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

    init(rules: [StubRule], files: any FileSystem, scope: (any VariableScope & Sendable)?) {
        router = StubRouter(rules: rules)
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
        switch router.route(request, subject: subject, scope: scope) {
        case .none(let reasons):
            let answer = StubAnswer.unmatched(request, rules: router.rules, reasons: reasons)
            record(request, rule: nil, answer, problem: nil)
            return answer
        case .rule(let index, let parameters):
            let rule = router.rules[index]
            scope.parameters = parameters
            do throws(StubReplyProblem) {
                let answer = try rule.reply.answer(in: scope, namespaces: rule.namespaces, files: files)
                record(request, rule: rule, answer, problem: nil)
                return answer
            } catch {
                return failure(of: rule, on: request, error)
            }
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
