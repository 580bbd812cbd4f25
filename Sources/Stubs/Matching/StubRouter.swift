import HTTP
import JSON
import Matching
import Paths
import Specs
import Templates

/// Finds the rule that answers a request: of those that match, the first in the file.
struct StubRouter: Sendable {
    let rules: [StubRule]
    /// Whom some rules stand for.
    private let intercepted: [Origin]

    init(rules: [StubRule]) {
        self.rules = rules
        intercepted = rules.compactMap(\.pattern.origin)
    }

    enum Route {
        case rule(Int, parameters: TextDictionary<String>)
        /// For each rule, in their order, why it does not match.
        case none([[String]])
    }

    /// - Parameters:
    ///   - request: what came.
    ///   - subject: the request as paths see it.
    ///   - scope: what templates of conditions see.
    ///   - answered: how often each rule has answered so far.
    /// - Returns: the rule that answers now, or why none does.
    func route(
        _ request: StubRequest, subject: StubRequestSubject, scope: StubScope, answered: [Int]
    ) -> Route {
        // What is for another address is none of the stub server's own.
        let address = request.address.flatMap { intercepted.contains($0) ? $0 : nil }
        var misses: [[String]] = []
        for (index, rule) in rules.enumerated() {
            let count = answered.indices.contains(index) ? answered[index] : 0
            let found = rule.reasons(
                against: request, for: address, subject: subject, scope: scope, answered: count)
            if found.isEmpty, let parameters = rule.pattern.parameters(of: request.segments) {
                return .rule(index, parameters: parameters)
            }
            misses.append(found)
        }
        return .none(misses)
    }
}

extension StubRule {
    /// Why the rule does not match; empty where it does. Only of a rule that has the right method and path
    /// are the other conditions asked.
    fileprivate func reasons(
        against request: StubRequest, for address: Origin?, subject: StubRequestSubject, scope: StubScope,
        answered: Int
    ) -> [String] {
        var reasons: [String] = []
        if pattern.origin != address { reasons.append("the address is another") }
        if let method = pattern.method, !method.utf8.elementsEqual(request.method.utf8) {
            reasons.append("the method is \(request.method)")
        }
        if pattern.parameters(of: request.segments) == nil { reasons.append("the path is another") }
        guard reasons.isEmpty else { return reasons }

        for condition in query {
            reasons += condition.reasons("query", scope) { .lines(request.query($0)) }
        }
        for condition in headers {
            reasons += condition.headerReasons(request, scope)
        }
        for condition in cookies {
            reasons += condition.reasons("cookie", scope) { .lines(request.cookies($0)) }
        }
        let fields = form.isEmpty ? [] : request.form
        for condition in form {
            reasons += condition.reasons("form", scope) { .lines(StubRequest.values(of: $0, in: fields)) }
        }
        if let json {
            reasons += json.reasons("$", scope) { () throws(PathError) in try subject.document().json() }
        }
        if reasons.isEmpty, let times { reasons += times.reasons(answered: answered, scope) }
        return reasons
    }
}

extension Setting<Int> {
    /// Why a rule that answers so often answers no more.
    fileprivate func reasons(answered: Int, _ scope: StubScope) -> [String] {
        do throws(FillingError) {
            let times = try value(in: scope)
            return answered < times ? [] : ["it has answered \(answered == 1 ? "once" : "\(answered) times")"]
        } catch {
            return [error.message]
        }
    }
}

extension StubCondition {
    fileprivate func reasons(
        _ kind: String, _ scope: StubScope, _ value: (String) -> PathValue
    ) -> [String] {
        do throws(FillingError) {
            let name = try self.name.text(in: scope)
            return self.value.reasons("\(kind) \(name)", scope) { value(name) }
        } catch {
            return [error.message]
        }
    }

    fileprivate func headerReasons(_ request: StubRequest, _ scope: StubScope) -> [String] {
        do throws(FillingError) {
            let name = try self.name.text(in: scope)
            let matcher = try value.value.matcher(in: scope, files: scope.files)
            return matcher.mismatches(ofLines: request.headers.values(of: name), label: "header \(name)")
                .map(\.words)
        } catch {
            return [error.message]
        }
    }
}

extension Located<ExpectedValue> {
    fileprivate func reasons(
        _ label: String, _ scope: StubScope, _ actual: () throws(PathError) -> PathValue
    ) -> [String] {
        do throws(FillingError) {
            let matcher = try value.matcher(in: scope, files: scope.files)
            do throws(PathError) {
                return matcher.mismatches(of: try actual(), label: label).map(\.words)
            } catch {
                return [error.message]
            }
        } catch {
            return [error.message]
        }
    }
}

extension Mismatch {
    /// `header Authorization  expected "Bearer t-1", got "x"`.
    fileprivate var words: String { "\(path)  \(message)" }
}
