import HTTP
import Platform
import Results
import Specs
import TestSupport
import Testing

@testable import Running

@Suite("Random values of a run")
struct SeedTests {
    /// The paths that a run of these texts calls, file by file.
    private func paths(
        _ texts: [String], seed: UInt64? = 5, jobs: Int = 1, retries: Int = 0, tests names: [String]? = nil
    ) throws -> (paths: [[String]], seed: UInt64?) {
        let called = Guarded<[String: [String]]>([:])
        var options = RunOptions(jobs: jobs)
        options.seed = seed
        options.retries = retries
        let runner = Runner(options: options, surroundings: .fake()) {
            RecordingTransport { request, _ in
                called.withLock { $0[request.url.host, default: []].append(request.url.path) }
                return .success(Response(status: 200, url: request.url))
            }
        }
        let files = try texts.enumerated().map { number, text in
            let spec = try loaded(
                text.replacing("http://h/", with: "http://\(number)/"), name: "\(number).json")
            let tests = spec.spec?.tests.filter { names?.contains($0.name) ?? true } ?? []
            return PlannedFile(spec, tests: tests)
        }
        let result = try runner.run(files)
        return (texts.indices.map { number in called.withLock { $0["\(number)"] ?? [] } }, result.seed)
    }

    private static let text = #"""
        { "vars": { "shared": "{{randomInt 0 999999999}}" },
          "tests": [
            { "name": "one", "vars": { "own": "{{randomText 8}}" }, "steps": [
                { "GET": "http://h/{{uuid}}/{{own}}/{{shared}}" }, { "GET": "http://h/{{randomInt 0 999999999}}/{{own}}" } ] },
            { "name": "two", "GET": "http://h/{{randomText 8}}/{{shared}}" } ] }
        """#

    @Test("come again with the seed, whatever the number of jobs; other files, tests and seeds have others")
    func again() throws {
        let texts = [String](repeating: Self.text, count: 4)
        let first = try paths(texts).paths
        #expect(try paths(texts, jobs: 4).paths == first)
        #expect(try paths(texts, seed: 6).paths != first)
        let all = first.flatMap(\.self)
        #expect(Set(all).count == all.count)
        // A variable is filled in once.
        #expect(first[0][0].split(separator: "/")[1] == first[0][1].split(separator: "/")[1])
        #expect(first[0][0].split(separator: "/")[2] == first[0][2].split(separator: "/")[1])
    }

    @Test("of a test are the same when it runs alone")
    func alone() throws {
        let whole = try paths([Self.text]).paths[0]
        #expect(try paths([Self.text], tests: ["two"]).paths[0] == [whole[2]])
    }

    @Test("of a step do not depend on what the steps before it asked for")
    func steps() throws {
        func last(_ first: String) throws -> String? {
            let steps = #"[ { "GET": "http://h/\#(first)" }, { "GET": "http://h/{{uuid}}" } ]"#
            return try paths([#"{ "name": "t", "steps": \#(steps) }"#]).paths[0].last
        }
        #expect(try last("{{uuid}}{{uuid}}") == last("x"))
    }

    @Test("of another attempt are others: what was made before may still be there")
    func attempts() throws {
        let paths = try paths([#"{ "GET": "http://h/{{uuid}}", "expect": 201 }"#], retries: 1).paths[0]
        #expect(paths.count == 2)
        #expect(paths[0] != paths[1])
    }

    @Test("are told where there were any, or where their seed was given")
    func told() throws {
        let none = #"{ "GET": "http://h/{{counter}}/{{timestamp}}" }"#
        #expect(try paths([none], seed: nil).seed == nil)
        #expect(try paths([none], seed: 7).seed == 7)
        let drawn = try #require(try paths([Self.text], seed: nil).seed)
        #expect(drawn <= UInt64(UInt32.max))
        #expect(try paths([Self.text], seed: drawn).paths == paths([Self.text], seed: nil).paths)
    }

    @Test("that a variable of the file holds are the same for a stub's reply and for a test")
    func stubs() throws {
        let file = try run(
            #"""
            { "base": "{{stub}}", "vars": { "id": "{{uuid}}" },
              "stubs": [ { "on": "GET /a", "reply": { "text": "{{id}}" } } ],
              "GET": "/a", "expect": { "text": "{{id}}" } }
            """#, through: PooledTransport())
        #expect(file.sentences == [])
    }
}
