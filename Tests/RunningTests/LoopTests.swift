import HTTP
import JSON
import Platform
import Results
import TestSupport
import Testing

@testable import Running

@Suite("A loop over an array")
struct EachTests {
    private static var ok: RecordingTransport {
        RecordingTransport { request, _ in
            .success(CannedAnswer(200, body: "{}").response(from: request.url))
        }
    }

    @Test("makes a pass for each element, named in the report; the last value stays")
    func passes() throws {
        let transport = Self.ok
        let file = try run(
            #"""
            { "base": "http://h", "vars": { "ids": [7, "b c", { "x": [1] }, ""] }, "steps": [
                { "each": { "id": "{{ids}}" }, "steps": [ { "name": "get", "GET": "/" }, { "GET": "/{{id -> text}}" } ] },
                { "set": { "after": "{{id}}" } }, { "GET": "/after{{after}}" } ] }
            """#, through: transport)
        #expect(
            transport.lines == [
                "GET /", "GET /7", "GET /", "GET /b%20c", "GET /", #"GET /%7B%22x%22%3A%5B1%5D%7D"#, "GET /",
                "GET /", "GET /after",
            ])
        #expect(
            file.tests[0].steps.map(\.name) == [
                "each id › [1] id=7 › get", "each id › [1] id=7 › GET /{{id -> text}}",
                "each id › [2] id=b c › get", "each id › [2] id=b c › GET /{{id -> text}}",
                #"each id › [3] id={"x":[1]} › get"#, #"each id › [3] id={"x":[1]} › GET /{{id -> text}}"#,
                "each id › [4] id= › get", "each id › [4] id= › GET /{{id -> text}}", "set after",
                "GET /after{{after}}",
            ])
    }

    @Test("ends with a failing pass; what was not reached is named")
    func failingPass() throws {
        let transport = RecordingTransport(["GET /1": "{}", "GET /2/x": "{}", "DELETE /2": "{}"])
        let file = try run(
            #"""
            { "base": "http://h", "steps": [
                { "name": "all", "each": { "id": [1, 2, 3, 4] },
                  "steps": [ { "name": "get", "GET": "/{{id}}" }, { "name": "x", "GET": "/{{id}}/x", "soft": true } ] },
                { "name": "end", "GET": "/1" } ],
              "always": [ { "DELETE": "/{{id}}" } ] }
            """#, through: transport)
        #expect(transport.lines == ["GET /1", "GET /1/x", "GET /2", "DELETE /2"])
        let reason = "since the step \"all › [2] id=2 › get\" failed"
        #expect(
            file.tests[0].steps.map { [$0.name, "\($0.outcome)"] } == [
                ["all › [1] id=1 › get", "passed"], ["all › [1] id=1 › x", "failed"],
                ["all › [2] id=2 › get", "failed"],
                ["all › [2] id=2 › x", "\(Outcome.notRun(reason: reason))"],
                ["all › [3] id=3", "\(Outcome.notRun(reason: reason))"],
                ["all › [4] id=4", "\(Outcome.notRun(reason: reason))"],
                ["end", "\(Outcome.notRun(reason: reason))"],
            ])
        #expect(file.tests[0].outcome == .failed)
    }

    @Test("that is soft goes on with the next pass")
    func soft() throws {
        let transport = RecordingTransport(["GET /2": "{}"])
        let file = try run(
            #"{ "base": "http://h", "steps": [ { "soft": true, "each": { "id": [1, 2] }, "steps": [ { "GET": "/{{id}}" } ] }, { "GET": "/2" } ] }"#,
            through: transport)
        #expect(transport.lines == ["GET /1", "GET /2", "GET /2"])
        #expect(file.tests[0].outcome == .failed)
    }

    @Test("over nothing is fine and says so; a later use says why there is no value")
    func empty() throws {
        let file = try run(
            #"""
            { "vars": { "ids": [] }, "steps": [
                { "name": "all", "each": { "id": "{{ids}}" }, "steps": [ { "name": "get", "GET": "http://h/", "capture": { "a": "$.a" } } ] },
                { "name": "late", "set": { "b": "{{a}}" } } ] }
            """#, through: RecordingTransport([:]))
        #expect(
            file.tests[0].steps.map(\.outcome) == [
                .skipped(reason: "no pass was made, the array is empty"), .errored,
            ])
        #expect(
            file.sentences == [
                "undefined variable \"a\": the step \"get\" captures it, but that step was skipped: no pass was made, the array is empty"
            ])
    }

    @Test(
        "over what is no array is an error that names it",
        arguments: [
            (#"{ "a": 1 }"#, "an object"), ("null", "null"), (#""a""#, #"string "a""#), ("7", "number 7"),
        ])
    func noArray(value: String, shown: String) throws {
        let file = try run(
            "{ \"vars\": { \"v\": \(value) }, \"each\": { \"x\": \"{{v}}\" }, \"steps\": [ { \"wait\": \"1s\" } ] }",
            through: RecordingTransport([:]))
        #expect(file.sentences == ["expected an array in \"each\", got \(shown)"])
        #expect(file.tests.map(\.outcome) == [.errored])
    }

    @Test("takes a list of one for a list: a node, a header's line")
    func oneOrMany() throws {
        let transport = RecordingTransport([
            "GET /list": CannedAnswer(
                200, ["Content-Type": "text/xml", "Link": "a"], body: "<l><i>1</i><k>2</k></l>"),
            "GET /1": "{}", "GET /a": "{}", "GET /2": "{}",
        ])
        let file = try run(
            #"""
            { "base": "http://h", "setup": [ { "GET": "/list", "capture": { "k": "//k" } } ], "steps": [
                { "GET": "/list", "capture": { "i": "//i", "l": "header Link" } },
                { "each": { "x": "{{i}}" }, "steps": [ { "GET": "/{{x}}" } ] },
                { "each": { "x": "{{l}}" }, "steps": [ { "GET": "/{{x}}" } ] },
                { "each": { "x": "{{k}}" }, "steps": [ { "GET": "/{{x}}" } ] } ] }
            """#, through: transport)
        #expect(transport.lines.suffix(3) == ["GET /1", "GET /a", "GET /2"])
        #expect(file.tests.map(\.outcome) == [.passed])
    }

    @Test("in a loop: the innermost element wins, over captures too")
    func nested() throws {
        let transport = Self.ok
        _ = try run(
            #"""
            { "base": "http://h", "steps": [
                { "set": { "a": 0 } },
                { "each": { "a": [1, 2] }, "steps": [
                    { "each": { "a": ["x"] }, "steps": [ { "set": { "a": 9 } }, { "GET": "/{{a}}" } ] }, { "GET": "/{{a}}" } ] },
                { "GET": "/{{a}}" } ] }
            """#, through: transport)
        #expect(transport.lines == ["GET /x", "GET /1", "GET /x", "GET /2", "GET /2"])
    }

    @Test("shows a long element shortly and a secret one not at all")
    func labels() throws {
        let file = try run(
            #"""
            { "vars": { "texts": ["ä23456789-123456789-123456789-123456789-1", "my hunter22"], "key": "hunter22", "keys": ["hunter23"] },
              "secrets": ["key", "pw"], "steps": [
                { "each": { "t": "{{texts}}" }, "steps": [ { "set": { "u": "{{t}}" } } ] },
                { "each": { "pw": "{{keys}}" }, "steps": [ { "set": { "u": "{{pw}}" } } ] } ] }
            """#, through: RecordingTransport([:]))
        #expect(
            file.tests[0].steps.map(\.name) == [
                "each t › [1] t=ä23456789-123456789-123456789-123456789-… › set u",
                "each t › [2] t=my *** › set u", "each pw › [1] pw=*** › set u",
            ])
    }
}

@Suite("A loop under a condition")
struct WhileTests {
    private static func pages(_ limit: String = "") throws -> (FileResult, [String]) {
        let transport = RecordingTransport([
            "GET /1": #"{"next": "/2"}"#, "GET /2": #"{"next": "/3"}"#, "GET /3": "{}",
        ])
        let file = try run(
            """
            { "base": "http://h", "steps": [
                { "set": { "next": "/1" } },
                { "name": "pages", "while": { "{{next}}": { "?is": "string" } }\(limit), "steps": [
                    { "name": "get", "GET": "{{next}}", "capture": { "next": { "path": "$.next", "default": null } } } ] } ] }
            """, through: transport)
        return (file, transport.lines)
    }

    @Test("makes passes until it does not hold")
    func passes() throws {
        let (file, lines) = try Self.pages()
        #expect(lines == ["GET /1", "GET /2", "GET /3"])
        #expect(
            file.tests[0].steps.map(\.name) == [
                "set next", "pages › [1] › get", "pages › [2] › get", "pages › [3] › get",
            ])
        #expect(file.tests[0].outcome == .passed)
    }

    @Test("fails where it holds after as many passes as it may make")
    func limit() throws {
        let (file, lines) = try Self.pages(#", "max": 2"#)
        #expect(lines == ["GET /1", "GET /2"])
        #expect(file.tests[0].steps.map(\.outcome) == [.passed, .passed, .passed, .failed])
        #expect(file.tests[0].steps.last?.name == "pages")
        #expect(file.tests[0].steps.last?.failures.map(\.kind) == [.loopLimit])
        #expect(
            file.sentences == [
                "the conditions still hold after 2 passes, and \"max\" allows no more"
            ])
        #expect(try Self.pages(#", "max": 3"#).0.tests[0].outcome == .passed)
    }

    @Test("stops by itself after 100 passes")
    func usualLimit() throws {
        let file = try run(
            #"{ "vars": { "a": 1 }, "while": { "{{a}}": 1 }, "steps": [ { "wait": "1s" } ] }"#,
            through: RecordingTransport([:]))
        #expect(file.tests[0].steps.count == 101)
        #expect(
            file.sentences == [
                "the conditions still hold after 100 passes, and \"max\" allows no more"
            ])
    }

    @Test("makes no pass where it does not hold, and says so")
    func noPass() throws {
        let file = try run(
            #"{ "while": { "{{a}}": { "?is": "present" } }, "steps": [ { "GET": "http://h/{{a}}" } ] }"#,
            through: RecordingTransport([:]))
        #expect(
            file.tests[0].steps.map(\.outcome) == [
                .skipped(reason: "no pass was made, expected a value, but {{a}} is absent")
            ])
    }

    @Test("ends with a failing pass, and with an interruption")
    func ends() throws {
        let surroundings = Surroundings.fake()
        let transport = RecordingTransport { request, cancellation in
            if request.url.path == "/cancel" { cancellation.cancel() }
            let status = request.url.path == "/bad" ? 500 : 200
            return .success(CannedAnswer(status).response(from: request.url))
        }
        let file = try run(
            #"""
            { "base": "http://h", "vars": { "a": 1 }, "tests": [
                { "name": "x", "while": { "{{a}}": 1 }, "steps": [ { "GET": "/bad" } ] },
                { "name": "y", "while": { "{{a}}": 1 }, "steps": [ { "GET": "/cancel" }, { "GET": "/" } ] } ] }
            """#, through: transport, in: surroundings)
        #expect(transport.lines == ["GET /bad", "GET /cancel"])
        #expect(file.tests[0].steps.map(\.outcome) == [.failed])
        #expect(
            file.tests[1].steps.map(\.outcome) == [.passed, .notRun(reason: "the run was interrupted")])
    }
}
