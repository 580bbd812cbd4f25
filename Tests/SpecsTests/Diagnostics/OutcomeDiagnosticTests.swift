import Testing

@Suite("Business outcomes")
struct OutcomeDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "a rule that says of nothing that it is a success",
            text: """
                { "GET": "http://h/", "outcome": { "when": { "$.x": 1 } } }
                """,
            shown: """
                spec.json:1:23: error: the "outcome" rule needs "ok": what holds for a success
                  | { "GET": "http://h/", "outcome": { "when": { "$.x": 1 } } }
                  |                       ^~~~~~~~~
                  = such as "ok": { "$.result": 1 }
                """),
        DiagnosticCase(
            "a rule for which everything is a success, said once for all calls",
            text: """
                { "outcome": { "ok": {}, "fallbak": {} }, "tests": [ { "GET": "http://h/" }, { "GET": "http://h/2" } ] }
                """,
            shown: """
                spec.json:1:22: error: "ok" holds no condition, so that no answer would be a failure
                  | { "outcome": { "ok": {}, "fallbak": {} }, "tests": [ { "GET": "http://h/" }, { "GET": "http://h/2" }…
                  |                      ^~
                  = "outcome": null switches the rule off
                spec.json:1:26: error: unknown key "fallbak"
                  | { "outcome": { "ok": {}, "fallbak": {} }, "tests": [ { "GET": "http://h/" }, { "GET": "http://h/2" }…
                  |                          ^~~~~~~~~
                  = did you mean "fallback"?
                """),
        DiagnosticCase(
            "texts that are none",
            text: """
                { "GET": "http://h/", "outcome": { "ok": { "$.a": 1 }, "texts": { "1": 5 } } }
                """,
            shown: """
                spec.json:1:72: error: expected a string in "texts", got number 5
                  | { "GET": "http://h/", "outcome": { "ok": { "$.a": 1 }, "texts": { "1": 5 } } }
                  |                                                                        ^
                """),
        DiagnosticCase(
            "a file of texts that is not there",
            text: """
                { "GET": "http://h/", "outcome": { "ok": { "$.a": 1 }, "texts": "_none.json" } }
                """,
            shown: """
                spec.json:1:65: error: there is no file "_none.json"
                  | { "GET": "http://h/", "outcome": { "ok": { "$.a": 1 }, "texts": "_none.json" } }
                  |                                                                 ^~~~~~~~~~~~
                  = file references are relative to the file that holds them
                """),
        DiagnosticCase(
            "a file of texts that holds others",
            text: """
                { "GET": "http://h/", "outcome": { "ok": { "$.a": 1 }, "texts": "_t.json" } }
                """,
            files: ["./_t.json": #"{ "1": "one", "2": 5 }"#],
            shown: """
                _t.json:1:20: error: expected the text of a code, got number 5
                  | { "1": "one", "2": 5 }
                  |                    ^
                """),
        DiagnosticCase(
            "a file of texts that is a list",
            text: """
                { "GET": "http://h/", "outcome": { "ok": { "$.a": 1 }, "texts": "_t.json" } }
                """,
            files: ["./_t.json": "[]"],
            shown: """
                _t.json:1:1: error: expected an object of codes and their texts, got an array
                  | []
                  | ^~
                """),
        DiagnosticCase(
            "a failure that no rule tells",
            text: """
                { "outcome": { "ok": { "$.a": 1 } },
                  "tests": [ { "outcome": null, "GET": "http://h/", "expect": { "outcome": "100" } } ] }
                """,
            shown: """
                spec.json:2:76: error: there is no "outcome" rule here, so no answer is a business failure
                  |   "tests": [ { "outcome": null, "GET": "http://h/", "expect": { "outcome": "100" } } ] }
                  |                                                                            ^~~~~
                  = the rule is "outcome" beside "expect", or on a farther level
                """),
        DiagnosticCase(
            "a failure that is no code",
            text: """
                { "GET": "http://h/", "outcome": { "ok": { "$.a": "{{nope}}" } }, "expect": { "outcome": true } }
                """,
            shown: """
                spec.json:1:52: error: undefined variable "nope"
                  | { "GET": "http://h/", "outcome": { "ok": { "$.a": "{{nope}}" } }, "expect": { "outcome": true } }
                  |                                                    ^~~~~~~~
                  = no variables are known here: define it in "vars" or with --var
                spec.json:1:90: error: expected a string, a whole number or an object for "outcome", got boolean true
                  | { "GET": "http://h/", "outcome": { "ok": { "$.a": "{{nope}}" } }, "expect": { "outcome": true } }
                  |                                                                                          ^~~~
                """),
        DiagnosticCase(
            "a null that takes no expected failure away",
            text: """
                { "GET": "http://h/", "outcome": { "ok": { "$.a": 1 } }, "expect": { "outcome": null } }
                """,
            shown: """
                spec.json:1:81: error: this null takes nothing away: no outer level expects anything here
                  | { "GET": "http://h/", "outcome": { "ok": { "$.a": 1 } }, "expect": { "outcome": null } }
                  |                                                                                 ^~~~
                  = to expect that a value is null, ask for it in "json" or "paths"
                """),
    ]
}
