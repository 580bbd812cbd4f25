import HTTP
import Platform
import Results
import TestSupport
import Testing

@testable import Running

@Suite("Tests that run at the same time")
struct ParallelTestsTests {
    private static let count = 64

    private func run(
        _ text: String, jobs: Int, makeTransport: (@Sendable () -> any Transport)? = nil,
        surroundings: Surroundings = .real(), seed: UInt64 = 1
    ) throws -> FileResult {
        var options = RunOptions(jobs: jobs)
        options.seed = seed
        let runner = Runner(
            options: options, surroundings: surroundings,
            makeTransport: makeTransport ?? { PooledTransport() })
        return try #require(runner.run([PlannedFile(try loaded(text))]).files.first)
    }

    /// Every test fills in variables of the file, captures a secret, and expects what is its own.
    private static let text =
        #"""
        { "base": "{{stub}}", "parallelTests": true, "secrets": ["key"],
          "vars": { "shared": "{{uuid}}", "both": "{{shared}}-{{in}}" },
          "setup": [ { "GET": "/in", "capture": { "in": "$.n" } } ],
          "stubs": [
            { "on": "GET /in", "reply": { "headers": { "Set-Cookie": "in=1; Path=/" }, "json": { "n": 7 } } },
            { "on": "GET /n/{id}", "headers": { "Cookie": "in=1" },
              "reply": { "headers": { "Set-Cookie": "own={{request path id}}; Path=/" },
                         "json": { "id": "{{request path id}}", "key": "key-{{request path id}}" } } },
            { "on": "GET /sent", "reply": { "text": "{{request header Cookie}} {{request query v}}" } } ],
          "tests": [
        """#
        + (0..<count).map { number in
            #"""
            { "name": "t\#(number)", "vars": { "own": "{{counter}}" }, "steps": [
                { "GET": "/n/\#(number)", "capture": { "key": { "path": "$.key", "secret": true }, "id": "$.id" } },
                { "GET": "/sent", "query": { "v": "{{both}} {{id}}" },
                  "expect": { "text": "in=1; own=\#(number) {{both}} \#(number)" } },
                { "name": "{{own}} {{key}}", "GET": "/in", "expect": { "status": \#(number % 8 == 0 ? 404 : 200) } } ] }
            """#
        }.joined(separator: ",\n") + "] }"

    @Test("keep to themselves, share what is the file's, and are told in file order")
    func together() throws {
        let parallel = try run(Self.text, jobs: Self.count)
        #expect(parallel.tests.map(\.name) == (0..<Self.count).map { "t\($0)" })
        #expect(
            parallel.tests.map(\.outcome)
                == (0..<Self.count).map { $0 % 8 == 0 ? .failed : .passed })
        #expect(parallel.sentences == [String](repeating: "status  expected 404, got 200 OK", count: 8))
        // One after the other they give the same, the numbers of `counter` and the masked keys included.
        let sequential = try run(Self.text, jobs: 1)
        func told(_ file: FileResult) -> [[String]] { file.tests.map { $0.steps.map(\.name) } }
        #expect(told(parallel) == told(sequential))
        #expect(told(parallel)[3].last == "5 ***")
    }

    /// Answers nobody before so many ask at the same time.
    private final class Meeting: Transport {
        private let present: Monitor<Int>
        private let size: Int

        init(_ present: Monitor<Int>, size: Int) {
            self.present = present
            self.size = size
        }

        func send(_ request: WireRequest, cancellation: Cancellation) -> Delivery {
            present.update { $0 += 1 }
            present.wait { $0 >= size ? () : nil }
            return Delivery(sentHead: nil, result: .success(Response(status: 200, url: request.url)))
        }
    }

    @Test("are as many as there are jobs")
    func meet() throws {
        let present = Monitor(0)
        let tests = (0..<4).map { #"{ "name": "\#($0)", "GET": "http://h/\#($0)" }"# }
        let text = #"{ "parallelTests": true, "tests": [ \#(tests.joined(separator: ", ")) ] }"#
        let file = try run(
            text, jobs: 4, makeTransport: { Meeting(present, size: 4) }, surroundings: .fake())
        #expect(file.tests.map(\.outcome) == [.passed, .passed, .passed, .passed])
    }

    @Test("count each in steps of its own, and teardown goes on behind all of them")
    func counters() {
        let counter = Counter()
        #expect(counter.next() == 1)
        let divided = counter.divided(into: 2)
        let tests = [divided.counter(of: 0), divided.counter(of: 1)]
        #expect(tests.map { [$0.next(), $0.next()] } == [[3, 6], [4, 7]])
        #expect([counter.next(), counter.next()] == [2, 5])
        for test in tests { divided.note(test) }
        counter.joined(by: divided)
        #expect([counter.next(), counter.next()] == [10, 11])
    }
}
