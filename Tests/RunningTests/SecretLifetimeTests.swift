import Diagnostics
import JSON
import Platform
import Results
import Running
import Specs
import Testing

@Suite("Secrets before and after their first use")
struct SecretLifetimeTests {
    private static func run(_ text: String, environment: [String: String] = [:]) throws -> FileResult {
        var surroundings = Surroundings.real()
        surroundings.environment = Environment(environment)
        let loaded = SpecLoader(files: surroundings.files)
            .load(SourceText(name: "spec.json", text: text), folder: ".")
        #expect(loaded.diagnostics.map { $0.rendered() } == [])
        let options = RunOptions(recording: .whole)
        let result = try Runner(options: options, surroundings: surroundings).run([PlannedFile(loaded)])
        return try #require(result.files.first)
    }

    @Test("a secret of the environment is masked in an answer that comes before its first use")
    func environment() throws {
        let file = try Self.run(
            #"""
            {"base": "{{stub}}", "vars": {"key": "k-{{env.KEY}}"}, "secrets": ["key"],
             "stubs": [{"on": "*", "reply": {"text": "the key is k-hunter22"}}],
             "tests": [{"name": "t", "GET": "/"}]}
            """#, environment: ["KEY": "hunter22"])
        #expect(file.tests.first?.steps.first?.response?.body?.excerpt == "the key is ***")
    }

    /// What the answers of the steps of the first test show.
    private static func bodies(_ text: String, environment: [String: String] = [:]) throws -> [String] {
        let file = try run(text, environment: environment)
        let steps = (file.tests.first?.steps ?? []) + (file.tests.first?.always ?? [])
        return steps.map { $0.response?.body?.excerpt ?? $0.failures.map(\.message).joined() }
    }

    private static let echo =
        #""stubs": [{"on": "*", "reply": {"text": "{{request body}}"}}], "base": "{{stub}}""#

    @Test("a secret with a generator in it is masked in the step that fills it in")
    func generated() throws {
        let bodies = try Self.bodies(
            #"""
            {"vars": {"token": "t-{{uuid}}"}, "secrets": ["token"], \#(Self.echo),
             "tests": [{"name": "t", "POST": "/", "text": "x {{token}} y"}]}
            """#)
        #expect(bodies == ["x *** y"])
    }

    @Test("a secret that needs the same variables in very many ways is looked at once")
    func diamonds() throws {
        let levels = (1...40).map { level in
            #""v\#(level)": "{{v\#(level - 1) -> regex '^.{6}'}}{{v\#(level - 1) -> regex '.{6}$'}}""#
        }
        let bodies = try Self.bodies(
            #"""
            {"vars": {"v0": "abcdef-ghijkl", \#(levels.joined(separator: ", "))}, "secrets": ["v40"],
             \#(Self.echo), "tests": [{"name": "t", "POST": "/", "text": "abcdefghijkl"}]}
            """#)
        #expect(bodies == ["***"])
    }

    @Test("a secret is masked as soon as what it is made of is known, before it is filled in")
    func derived() throws {
        let bodies = try Self.bodies(
            #"""
            {"vars": {"id": "{{randomText 9}}", "a": "a-{{env.X}}-{{y}}", "b": "b-{{id}}", "y": "yy"},
             "secrets": ["a", "b"], \#(Self.echo),
             "tests": [{"name": "t", "steps": [
               {"POST": "/", "text": "a-xx-yy b-{{id}}"}, {"POST": "/", "text": "{{a}} {{b}}"}]}]}
            """#, environment: ["X": "xx"])
        #expect(bodies == ["*** ***", "*** ***"])
    }

    @Test("looking at a secret neither fills it in nor moves a generator on")
    func undisturbed() throws {
        let bodies = try Self.bodies(
            #"""
            {"vars": {"n": "{{counter}}", "token": "t-{{n}}-{{v}}", "v": "spec"}, "secrets": ["token"], \#(Self.echo),
             "setup": [{"POST": "/", "text": "x"}, {"set": {"v": "setup"}}],
             "tests": [{"name": "t", "steps": [{"POST": "/", "text": "{{counter}}"}, {"POST": "/", "text": "{{n}}"},
               {"POST": "/", "text": "{{token}}", "expect": {"text": "t-2-setup"}}]}]}
            """#)
        #expect(bodies == ["1", "2", "***"])
    }

    @Test("what a later step captures is masked in the steps before it")
    func late() throws {
        let bodies = try Self.bodies(
            #"""
            {"secrets": ["key"], \#(Self.echo),
             "tests": [{"name": "t", "vars": {"key": "key-{{id}}"}, "steps": [{"POST": "/", "text": "t-4711 key-t-4711"},
               {"POST": "/", "text": "t-4711", "capture": {"id": {"path": "body", "secret": true}}}]}]}
            """#)
        #expect(bodies == ["*** ***", "***"])
    }

    @Test("a secret that only the reply of a stub fills in is masked")
    func stubs() throws {
        let bodies = try Self.bodies(
            #"""
            {"vars": {"token": "t-{{uuid}}"}, "secrets": ["token"], "base": "{{stub}}",
             "stubs": [{"on": "*", "reply": {"text": "the token is {{token}}"}}],
             "tests": [{"name": "t", "GET": "/"}]}
            """#)
        #expect(bodies == ["the token is ***"])
    }

    @Test(
        "a secret of less than two characters is refused where it would be used",
        arguments: [
            (#""""#, "the secret \"pin\" is empty, so it cannot be masked"),
            (#""7""#, "the secret \"pin\" has one character, so it cannot be masked"),
            ("7", "the secret \"pin\" has one character, so it cannot be masked"),
            (#""{{env.NONE}}""#, "the secret \"pin\" is empty, so it cannot be masked"),
        ])
    func tooShort(value: String, message: String) throws {
        let hint = " (give it a value of at least 2 characters, or take it out of \"secrets\")"
        let sent = try Self.bodies(
            #"""
            {"vars": {"pin": \#(value)}, "secrets": ["pin"], \#(Self.echo),
             "tests": [{"name": "t", "steps": [{"POST": "/", "text": "7"}], "always": [{"GET": "/{{pin}}"}]}]}
            """#, environment: ["NONE": ""])
        #expect(sent == ["7", message + hint])
        let stubbed = try Self.bodies(
            #"""
            {"vars": {"pin": \#(value)}, "secrets": ["pin"], "base": "{{stub}}",
             "stubs": [{"on": "*", "reply": {"text": "{{pin}}"}}], "tests": [{"name": "t", "GET": "/"}]}
            """#, environment: ["NONE": ""])
        #expect(stubbed.first?.contains("cannot answer: the secret \\\"pin\\\"") == true)
    }

    @Test("steps of one name in steps and always keep their own fates")
    func fates() throws {
        let file = try Self.run(
            #"""
            {"base": "{{stub}}", "stubs": [{"on": "GET /a", "reply": {"json": {}}}],
             "tests": [{"name": "t",
               "steps": [{"name": "get", "GET": "/a", "capture": {"id": "$.id"}}],
               "always": [{"name": "get", "GET": "/a"}, {"name": "use", "GET": "/{{id}}"}]}]}
            """#)
        #expect(
            file.tests.first?.always.last?.failures.map(\.message) == [
                "undefined variable \"id\": the step \"get\" captures it, but that step failed"
            ])
    }

    @Test("a secret that cannot be captured is masked in the answer and in the error all the same")
    func notCaptured() throws {
        let file = try Self.run(
            #"""
            {"base": "{{stub}}", "stubs": [{"on": "*", "reply": {"json": {"token": "hunter22"}}}],
             "tests": [{"name": "t", "GET": "/", "capture": {"id": {"path": "$.token -> integer", "secret": true}}}]}
            """#)
        let step = file.tests.first?.steps.first
        #expect(step?.response?.body?.excerpt == #"{"token":"***"}"#)
        #expect(
            step?.failures.map(\.message)
                == [#"$.token -> integer: stage 1, `integer`: string "***" is not an integer"#])
    }

    @Test("an error of XML names no tag or entity that a secret with markup in it has")
    func markup() throws {
        let file = try Self.run(
            #"""
            {"base": "{{stub}}", "vars": {"pw": "ab&hunter;cd<two>e"}, "secrets": ["pw"],
             "stubs": [{"on": "*", "reply": {"text": "<a>{{pw}}</a>"}}],
             "tests": [{"name": "t", "GET": "/", "expect": {"paths": {"//a": 1}}}]}
            """#)
        let message = file.tests.first?.steps.first?.failures.first?.message ?? ""
        #expect(message.contains("the entity &***; is not declared"))
        #expect(message.hasSuffix(#"it begins "<a>***</a>" (status 200 OK, text/plain)"#), "\(message)")
    }
}
