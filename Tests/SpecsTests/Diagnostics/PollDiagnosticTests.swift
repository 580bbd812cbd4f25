import Testing

@Suite("Polls")
struct PollDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "without an end",
            text: """
                { "GET": "http://h/", "poll": { "every": "1s" } }
                """,
            shown: """
                spec.json:1:31: error: a poll needs an end: "for" or "times"
                  | { "GET": "http://h/", "poll": { "every": "1s" } }
                  |                               ^~~~~~~~~~~~~~~~~
                  = such as "for": "30s"
                """),
        DiagnosticCase(
            "without a unit",
            text: """
                { "GET": "http://h/", "poll": 30 }
                """,
            shown: """
                spec.json:1:31: error: expected a duration such as "250ms", "10s", "2m" or "1h" or an object for "poll", got number 30
                  | { "GET": "http://h/", "poll": 30 }
                  |                               ^~
                  = add a unit, such as "30s"
                """),
        DiagnosticCase(
            "of no time and no attempts",
            text: """
                { "GET": "http://h/", "poll": { "for": "0s", "times": 0, "every": "0ms", "backoff": 0.5 } }
                """,
            shown: """
                spec.json:1:40: error: "for" must be longer than nothing
                  | { "GET": "http://h/", "poll": { "for": "0s", "times": 0, "every": "0ms", "backoff": 0.5 } }
                  |                                        ^~~~
                spec.json:1:55: error: expected a whole number from 1 for "times", got number 0
                  | { "GET": "http://h/", "poll": { "for": "0s", "times": 0, "every": "0ms", "backoff": 0.5 } }
                  |                                                       ^
                spec.json:1:67: error: "every" must be longer than nothing
                  | { "GET": "http://h/", "poll": { "for": "0s", "times": 0, "every": "0ms", "backoff": 0.5 } }
                  |                                                                   ^~~~~
                spec.json:1:85: error: expected a factor from 1 to 1000 for "backoff", got number 0.5
                  | { "GET": "http://h/", "poll": { "for": "0s", "times": 0, "every": "0ms", "backoff": 0.5 } }
                  |                                                                                     ^~~
                """),
        DiagnosticCase(
            "of a factor that is no number",
            text: """
                { "GET": "http://h/", "poll": { "times": 2, "every": "999999999h", "backoff": null } }
                """,
            shown: """
                spec.json:1:54: error: expected a duration such as "250ms", "10s", "2m" or "1h" for "every", got string "999999999h"
                  | { "GET": "http://h/", "poll": { "times": 2, "every": "999999999h", "backoff": null } }
                  |                                                      ^~~~~~~~~~~~
                  = a duration is a nanosecond at least and 292 years at most
                spec.json:1:79: error: expected a factor from 1 to 1000 for "backoff", got null
                  | { "GET": "http://h/", "poll": { "times": 2, "every": "999999999h", "backoff": null } }
                  |                                                                               ^~~~
                """),
        DiagnosticCase(
            "that every answer would end",
            text: """
                { "GET": "http://h/", "poll": { "times": 3, "stop": {} } }
                """,
            shown: """
                spec.json:1:53: error: "stop" expects nothing, so that every answer would end the poll
                  | { "GET": "http://h/", "poll": { "times": 3, "stop": {} } }
                  |                                                     ^~
                """),
        DiagnosticCase(
            "of a used file, which has no answer",
            text: """
                { "steps": [ { "use": "a.json", "poll": { "times": 3, "stop": {} } } ] }
                """,
            files: ["a.json": #"{ "GET": "http://h/" }"#],
            shown: """
                spec.json:1:55: error: "stop" expects something of an answer, and a "use" has none
                  | { "steps": [ { "use": "a.json", "poll": { "times": 3, "stop": {} } } ] }
                  |                                                       ^~~~~~
                  = it may stand in the "poll" of a call in the used file
                """),
        DiagnosticCase(
            "with an end that holds mistakes",
            text: """
                { "GET": "http://h/", "poll": { "times": 3, "stop": { "pathes": {}, "json": "{{nope}}" } } }
                """,
            shown: """
                spec.json:1:55: error: unknown key "pathes"
                  | { "GET": "http://h/", "poll": { "times": 3, "stop": { "pathes": {}, "json": "{{nope}}" } } }
                  |                                                       ^~~~~~~~
                  = did you mean "paths"?
                spec.json:1:78: error: undefined variable "nope"
                  | { "GET": "http://h/", "poll": { "times": 3, "stop": { "pathes": {}, "json": "{{nope}}" } } }
                  |                                                                              ^~~~~~~~
                  = no variables are known here: define it in "vars" or with --var
                """),
        DiagnosticCase(
            "with what another tool calls it",
            text: """
                { "GET": "http://h/", "retry": 3 }
                """,
            shown: """
                spec.json:1:23: error: unknown key "retry"
                  | { "GET": "http://h/", "retry": 3 }
                  |                       ^~~~~~~
                  = did you mean "poll"?
                """),
    ]
}
