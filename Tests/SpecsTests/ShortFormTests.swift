import JSON
import Specs
import Templates
import Testing

@Suite("Short forms")
struct ShortFormTests {
    /// `test: step, step | step` for each test, `always` behind the bar.
    private func outline(_ text: String) throws -> [String] {
        try spec(text).tests.map { test in
            let steps = test.steps.map(\.name).joined(separator: ", ")
            let always = test.always.map(\.name).joined(separator: ", ")
            return "\(test.name): \(steps)" + (always.isEmpty ? "" : " | \(always)")
        }
    }

    @Test(
        "levels that hold one thing may be left out",
        arguments: [
            (#"{ "GET": "http://h/" }"#, ["GET http://h/: GET http://h/"]),
            (#"{ "name": "a", "GET": "http://h/" }"#, ["a: GET http://h/"]),
            (#"{ "steps": [ { "GET": "http://h/" } ] }"#, ["GET http://h/: GET http://h/"]),
            (
                #"{ "name": "a", "steps": [ { "name": "b", "GET": "http://h/" } ], "always": [ { "DELETE": "http://h/" } ] }"#,
                ["a: b | DELETE http://h/"]
            ),
            (
                #"{ "GET": "http://h/", "always": [ { "DELETE": "http://h/" } ] }"#,
                ["GET http://h/: GET http://h/ | DELETE http://h/"]
            ),
            (
                #"{ "tests": [ { "GET": "http://h/1" }, { "name": "b", "steps": [ { "set": { "x": 1, "y": 2 } }, { "method": "PURGE", "url": "http://h/{{x}}" } ] } ] }"#,
                ["GET http://h/1: GET http://h/1", "b: set x, y, PURGE http://h/{{x}}"]
            ),
            (
                #"{ "SOAP": "http://h/a.asmx", "envelope": {} }"#,
                ["SOAP http://h/a.asmx: SOAP http://h/a.asmx"]
            ),
        ])
    func shapes(_ text: String, _ outline: [String]) throws {
        #expect(try self.outline(text) == outline)
    }

    @Test(
        "what has no name is numbered where its call is not unique",
        arguments: [
            (
                #"{ "tests": [ { "GET": "http://h/" }, { "GET": "http://h/" }, { "GET": "http://h/" } ] }"#,
                ["GET http://h/", "GET http://h/ [2]", "GET http://h/ [3]"]
            ),
            (
                #"{ "tests": [ { "GET": "http://h/" }, { "name": "GET http://h/", "GET": "http://h/1" } ] }"#,
                ["GET http://h/ [2]", "GET http://h/"]
            ),
        ])
    func testNames(_ text: String, _ names: [String]) throws {
        #expect(try spec(text).tests.map(\.name) == names)
    }

    @Test("steps are numbered in their own list")
    func stepNames() throws {
        let step = #"{ "GET": "http://h/" }"#
        #expect(
            try outline(#"{ "name": "a", "steps": [ \#(step), \#(step) ], "always": [ \#(step) ] }"#)
                == ["a: GET http://h/, GET http://h/ [2] | GET http://h/"])
    }

    @Test("a shortened file takes the keys of all levels that it stands for")
    func keysOfAllLevels() throws {
        let spec = try spec(
            """
            {
              "name": "a", "description": "why", "tags": ["smoke"], "vars": { "x": 1 }, "secrets": ["x"],
              "base": "http://h", "namespaces": { "p": "urn:p" },
              "defaults": { "headers": { "Accept": "text/plain" } },
              "setup": [ { "POST": "/login" } ], "teardown": [ { "DELETE": "/login" } ],
              "soft": true, "GET": "/", "always": [ { "DELETE": "/" } ]
            }
            """)
        let test = try #require(spec.tests.first)
        #expect(spec.name == "a")
        #expect(spec.tags == ["smoke"])
        #expect(spec.vars.map(\.name) == ["x"])
        #expect(spec.secrets.map(\.value) == ["x"])
        #expect(spec.setup.count == 1)
        #expect(spec.teardown.count == 1)
        #expect(test.description == "why")
        #expect(test.tags == ["smoke"])
        #expect(test.steps.map(\.isSoft) == [true])
        let call = try call(test.steps)
        #expect(call.headers.map(\.name.value.source) == ["Accept"])
        #expect(call.namespaces.bindings.map(\.prefix) == ["p"])
    }

    @Test("remarks may stand in every object of the language, and are members inside data")
    func remarks() throws {
        let remark = #""$schema": "s", "$comment": "c""#
        let spec = try spec(
            """
            { \(remark), "vars": { \(remark), "x": { \(remark) } },
              "tests": [ { \(remark), "POST": "http://h/", "query": { \(remark), "a": 1 }, "json": { \(remark) },
                "headers": { \(remark) }, "options": { \(remark) }, "capture": { \(remark) },
                "expect": { \(remark), "json": { \(remark) }, "paths": { \(remark) } } } ],
              "stubs": [ { \(remark), "on": "*", "reply": { \(remark), "json": { \(remark) } } } ] }
            """)
        let call = try call(spec.tests[0].steps)
        #expect(spec.vars.map(\.name) == ["x"])
        #expect(call.headers.isEmpty)
        #expect(call.captures.isEmpty)
        #expect(call.expect.paths.isEmpty)
        #expect(call.query?.tree.value == ["a": 1])
        let members: JSONValue = ["$schema": "s", "$comment": "c"]
        #expect(spec.vars[0].value.tree.value == members)
        guard case .json(let body) = call.body, case .json(let reply) = spec.stubs[0].replies[0].body else {
            Issue.record("expected JSON bodies")
            return
        }
        #expect(body.tree.value == members)
        #expect(reply.tree.value == members)
    }

    @Test("a name with a template keeps it")
    func templateInName() throws {
        let test = try spec(#"{ "name": "note {{id}}", "vars": { "id": 1 }, "GET": "http://h/" }"#).tests[0]
        #expect(test.name == "note {{id}}")
        #expect(test.nameTemplate != nil)
        #expect(test.steps[0].nameTemplate == nil)
    }
}
