import Testing

@Suite("What decides whether a step runs")
struct FlowDiagnosticTests {
    @Test("is shown with its place where it is wrong", arguments: preconditions)
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
            "a condition may ask a variable that nobody defines, but not compare with one",
            text: """
                { "when": { "{{a}}": "{{b}}" }, "GET": "http://h/{{a}}", "skip": "{{c}}" }
                """,
            shown: """
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
}
