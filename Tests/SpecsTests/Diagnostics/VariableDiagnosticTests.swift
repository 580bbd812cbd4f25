import Testing

@Suite("Variables")
struct VariableDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    @Test("a chain that is too long is told once, where it becomes so")
    func chain() {
        let vars = (1...150).map { #""v\#($0)": "{{v\#($0 - 1)}}""# }.joined(separator: ",\n")
        let row = DiagnosticCase(
            "a chain", text: "{ \"vars\": { \"v0\": \"x\",\n\(vars) },\n\"GET\": \"http://h/\" }",
            shown: """
                spec.json:101:10: error: the variable "v100" needs a chain of more than 100 variables
                  | "v100": "{{v99}}",
                  |          ^~~~~~~
                  = write some of the values out
                """)
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "an undefined variable",
            text: """
                { "GET": "http://h/{{tokn}}", "vars": { "token": 1, "user": 2 } }
                """,
            known: ["seed"],
            shown: """
                spec.json:1:20: error: undefined variable "tokn"
                  | { "GET": "http://h/{{tokn}}", "vars": { "token": 1, "user": 2 } }
                  |                    ^~~~~~~~
                  = did you mean "token"? known here: seed, token, user
                """),
        DiagnosticCase(
            "an undefined variable in a stage of a template and of a path",
            text: """
                { "GET": "http://h/{{a -> hmac sha256 '{{kee}}'}}", "vars": { "a": 1, "key": 2 },
                  "expect": { "paths": { "$.{{a -> default '{{b}}'}}": "\\"\\\\{{\\" {{a -> nth {{c}}}}" } } }
                """,
            shown: """
                spec.json:1:40: error: undefined variable "kee"
                  | { "GET": "http://h/{{a -> hmac sha256 '{{kee}}'}}", "vars": { "a": 1, "key": 2 },
                  |                                        ^~~~~~~
                  = did you mean "key"? known here: a, key
                spec.json:2:45: error: undefined variable "b"
                  |   "expect": { "paths": { "$.{{a -> default '{{b}}'}}": "\\"\\\\{{\\" {{a -> nth {{c}}}}" } } }
                  |                                             ^~~~~
                  = known here: a, key
                spec.json:2:77: error: undefined variable "c"
                  |   "expect": { "paths": { "$.{{a -> default '{{b}}'}}": "\\"\\\\{{\\" {{a -> nth {{c}}}}" } } }
                  |                                                                             ^~~~~
                  = known here: a, key
                """),
        DiagnosticCase(
            "a cycle through the stages of templates",
            text: """
                { "GET": "http://h/", "vars": { "a": "{{uuid -> default '{{b}}'}}", "b": "{{x -> default {{a}}}}", "x": 1 } }
                """,
            shown: """
                spec.json:1:90: error: the variable "a" needs itself: a → b → a
                  | { "GET": "http://h/", "vars": { "a": "{{uuid -> default '{{b}}'}}", "b": "{{x -> default {{a}}}}", "…
                  |                                                                                          ^~~~~
                """),
        DiagnosticCase(
            "an undefined variable where none is known",
            text: """
                { "GET": "http://h/{{token}}" }
                """,
            shown: """
                spec.json:1:20: error: undefined variable "token"
                  | { "GET": "http://h/{{token}}" }
                  |                    ^~~~~~~~~
                  = no variables are known here: define it in "vars" or with --var
                """),
        DiagnosticCase(
            "an undefined variable in the base",
            text: """
                { "base": "{{server}}", "GET": "/" }
                """,
            shown: """
                spec.json:1:12: error: undefined variable "server"
                  | { "base": "{{server}}", "GET": "/" }
                  |            ^~~~~~~~~~
                  = no variables are known here: define it in "vars" or with --var
                """),
        DiagnosticCase(
            "an undefined variable in a path",
            text: """
                { "GET": "http://h/", "expect": { "paths": { "$.items[?@.id == {{x}}]": 1 } } }
                """,
            shown: """
                spec.json:1:64: error: undefined variable "x"
                  | { "GET": "http://h/", "expect": { "paths": { "$.items[?@.id == {{x}}]": 1 } } }
                  |                                                                ^~~~~
                  = no variables are known here: define it in "vars" or with --var
                """),
        DiagnosticCase(
            "an undefined variable in an expectation, through escapes",
            text: #"""
                { "GET": "http://h/", "expect": { "json": { "\u00e9": "\n{{x}}" } } }
                """#,
            shown: #"""
                spec.json:1:58: error: undefined variable "x"
                  | { "GET": "http://h/", "expect": { "json": { "\u00e9": "\n{{x}}" } } }
                  |                                                          ^~~~~
                  = no variables are known here: define it in "vars" or with --var
                """#),
        DiagnosticCase(
            "a variable that only a later step captures",
            text: """
                {
                  "steps": [
                    { "GET": "http://h/{{id}}" },
                    { "name": "add", "POST": "http://h/", "capture": { "id": "$.id" } }
                  ]
                }
                """,
            shown: """
                spec.json:3:24: error: undefined variable "id"
                  |     { "GET": "http://h/{{id}}" },
                  |                        ^~~~~~
                  = it is set only when step "add" is done
                spec.json:4:56: it is set here
                  |     { "name": "add", "POST": "http://h/", "capture": { "id": "$.id" } }
                  |                                                        ^~~~
                """),
        DiagnosticCase(
            "a variable that the step itself captures",
            text: """
                { "GET": "http://h/{{id}}", "capture": { "id": "$.id" } }
                """,
            shown: """
                spec.json:1:20: error: undefined variable "id"
                  | { "GET": "http://h/{{id}}", "capture": { "id": "$.id" } }
                  |                    ^~~~~~
                  = it is set only when step "GET http://h/{{id}}" is done
                spec.json:1:42: it is set here
                  | { "GET": "http://h/{{id}}", "capture": { "id": "$.id" } }
                  |                                          ^~~~
                """),
        DiagnosticCase(
            "a variable of another test",
            text: """
                {
                  "tests": [
                    { "name": "one", "GET": "http://h/", "capture": { "id": "$.id" } },
                    { "name": "two", "GET": "http://h/{{id}}" }
                  ]
                }
                """,
            shown: """
                spec.json:4:39: error: undefined variable "id"
                  |     { "name": "two", "GET": "http://h/{{id}}" }
                  |                                       ^~~~~~
                  = test "one" sets it, and its values end with it
                spec.json:3:55: it is set here
                  |     { "name": "one", "GET": "http://h/", "capture": { "id": "$.id" } },
                  |                                                       ^~~~
                """),
        DiagnosticCase(
            "a default that needs what is captured later",
            text: """
                {
                  "defaults": { "headers": { "X-Token": "{{token}}" } },
                  "steps": [
                    { "POST": "http://h/login", "capture": { "token": "$.t" } },
                    { "GET": "http://h/" }
                  ]
                }
                """,
            shown: """
                spec.json:2:42: error: undefined variable "token"
                  |   "defaults": { "headers": { "X-Token": "{{token}}" } },
                  |                                          ^~~~~~~~~
                  = it is set only when step "POST http://h/login" is done
                spec.json:4:46: it is set here
                  |     { "POST": "http://h/login", "capture": { "token": "$.t" } },
                  |                                              ^~~~~~~
                """),
        DiagnosticCase(
            "a test value in a spec variable",
            text: """
                { "vars": { "a": "{{b}}" }, "tests": [ { "vars": { "b": 1 }, "GET": "http://h/{{a}}" } ] }
                """,
            shown: """
                spec.json:1:19: error: undefined variable "b"
                  | { "vars": { "a": "{{b}}" }, "tests": [ { "vars": { "b": 1 }, "GET": "http://h/{{a}}" } ] }
                  |                   ^~~~~
                  = known here: a
                """),
        DiagnosticCase(
            "a cycle",
            text: """
                { "vars": { "a": "{{b}}", "b": "x{{c}}", "c": ["{{a}}"] }, "GET": "http://h/" }
                """,
            shown: """
                spec.json:1:49: error: the variable "a" needs itself: a → b → c → a
                  | { "vars": { "a": "{{b}}", "b": "x{{c}}", "c": ["{{a}}"] }, "GET": "http://h/" }
                  |                                                 ^~~~~
                """),
        DiagnosticCase(
            "a variable that is itself",
            text: """
                { "tests": [ { "vars": { "a": "{{a}}" }, "GET": "http://h/" } ] }
                """,
            shown: """
                spec.json:1:32: error: the variable "a" needs itself: a → a
                  | { "tests": [ { "vars": { "a": "{{a}}" }, "GET": "http://h/" } ] }
                  |                                ^~~~~
                """),
    ]
}
