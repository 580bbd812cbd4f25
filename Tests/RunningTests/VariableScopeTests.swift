import Diagnostics
import JSON
import Platform
import Results
import Running
import Specs
import Testing

@Suite("Variables in a run")
struct VariableScopeTests {
    /// Runs a spec whose stub answers everything, and gives its only file's result.
    private static func run(_ text: String, _ given: GivenVariables = GivenVariables()) throws -> FileResult {
        let surroundings = Surroundings.real()
        let loader = SpecLoader(files: surroundings.files, knownVariables: given.names)
        let loaded = loader.load(SourceText(name: "spec.json", text: text), folder: ".")
        #expect(loaded.diagnostics.map { $0.rendered() } == [])
        let runner = Runner(options: RunOptions(given: given), surroundings: surroundings)
        return try #require(try runner.run([PlannedFile(loaded)]).files.first)
    }

    private static let stub =
        #""base": "{{stub}}", "stubs": [ { "on": "*", "reply": { "json": { "id": 7 } } } ]"#

    @Test("a chain of variables that is too long is an error, not the end of the program")
    func longChain() throws {
        let names = (0..<500).map { "v\($0)" }
        let vars = names.indices.dropFirst().map { #""v\#($0)": "{{v\#($0 - 1)}}""# }.joined(separator: ", ")
        let captures = names.map { #""\#($0)": "$.id""# }.joined(separator: ", ")
        // What a later step captures may be anything, so the chain is not looked at before the run.
        let file = try Self.run(
            #"""
            { \#(Self.stub), "tests": [ { "name": "t", "vars": { "v0": "x", \#(vars) }, "steps": [
              { "GET": "/{{v499}}" }, { "GET": "/", "capture": { \#(captures) } } ] } ] }
            """#)
        let message = try #require(file.tests.first?.steps.first?.failures.first?.message)
        #expect(message.hasSuffix("it needs a chain of more than 100 variables"))
    }

    @Test(
        "the stronger of two neighbours wins",
        arguments: [
            ("setup over spec", #"{"GET": "/", "expect": {"paths": {"var v": "setup"}}}"#, false),
            (
                "test over setup",
                #"{"vars": {"v": "test"}, "GET": "/", "expect": {"paths": {"var v": "test"}}}"#, false
            ),
            (
                "command line over test",
                #"{"vars": {"v": "test"}, "GET": "/", "expect": {"paths": {"var v": "given"}}}"#, true
            ),
            (
                "set over command line",
                #"{"steps": [{"set": {"v": "set"}}, {"GET": "/", "expect": {"paths": {"var v": "set"}}}]}"#,
                true
            ),
            (
                "capture over command line",
                #"{"steps": [{"GET": "/", "capture": {"v": "$.id"}}, {"GET": "/", "expect": {"paths": {"var v": 7}}}]}"#,
                true
            ),
        ])
    func precedence(name: String, test: String, isGiven: Bool) throws {
        var given = GivenVariables()
        if isGiven { given.give("v", .string("given")) }
        let file = try Self.run(
            #"{"vars": {"v": "spec"}, "setup": [{"set": {"v": "setup"}}], \#(Self.stub), "tests": [\#(test)]}"#,
            given)
        #expect(file.cases.flatMap(\.failures) == [])
        #expect(file.tests.map(\.outcome) == [.passed])
    }

    @Test("a variable of the spec never sees a test's values, and one of the test does")
    func isolation() throws {
        let file = try Self.run(
            #"""
            {"vars": {"a": "x{{b}}", "b": "spec"}, \#(Self.stub), "tests": [
              {"vars": {"b": "test", "c": "y{{b}}"}, "GET": "/",
               "expect": {"paths": {"var a": "xspec", "var c": "ytest"}}}]}
            """#)
        #expect(file.cases.flatMap(\.failures) == [])
    }

    @Test("captures end with their test; teardown sees those of setup")
    func lifetimes() throws {
        let file = try Self.run(
            #"""
            {"vars": {"id": "none"}, \#(Self.stub), "setup": [{"GET": "/", "capture": {"s": "$.id"}}],
             "tests": [{"name": "one", "GET": "/", "capture": {"id": "$.id"}},
                       {"name": "two", "GET": "/", "expect": {"paths": {"var id": "none"}}}],
             "teardown": [{"GET": "/", "expect": {"paths": {"var s": 7}}}]}
            """#)
        #expect(file.cases.flatMap(\.failures) == [])
    }

    @Test("an undefined variable names the step that would have captured it, and nothing is sent")
    func undefined() throws {
        let file = try Self.run(
            #"""
            {\#(Self.stub), "tests": [{"name": "t", "steps": [
               {"name": "log in", "GET": "/", "capture": {"token": "$.token"}, "soft": true},
               {"name": "use", "GET": "/{{token}}"}]}]}
            """#)
        let use = try #require(file.tests.first?.steps.last)
        #expect(use.outcome == .errored)
        #expect(use.request == nil)
        #expect(
            use.failures.map(\.message) == [
                "undefined variable \"token\": the step \"log in\" captures it, but that step failed"
            ])
    }

    @Test(
        "a secret of no or one character is refused when it is used",
        arguments: [
            ("", "the secret \"p\" is empty, so it cannot be masked"),
            ("x", "the secret \"p\" has one character, so it cannot be masked"),
        ])
    func shortSecrets(value: String, message: String) throws {
        let file = try Self.run(
            #"{"vars": {"p": "\#(value)"}, "secrets": ["p"], \#(Self.stub), "tests": [{"GET": "/{{p}}"}]}"#)
        let failure = try #require(file.tests.first?.steps.first?.failures.first)
        #expect(failure.kind == .variableError)
        #expect(failure.message.hasPrefix(message))
    }

    @Test(
        "every digit of a number survives being captured and sent again",
        arguments: [
            "4634343214213523454", "1e21", "12.50", "-0", "1234567890123456789012345678901234567890",
        ])
    func digits(number: String) throws {
        let file = try Self.run(
            #"""
            {"base": "{{stub}}", "stubs": [
               {"on": "GET /a", "reply": {"headers": {"Content-Type": "application/json"}, "text": "{\"n\":\#(number)}"}},
               {"on": "POST /b/{n}", "reply": {"text": "{{request path n}} {{request body}}"}}],
             "steps": [{"GET": "/a", "capture": {"n": "$.n"}},
                       {"POST": "/b/{{n}}", "json": {"n": "{{n}}"},
                        "expect": {"text": "\#(number) {\"n\":\#(number)}"}}]}
            """#)
        #expect(file.cases.flatMap(\.failures) == [])
    }

    @Test("variables, captures and what is given are told apart where their names only look alike")
    func equivalentNames() throws {
        var given = GivenVariables()
        given.give("g\u{E9}", .string("given"))
        let text = #"""
            {"base": "{{stub}}", "vars": {"v\u00e9": "1", "ve\u0301": "2", "ge\u0301": "own"},
             "stubs": [{"on": "*", "reply": {"json": {"id": 7}}}],
             "tests": [{"steps": [{"GET": "/", "capture": {"c\u00e9": "$.id"}}, {"set": {"ce\u0301": "set"}},
               {"GET": "/", "expect": {"paths": {"var 'v\u00e9'": "1", "var 've\u0301'": "2",
                 "var 'c\u00e9'": 7, "var 'ce\u0301'": "set", "var 'g\u00e9'": "given", "var 'ge\u0301'": "own"}}}]}]}
            """#
        #expect(try Self.run(text, given).cases.flatMap(\.failures) == [])
    }

    @Test("the reply of a stub may use a variable that holds the address of the stubs")
    func stubAddressInVariable() throws {
        let file = try Self.run(
            #"""
            {"vars": {"api": "{{stub}}/api"},
             "stubs": [{"on": "GET /api/a", "reply": {"json": {"next": "{{api}}/b"}}}],
             "GET": "{{api}}/a", "expect": {"json": {"next": "{{api}}/b"}}}
            """#)
        #expect(file.cases.flatMap(\.failures) == [])
    }
}
