import Testing

@Suite("What decides whether a step runs")
struct FlowDiagnosticTests {
    @Test("is shown with its place where it is wrong", arguments: preconditions + loops)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let preconditions: [DiagnosticCase] = [
        DiagnosticCase(
            "a reason that is empty, and one that is none",
            text: """
                { "skip": "", "tests": [ { "name": "a", "GET": "http://h/", "skip": 1 } ] }
                """,
            shown: """
                spec.json:1:11: error: the reason is empty
                  | { "skip": "", "tests": [ { "name": "a", "GET": "http://h/", "skip": 1 } ] }
                  |           ^~
                  = write why it is skipped, or true
                spec.json:1:69: error: expected true or false or a string for "skip", got number 1
                  | { "skip": "", "tests": [ { "name": "a", "GET": "http://h/", "skip": 1 } ] }
                  |                                                                     ^
                """),
        DiagnosticCase(
            "conditions that ask nothing, or too much",
            text: """
                { "steps": [
                    { "GET": "http://h/", "when": {} },
                    { "GET": "http://h/", "when": { "id": 1, "{{a}}{{b}}": 2 } } ] }
                """,
            shown: """
                spec.json:2:35: error: "when" holds no condition
                  |     { "GET": "http://h/", "when": {} },
                  |                                   ^~
                spec.json:3:37: error: a condition asks one {{…}}, got "id"
                  |     { "GET": "http://h/", "when": { "id": 1, "{{a}}{{b}}": 2 } } ] }
                  |                                     ^~~~
                  = write it as "{{id}}"
                spec.json:3:46: error: a condition asks one {{…}}, got "{{a}}{{b}}"
                  |     { "GET": "http://h/", "when": { "id": 1, "{{a}}{{b}}": 2 } } ] }
                  |                                              ^~~~~~~~~~~~
                """),
        DiagnosticCase(
            "a condition may not need an undefined variable in its stages",
            text: """
                { "when": { "{{a -> default '{{b}}'}}": 1 }, "GET": "http://h/{{a}}" }
                """,
            shown: """
                spec.json:1:30: error: undefined variable "b"
                  | { "when": { "{{a -> default '{{b}}'}}": 1 }, "GET": "http://h/{{a}}" }
                  |                              ^~~~~
                  = no variables are known here: define it in "vars" or with --var
                """),
        DiagnosticCase(
            "a condition may ask a variable that nobody defines, but not compare with one",
            text: """
                { "when": { "{{a}}": "{{b}}" }, "GET": "http://h/{{a}}", "skip": "{{c}}" }
                """,
            shown: """
                spec.json:1:14: warning: nothing defines "a", so it is always absent
                  | { "when": { "{{a}}": "{{b}}" }, "GET": "http://h/{{a}}", "skip": "{{c}}" }
                  |              ^~~~~
                  = no variables are known here: define it in "vars" or with --var
                spec.json:1:23: error: undefined variable "b"
                  | { "when": { "{{a}}": "{{b}}" }, "GET": "http://h/{{a}}", "skip": "{{c}}" }
                  |                       ^~~~~
                  = no variables are known here: define it in "vars" or with --var
                spec.json:1:67: error: undefined variable "c"
                  | { "when": { "{{a}}": "{{b}}" }, "GET": "http://h/{{a}}", "skip": "{{c}}" }
                  |                                                                   ^~~~~
                  = no variables are known here: define it in "vars" or with --var
                """),
        DiagnosticCase(
            "a condition on a variable that nothing defines",
            text: """
                { "vars": { "region": "eu" }, "tests": [
                    { "name": "a", "when": { "{{reigon}}": "eu" }, "GET": "http://h/" },
                    { "name": "b", "when": { "{{reigon}}": { "?is": "present" } }, "GET": "http://h/" },
                    { "name": "c", "while": { "{{nxt}}": 1 }, "steps": [ { "GET": "http://h/" } ] } ] }
                """,
            shown: """
                spec.json:2:31: warning: nothing defines "reigon", so it is always absent
                  |     { "name": "a", "when": { "{{reigon}}": "eu" }, "GET": "http://h/" },
                  |                               ^~~~~~~~~~
                  = did you mean "region"?
                spec.json:3:31: warning: nothing defines "reigon", so it is always absent
                  |     { "name": "b", "when": { "{{reigon}}": { "?is": "present" } }, "GET": "http://h/" },
                  |                               ^~~~~~~~~~
                  = did you mean "region"?
                spec.json:4:32: warning: nothing defines "nxt", so it is always absent
                  |     { "name": "c", "while": { "{{nxt}}": 1 }, "steps": [ { "GET": "http://h/" } ] } ] }
                  |                                ^~~~~~~
                  = known here: region
                """),
        DiagnosticCase(
            "a condition on a variable that may be absent on purpose, or that something defines",
            text: """
                { "tests": [
                    { "name": "a", "when": { "{{stage}}": { "?is": "present" } }, "GET": "http://h/" },
                    { "name": "b", "when": { "{{stage}}": { "?any": [ { "?is": "absent" }, 1 ] } }, "GET": "http://h/" },
                    { "name": "c", "when": { "{{stage -> default 'x'}}": "x" }, "GET": "http://h/" },
                    { "name": "d", "when": { "{{n}}": 1 }, "rows": [ { "n": 1 }, {} ], "GET": "http://h/" },
                    { "name": "e", "when": { "{{late}}": 1 }, "set": { "late": 1 } },
                    { "name": "f", "when": { "{{given}}": 1 }, "set": { "a": 1 } },
                    { "name": "g", "use": "spec.json#f", "with": { "given": 1 } } ] }
                """,
            files: ["spec.json": "{}"], shown: ""),
        DiagnosticCase(
            "the variable of a loop is not set in its passes",
            text: """
                { "steps": [ { "each": { "id": [1] }, "steps": [
                    { "GET": "http://h/", "capture": { "id": "$.id" } },
                    { "while": { "{{id}}": 2 }, "steps": [ { "set": { "id": 1, "b": 1 } } ] } ] } ] }
                """,
            shown: """
                spec.json:2:40: warning: setting "id" has no effect in a pass of "each": it is the element there
                  |     { "GET": "http://h/", "capture": { "id": "$.id" } },
                  |                                        ^~~~
                  = give it another name
                spec.json:1:26: the loop is here
                  | { "steps": [ { "each": { "id": [1] }, "steps": [
                  |                          ^~~~
                spec.json:3:55: warning: setting "id" has no effect in a pass of "each": it is the element there
                  |     { "while": { "{{id}}": 2 }, "steps": [ { "set": { "id": 1, "b": 1 } } ] } ] } ] }
                  |                                                       ^~~~
                  = give it another name
                spec.json:1:26: the loop is here
                  | { "steps": [ { "each": { "id": [1] }, "steps": [
                  |                          ^~~~
                """),
        DiagnosticCase(
            "a pause without a unit, and what it cannot have",
            text: """
                { "steps": [ { "wait": "5" }, { "wait": "1s", "expect": 200 } ] }
                """,
            shown: """
                spec.json:1:24: error: expected a duration such as "250ms", "10s", "2m" or "1h" for "wait", got string "5"
                  | { "steps": [ { "wait": "5" }, { "wait": "1s", "expect": 200 } ] }
                  |                        ^~~
                  = add a unit, such as "5s"
                spec.json:1:47: error: unknown key "expect"
                  | { "steps": [ { "wait": "5" }, { "wait": "1s", "expect": 200 } ] }
                  |                                               ^~~~~~~~
                  = "expect" belongs to a call
                """),
    ]

    private static let loops: [DiagnosticCase] = [
        DiagnosticCase(
            "loops without steps, or over nothing",
            text: """
                { "tests": [
                    { "name": "a", "each": { "id": [1] } },
                    { "name": "b", "each": { "id": 7 }, "steps": [ { "wait": "1s" } ] },
                    { "name": "c", "each": { "id": [1], "k": [2] }, "steps": [ { "wait": "1s" } ] },
                    { "name": "d", "each": { "id": [1] }, "steps": [] },
                    { "name": "e", "while": {}, "max": 0, "steps": [ { "wait": "1s" } ] } ] }
                """,
            shown: """
                spec.json:2:20: error: "each" needs "steps", what each pass does
                  |     { "name": "a", "each": { "id": [1] } },
                  |                    ^~~~~~
                spec.json:3:36: error: expected an array or one {{…}} in "each", got number 7
                  |     { "name": "b", "each": { "id": 7 }, "steps": [ { "wait": "1s" } ] },
                  |                                    ^
                spec.json:4:28: error: a loop has one variable, got 2
                  |     { "name": "c", "each": { "id": [1], "k": [2] }, "steps": [ { "wait": "1s" } ] },
                  |                            ^~~~~~~~~~~~~~~~~~~~~~~
                  = write it as { "id": "{{ids}}" }
                spec.json:5:52: error: "steps" holds no step
                  |     { "name": "d", "each": { "id": [1] }, "steps": [] },
                  |                                                    ^~
                spec.json:6:29: error: "while" holds no condition
                  |     { "name": "e", "while": {}, "max": 0, "steps": [ { "wait": "1s" } ] } ] }
                  |                             ^~
                spec.json:6:40: error: expected a whole number from 1 for "max", got number 0
                  |     { "name": "e", "while": {}, "max": 0, "steps": [ { "wait": "1s" } ] } ] }
                  |                                        ^
                """),
        DiagnosticCase(
            "what a pass may use: its element, what was captured before; behind the loop all of it",
            text: """
                { "steps": [
                    { "each": { "id": "{{ids}}" },
                      "steps": [ { "set": { "b": "{{c}}{{id}}" } }, { "set": { "c": 1 } } ] },
                    { "set": { "d": "{{id}}{{b}}{{c}}{{e}}" } } ] }
                """,
            shown: """
                spec.json:2:24: error: undefined variable "ids"
                  |     { "each": { "id": "{{ids}}" },
                  |                        ^~~~~~~
                  = no variables are known here: define it in "vars" or with --var
                spec.json:3:35: error: undefined variable "c"
                  |       "steps": [ { "set": { "b": "{{c}}{{id}}" } }, { "set": { "c": 1 } } ] },
                  |                                   ^~~~~
                  = it is set only when step "set c" is done
                spec.json:3:64: it is set here
                  |       "steps": [ { "set": { "b": "{{c}}{{id}}" } }, { "set": { "c": 1 } } ] },
                  |                                                                ^~~
                spec.json:4:38: error: undefined variable "e"
                  |     { "set": { "d": "{{id}}{{b}}{{c}}{{e}}" } } ] }
                  |                                      ^~~~~
                  = known here: b, c, id
                """),
    ]

    @Test("is an error where loops stand in each other too deep")
    func tooDeep() {
        func nested(_ depth: Int) -> String {
            String(repeating: #"{"each":{"a":[1]},"steps":["#, count: depth) + #"{"wait":"1s"}"#
                + String(repeating: "]}", count: depth)
        }
        #expect(errors(in: nested(50)) == "")
        #expect(errors(in: nested(51)).contains("more than 50 loops and groups stand in each other here"))
        #expect(!errors(in: nested(320)).isEmpty)
    }
}
