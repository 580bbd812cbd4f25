import Testing

@Suite("Keys that may not stand where they do")
struct KeyDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "a misspelled key",
            text: """
                { "GET": "http://h/", "exepct": { "status": 200 } }
                """,
            shown: """
                spec.json:1:23: error: unknown key "exepct"
                  | { "GET": "http://h/", "exepct": { "status": 200 } }
                  |                       ^~~~~~~~
                  = did you mean "expect"?
                """),
        DiagnosticCase(
            "what is meant for all calls, and paths where the checks are named",
            text: """
                { "options": {}, "tests": [ { "GET": "http://h/", "expect": { "$.a": 1, "//b": 2 } } ] }
                """,
            shown: """
                spec.json:1:3: error: unknown key "options"
                  | { "options": {}, "tests": [ { "GET": "http://h/", "expect": { "$.a": 1, "//b": 2 } } ] }
                  |   ^~~~~~~~~
                  = "options" belongs in "defaults", or in an element of "tests"
                spec.json:1:63: error: unknown key "$.a"
                  | { "options": {}, "tests": [ { "GET": "http://h/", "expect": { "$.a": 1, "//b": 2 } } ] }
                  |                                                               ^~~~~
                  = "$.a" belongs in "paths"
                spec.json:1:73: error: unknown key "//b"
                  | { "options": {}, "tests": [ { "GET": "http://h/", "expect": { "$.a": 1, "//b": 2 } } ] }
                  |                                                                         ^~~~~
                  = "//b" belongs in "paths"
                """),
        DiagnosticCase(
            "a bare template where a loop is wanted",
            text: """
                { "each": "{{ids}}", "steps": [ { "GET": "http://h/" } ] }
                """,
            shown: """
                spec.json:1:11: error: expected an object for "each", got string "{{ids}}"
                  | { "each": "{{ids}}", "steps": [ { "GET": "http://h/" } ] }
                  |           ^~~~~~~~~
                  = write it as { "item": "{{ids}}" }
                """),
        DiagnosticCase(
            "the word of another tool",
            text: """
                { "GET": "http://h/", "validat": [] }
                """,
            shown: """
                spec.json:1:23: error: unknown key "validat"
                  | { "GET": "http://h/", "validat": [] }
                  |                       ^~~~~~~~~
                  = did you mean "expect"?
                """),
        DiagnosticCase(
            "another word of another tool",
            text: """
                { "GET": "http://h/", "params": { "a": 1 } }
                """,
            shown: """
                spec.json:1:23: error: unknown key "params"
                  | { "GET": "http://h/", "params": { "a": 1 } }
                  |                       ^~~~~~~~
                  = did you mean "query"?
                """),
        DiagnosticCase(
            "a key that is like nothing",
            text: """
                { "GET": "http://h/", "zzzzzzzz": 1 }
                """,
            shown: """
                spec.json:1:23: error: unknown key "zzzzzzzz"
                  | { "GET": "http://h/", "zzzzzzzz": 1 }
                  |                       ^~~~~~~~~~
                """),
        DiagnosticCase(
            "an option one level too high",
            text: """
                { "GET": "http://h/", "timeout": "5s" }
                """,
            shown: """
                spec.json:1:23: error: unknown key "timeout"
                  | { "GET": "http://h/", "timeout": "5s" }
                  |                       ^~~~~~~~~
                  = "timeout" belongs in "options"
                """),
        DiagnosticCase(
            "what other tools call a key of tls",
            text: """
                { "GET": "https://h/", "options": { "tls": { "verify": false } } }
                """,
            shown: """
                spec.json:1:46: error: unknown key "verify"
                  | { "GET": "https://h/", "options": { "tls": { "verify": false } } }
                  |                                              ^~~~~~~~
                  = did you mean "insecure"?
                """),
        DiagnosticCase(
            "what other tools call a key, where a key that is not built yet would hold it",
            text: """
                { "GET": "http://h/", "expect": { "body": {} } }
                """,
            shown: """
                spec.json:1:35: error: unknown key "body"
                  | { "GET": "http://h/", "expect": { "body": {} } }
                  |                                   ^~~~~~
                  = did you mean "json"?
                """),
        DiagnosticCase(
            "an option one level too deep",
            text: """
                { "GET": "http://h/", "auth": { "timeout": "5s" } }
                """,
            shown: """
                spec.json:1:33: error: unknown key "timeout"
                  | { "GET": "http://h/", "auth": { "timeout": "5s" } }
                  |                                 ^~~~~~~~~
                  = "timeout" belongs in "options"
                """),
        DiagnosticCase(
            "an expectation among the options",
            text: """
                { "GET": "http://h/", "options": { "status": 200 } }
                """,
            shown: """
                spec.json:1:36: error: unknown key "status"
                  | { "GET": "http://h/", "options": { "status": 200 } }
                  |                                    ^~~~~~~~
                  = "status" belongs in "expect"
                """),
        DiagnosticCase(
            "a key of the call inside expect",
            text: """
                { "GET": "http://h/", "expect": { "capture": { "a": "$.a" } } }
                """,
            shown: """
                spec.json:1:35: error: unknown key "capture"
                  | { "GET": "http://h/", "expect": { "capture": { "a": "$.a" } } }
                  |                                   ^~~~~~~~~
                  = "capture" belongs one level up, beside "expect"
                """),
        DiagnosticCase(
            "a misspelled option one level too high",
            text: """
                { "GET": "http://h/", "followRedirect": true }
                """,
            shown: """
                spec.json:1:23: error: unknown key "followRedirect"
                  | { "GET": "http://h/", "followRedirect": true }
                  |                       ^~~~~~~~~~~~~~~~
                  = did you mean "followRedirects" in "options"?
                """),
        DiagnosticCase(
            "an expectation beside tests",
            text: """
                { "expect": 200, "tests": [ { "GET": "http://h/" } ] }
                """,
            shown: """
                spec.json:1:3: error: unknown key "expect"
                  | { "expect": 200, "tests": [ { "GET": "http://h/" } ] }
                  |   ^~~~~~~~
                  = "expect" belongs in an element of "tests"
                """),
        DiagnosticCase(
            "a call beside tests",
            text: """
                { "GET": "http://h/", "tests": [ { "GET": "http://h/" } ] }
                """,
            shown: """
                spec.json:1:3: error: unknown key "GET"
                  | { "GET": "http://h/", "tests": [ { "GET": "http://h/" } ] }
                  |   ^~~~~
                  = "GET" belongs in an element of "tests"
                """),
        DiagnosticCase(
            "a call beside steps",
            text: """
                { "tests": [ { "GET": "http://h/", "steps": [ { "GET": "http://h/" } ] } ] }
                """,
            shown: """
                spec.json:1:16: error: unknown key "GET"
                  | { "tests": [ { "GET": "http://h/", "steps": [ { "GET": "http://h/" } ] } ] }
                  |                ^~~~~
                  = "GET" belongs in an element of "steps"
                """),
        DiagnosticCase(
            "a method in small letters",
            text: """
                { "tests": [ { "get": "http://h/" } ] }
                """,
            shown: """
                spec.json:1:16: error: unknown key "get"
                  | { "tests": [ { "get": "http://h/" } ] }
                  |                ^~~~~
                  = did you mean "GET"?
                """),
        DiagnosticCase(
            "a key twice",
            text: """
                {
                  "GET": "http://h/",
                  "expect": 200,
                  "expect": 201
                }
                """,
            shown: """
                spec.json:4:3: error: duplicate key "expect"
                  |   "expect": 201
                  |   ^~~~~~~~
                spec.json:3:3: the first one is here
                  |   "expect": 200,
                  |   ^~~~~~~~
                """),
        DiagnosticCase(
            "a key twice inside data",
            text: """
                { "POST": "http://h/", "json": { "a": 1, "a": 2 } }
                """,
            shown: """
                spec.json:1:42: error: duplicate key "a"
                  | { "POST": "http://h/", "json": { "a": 1, "a": 2 } }
                  |                                          ^~~
                spec.json:1:34: the first one is here
                  | { "POST": "http://h/", "json": { "a": 1, "a": 2 } }
                  |                                  ^~~
                """),
        DiagnosticCase(
            "a key twice in a step of a test",
            text: """
                { "tests": [{ "steps": [{ "set": { "a": 1, "a": 2 } }] }] }
                """,
            shown: """
                spec.json:1:44: error: duplicate key "a"
                  | { "tests": [{ "steps": [{ "set": { "a": 1, "a": 2 } }] }] }
                  |                                            ^~~
                spec.json:1:36: the first one is here
                  | { "tests": [{ "steps": [{ "set": { "a": 1, "a": 2 } }] }] }
                  |                                    ^~~
                """),
        DiagnosticCase(
            "a key twice in a step of a file",
            text: """
                { "always": [{ "set": { "a": 1, "a": 2 } }], "GET": "http://h/" }
                """,
            shown: """
                spec.json:1:33: error: duplicate key "a"
                  | { "always": [{ "set": { "a": 1, "a": 2 } }], "GET": "http://h/" }
                  |                                 ^~~
                spec.json:1:25: the first one is here
                  | { "always": [{ "set": { "a": 1, "a": 2 } }], "GET": "http://h/" }
                  |                         ^~~
                """),
        DiagnosticCase(
            "a header twice in another case",
            text: """
                { "GET": "http://h/", "headers": { "X-A": 1, "x-a": 2 } }
                """,
            shown: """
                spec.json:1:46: error: the header "x-a" stands here twice
                  | { "GET": "http://h/", "headers": { "X-A": 1, "x-a": 2 } }
                  |                                              ^~~~~
                  = several lines of one header are an array
                spec.json:1:36: the first one is here
                  | { "GET": "http://h/", "headers": { "X-A": 1, "x-a": 2 } }
                  |                                    ^~~~~
                """),
        DiagnosticCase(
            "a key that is not built yet",
            text: """
                { "GET": "http://h/", "cors": {} }
                """,
            shown: """
                spec.json:1:23: error: "cors" is not built yet
                  | { "GET": "http://h/", "cors": {} }
                  |                       ^~~~~~
                """),
        DiagnosticCase(
            "a source of another version in a path",
            text: """
                { "GET": "http://h/", "expect": { "paths": { "attachment 0": [] } } }
                """,
            shown: """
                spec.json:1:47: error: the source "attachment" is not built yet
                  | { "GET": "http://h/", "expect": { "paths": { "attachment 0": [] } } }
                  |                                               ^~~~~~~~~~
                """),
    ]
}
