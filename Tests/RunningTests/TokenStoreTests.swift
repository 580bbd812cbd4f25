import HTTP
import Platform
import TestSupport
import Testing

@testable import Running

@Suite("The tokens of a run")
struct TokenStoreTests {
    private let store = TokenStore()
    private let clock = ManualClock()
    private let fetches = Guarded(0)
    private let url: HTTPURL

    init() throws { url = try HTTPURL("https://id.example/token") }

    private func key(
        _ body: String, route: Route = Route(), tls: TLSOptions = TLSOptions()
    ) -> TokenKey {
        TokenKey(url: url, authorization: nil, body: Array(body.utf8), route: route, tls: tls)
    }

    /// Asks for the token `key`; a fetch brings `t1`, then `t2` and so on.
    private func token(_ key: String = "k", refused: String? = nil, lifetime: Int? = 100) -> String {
        let (result, isNew) = store.token(for: self.key(key), clock: clock, refused: refused) {
            let count = fetches.withLock { count in
                count += 1
                return count
            }
            return .success(AccessToken("t\(count)", lifetime: lifetime, from: clock.now()))
        }
        guard case .success(let token) = result else { return "none" }
        return token.text + (isNew ? " new" : "")
    }

    @Test("a token is fetched once for what is the same, and again for what is not")
    func once() {
        #expect([token(), token(), token("other"), token()] == ["t1 new", "t1", "t2 new", "t1"])
    }

    @Test("another way to the server, or another certificate, may bring another token")
    func ways() {
        var tls = TLSOptions()
        tls.verifies = false
        var route = Route()
        route.interface = "lo"
        let keys = Set([key("a"), key("a", tls: tls), key("a", route: route)])
        #expect(keys.count == 3)
    }

    @Test(
        "a token is renewed a tenth of its life, at most 30 seconds, before it ends",
        arguments: [(100, 89, 2), (3_600, 3_569, 2), (1, 0, 1)])
    func renewed(lifetime: Int, last: Int, step: Int) {
        #expect(token(lifetime: lifetime) == "t1 new")
        clock.advance(by: .seconds(last))
        #expect(token(lifetime: lifetime) == "t1")
        clock.advance(by: .seconds(step))
        #expect(token(lifetime: lifetime) == "t2 new")
    }

    @Test("a token without an end lasts for the run; one that has ended at once is fetched each time")
    func ends() {
        #expect(token(lifetime: nil) == "t1 new")
        clock.advance(by: .seconds(1_000_000_000))
        #expect(token(lifetime: nil) == "t1")
        #expect([token("a", lifetime: 0), token("a", lifetime: -5)] == ["t2 new", "t3 new"])
        #expect(token("b", lifetime: .max) == "t4 new")
    }

    @Test("a token that was refused is fetched anew, but not where somebody has done so already")
    func refused() {
        #expect(token() == "t1 new")
        #expect(token(refused: "t1") == "t2 new")
        #expect(token(refused: "t1") == "t2")
    }

    @Test("an error is not kept for the next one who asks")
    func errors() {
        let problem = TokenProblem.failed(status: "500")
        let failed = store.token(for: key("a"), clock: clock) { .failure(problem) }
        #expect(failed.result == .failure(problem))
        let next = store.token(for: key("a"), clock: clock) {
            .success(AccessToken("t", lifetime: nil, from: .zero))
        }
        #expect(next.isNew)
    }

    @Test(
        "threads that want the same wait for the one that fetches, and share what it brings",
        arguments: [true, false])
    func threads(succeeds: Bool) throws {
        let problem = TokenProblem.failed(status: "500")
        let results = Guarded<[Result<AccessToken, TokenProblem>]>([])
        let started = Monitor(0)
        let work: @Sendable () -> Void = { [store, clock, fetches] in
            started.update { $0 += 1 }
            let (result, _) = store.token(for: key("a"), clock: clock) {
                fetches.withLock { $0 += 1 }
                started.wait { $0 == 4 ? () : nil }
                return succeeds ? .success(AccessToken("t", lifetime: nil, from: .zero)) : .failure(problem)
            }
            results.withLock { $0.append(result) }
        }
        let workers = try (0..<4).map { _ in try WorkerThread.spawn(work) }
        for worker in workers { worker.join() }
        let expected: Result<AccessToken, TokenProblem> =
            succeeds ? .success(AccessToken("t", lifetime: nil, from: .zero)) : .failure(problem)
        #expect(results.withLock { $0.allSatisfy { $0 == expected } && $0.count == 4 })
        // Who comes after a failure asks again; who waited for it does not.
        if succeeds { #expect(fetches.withLock { $0 } == 1) }
    }
}
