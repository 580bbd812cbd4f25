import Testing

@Suite("Variables that are known")
struct VariableScopeTests {
    @Test(
        "are no error",
        arguments: [
            // Each level below sees those above it.
            #"{ "vars": { "a": 1 }, "tests": [ { "vars": { "b": "{{a}}" }, "GET": "http://h/{{a}}{{b}}" } ] }"#,
            // The order in one level does not matter.
            #"{ "vars": { "a": "{{b}}", "b": 1 }, "GET": "http://h/{{a}}" }"#,
            // Captures and set are seen by later steps, by `always` and by the checks of their own step.
            #"{ "steps": [ { "GET": "http://h/", "capture": { "a": "$.a" }, "expect": { "json": { "a": "{{a}}" } } }, { "set": { "b": "{{a}}", "c": "{{b}}" } }, { "GET": "http://h/{{c}}" } ], "always": [ { "GET": "http://h/{{a}}" } ] }"#,
            // The setup's captures are seen by tests, by the file's own variables and by teardown.
            #"{ "setup": [ { "GET": "http://h/", "capture": { "t": "$.t" } } ], "vars": { "u": "{{t}}" }, "GET": "http://h/{{u}}{{t}}", "teardown": [ { "GET": "http://h/{{t}}" } ] }"#,
            // A variable of a test may need what the test captures before its first use.
            #"{ "tests": [ { "vars": { "u": "x{{t}}" }, "steps": [ { "GET": "http://h/", "capture": { "t": "$.t" } }, { "GET": "http://h/{{u}}" } ] } ] }"#,
            // The command line.
            #"{ "GET": "http://h/{{seed}}", "secrets": ["seed"] }"#,
            // Generators, the environment, the stub server.
            #"{ "base": "{{stub}}", "stubs": [ { "on": "*", "reply": { "json": "{{request method}}" } } ], "POST": "/", "text": "{{uuid}} {{now}} {{env.HOME}} {{randomInt 1 6}}" }"#,
            // A given value wins over a level's, which is never filled in.
            #"{ "vars": { "seed": "{{seed}}" }, "GET": "http://h/" }"#,
            // A default that a call replaces is not needed there.
            #"{ "defaults": { "auth": { "bearer": "{{token}}" } }, "steps": [ { "POST": "http://h/", "auth": null, "capture": { "token": "$.t" } }, { "GET": "http://h/" } ] }"#,
            // Not a template.
            #"{ "POST": "http://h/", "text": "\\{{nothing}}", "$comment": "{{nothing}}", "tags": ["{{nothing}}"] }"#,
        ])
    func known(_ text: String) {
        #expect(errors(in: text, known: ["seed"]) == "")
    }

    @Test(
        "what has an error of its own counts as set",
        arguments: [
            #"{ "setup": [ 1, { "GET": "http://h/", "capture": { "a": "$.a" } } ], "GET": "http://h/{{a}}" }"#,
            #"{ "setup": [ { "GET": "http://h/", "capture": { "a": "$.a -> x", "b": 1 } } ], "GET": "http://h/{{a}}{{b}}" }"#,
            #"{ "setup": [ { "GET": "http://h/", "capture": { "a": "$.a -> x" } } ], "GET": "http://h/{{a}}" }"#,
            #"{ "steps": [ { "use": "_a.json", "capture": ["a"] }, { "GET": "http://h/{{a}}" } ] }"#,
            #"{ "steps": [ { "parallel": [ { "GET": "/", "capture": { "a": "$.a" } } ] }, { "GET": "http://h/{{a}}" } ] }"#,
        ])
    func broken(_ text: String) {
        let found = errors(in: text)
        #expect(!found.isEmpty)
        #expect(!found.contains("undefined"))
    }

    @Test("a step with an error counts as having set its variables")
    func brokenStep() {
        #expect(
            errors(
                in:
                    #"{ "steps": [ { "GET": 1, "capture": { "a": "$.a" } }, { "GET": "http://h/{{a}}" } ] }"#)
                    == """
                    spec.json:1:23: error: expected a string for "GET", got number 1
                      | { "steps": [ { "GET": 1, "capture": { "a": "$.a" } }, { "GET": "http://h/{{a}}" } ] }
                      |                       ^
                    """)
    }

    @Test("a variable is not defined by one whose name only looks alike")
    func equivalentNames() {
        let text = "{ \"vars\": { \"caf\u{E9}\": 1 }, \"GET\": \"http://h/{{'cafe\u{301}'}}\" }"
        #expect(errors(in: text).contains("undefined variable"))
        #expect(errors(in: text, known: ["caf\u{E9}"]).contains("undefined variable"))
        #expect(errors(in: text, known: ["cafe\u{301}"]) == "")
    }
}
