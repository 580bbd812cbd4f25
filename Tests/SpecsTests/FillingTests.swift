import Diagnostics
import HTTP
import JSON
import Matching
import Paths
import Specs
import TestSupport
import Testing

@Suite("Filling a call in")
struct FillingTests {
    private let scope = Variables([
        "text": "t", "number": 7, "list": ["a", 1], "object": ["a": 1], "nothing": nil, "yes": true,
        "time": "2s", "code": 404, "path": "$.a", "matcher": ["?gt": 1], "base": "http://h/v1",
    ])
    private let known: Set<String> = [
        "text", "number", "list", "object", "nothing", "yes", "time", "code", "path", "matcher", "base",
    ]

    private func call(_ own: String) throws -> Call {
        try SpecsTests.call(
            spec("{ \"GET\": \"http://h/\", \(own) }", files: ["_a.txt": "milk"], known: known).tests[0].steps
        )
    }

    @Test("a header is one line, several, or none")
    func headers() throws {
        let headers = try call(
            #""headers": { "A-{{text}}": "x{{number}}", "B": "{{list}}", "C": null, "D": "{{nothing}}", "E": [true, 1.50] }"#
        ).headers.map { try $0.filled(in: scope) }
        #expect(headers.map(\.name) == ["A-t", "B", "C", "D", "E"])
        #expect(headers.map(\.values) == [["x7"], ["a", "1"], nil, nil, ["true", "1.50"]])
    }

    @Test("an object is no header")
    func objectForHeader() throws {
        let header = try call(#""headers": { "A": "{{object}}" }"#).headers[0]
        let error = #expect(throws: FillingError.self) { try header.filled(in: scope) }
        #expect(error?.message == #"the header "A" is text, got an object"#)
        #expect(error?.location.description == "spec.json:1:41")
    }

    @Test("options have their own types")
    func options() throws {
        let options = try call(
            #""options": { "timeout": "{{time}}", "followRedirects": "{{yes}}", "maxRedirects": "{{number}}", "maxBody": "2kB", "cookies": false }"#
        ).options.filled(in: scope, files: MemoryFiles())
        #expect(options.request.timeout == .seconds(2))
        #expect(options.request.connectTimeout == .seconds(10))
        #expect(options.request.followRedirects)
        #expect(options.request.maxRedirects == 7)
        #expect(options.request.maxBody == 2_000)
        #expect(!options.request.usesCookieJar)
        #expect(options.arrays == .repeated)
    }

    @Test("an option of the wrong type says what came")
    func wrongOption() throws {
        let options = try call(#""options": { "timeout": "{{number}}" }"#).options
        let error = #expect(throws: FillingError.self) { try options.filled(in: scope, files: MemoryFiles()) }
        #expect(
            error?.message
                == #"expected a duration such as "250ms", "10s", "2m" or "1h", got number 7"#)
    }

    @Test("credentials")
    func auth() throws {
        #expect(
            try call(#""auth": { "basic": ["{{text}}", 1] }"#).auth?.filled(in: scope)
                == .basic(user: "t", password: "1"))
        #expect(try call(#""auth": { "bearer": "x{{text}}" }"#).auth?.filled(in: scope) == .bearer("xt"))
    }

    @Test(
        "a base is a URL or its parts",
        arguments: [
            (#""http://h:1/v1""#, "http://h:1/v1"), (#""{{base}}""#, "http://h/v1"),
            (#"{ "host": "h" }"#, "http://h"),
            (
                #"{ "scheme": "https", "host": "{{text}}", "port": "{{number}}", "path": "v1" }"#,
                "https://t:7/v1"
            ),
            (#"{ "host": "::1", "port": 80, "path": "/" }"#, "http://[::1]:80/"),
        ])
    func base(_ base: String, _ url: String) throws {
        let spec = try spec("{ \"base\": \(base), \"GET\": \"/\" }", known: known)
        #expect(try spec.base?.url(in: scope) == url)
    }

    @Test("expectations become matchers; a value is never one")
    func expectations() throws {
        let expect = try call(
            #"""
            "expect": { "status": "{{code}}", "type": ["Text/Plain", "a/{{text}}"], "json": "{{matcher}}",
              "text": { "file": "_a.txt" }, "headers": { "X-{{text}}": "{{number}}" }, "empty": "{{yes}}",
              "cookies": { "sid": { "path": "/{{text}}" } }, "fault": { "code": "Client" },
              "paths": { "$.a[?@.id == {{number}}]": [], "{{path}}": 1 } }
            """#
        ).expect
        let (filled, errors) = expect.filled(in: scope, files: MemoryFiles(["_a.txt": "milk"]))
        #expect(errors == [])
        guard case .oneOf(let patterns)? = filled.status?.rule else { throw NoCall(step: "status") }
        #expect(patterns == [.code(404)])
        #expect(filled.status?.isOwn == true)
        let type = try #require(filled.type).value
        #expect(type.mismatches(of: .json("text/plain"), label: "type").isEmpty)
        #expect(type.mismatches(of: .json("a/t"), label: "type").isEmpty)
        let json = try #require(filled.json).value
        #expect(json.mismatches(of: .json(5), label: "body").count == 1)
        #expect(json.mismatches(of: .json(["?gt": 1]), label: "body").isEmpty)
        #expect(try #require(filled.text).value.mismatches(of: .json("milk"), label: "body").isEmpty)
        #expect(filled.headers.map(\.name) == ["X-t"])
        #expect(filled.cookies.map(\.name) == ["sid"])
        #expect(filled.cookies[0].parts.map(\.name) == [.path])
        #expect(filled.empty?.value == true)
        #expect(filled.paths.map(\.text) == ["$.a[?@.id == {{number}}]", "{{path}}"])
        #expect(filled.paths.map(\.path.text) == ["$.a[?@.id == {{number}}]", "$.a"])
        #expect(filled.paths.map(\.slots) == [[7], []])
    }

    @Test("now is the time of the variables when the step runs")
    func time() throws {
        let expect = try call(#""expect": { "paths": { "$.a": { "?before": "now" }, "$.b": { "?gt": 1 } } }"#)
            .expect
        var scope = scope
        for (time, count) in [("2024-01-02", 0), ("2024-01-01T00:00:00Z", 1)] {
            scope.time = time
            let (filled, errors) = expect.filled(in: scope, files: MemoryFiles())
            #expect(errors == [])
            let matcher = try #require(filled.paths.first).value.value
            #expect(matcher.mismatches(of: .json("2024-01-01"), label: "$.a").count == count)
        }
        let (filled, errors) = expect.filled(in: Variables(), files: MemoryFiles())
        #expect(filled.paths.map(\.text) == ["$.b"])
        #expect(errors.map(\.message) == ["the time is not known here"])
    }

    @Test("a file that a template names is read when the step runs")
    func file() throws {
        let expect = try call(#""expect": { "json": { "?file": "_{{text}}.json" } }"#).expect
        let (filled, errors) = expect.filled(in: scope, files: MemoryFiles(["_t.json": "[1]"]))
        #expect(errors == [])
        #expect(try #require(filled.json).value.mismatches(of: .json([1]), label: "body").isEmpty)
        let (_, missing) = expect.filled(in: scope, files: MemoryFiles())
        #expect(missing.map(\.message) == [#"there is no file "_t.json""#])
        #expect(missing.map(\.isOfFile) == [true])
    }

    @Test("what cannot be filled in leaves the other checks")
    func errors() throws {
        let expect = try call(
            #""expect": { "status": "{{text}}", "json": "x{{object}}", "paths": { "$.a": "{{text}}" } }"#
        ).expect
        let (filled, errors) = expect.filled(in: scope, files: MemoryFiles())
        #expect(filled.paths.count == 1)
        #expect(
            errors.map { "\($0.location.description) \($0.message)" } == [
                #"spec.json:1:45 expected a status such as 200, a class such as "2xx", a list of them or a matcher, got string "t""#,
                "spec.json:1:67 {{object}} is an object, which cannot stand in the middle of text",
            ])
    }
}
