import Testing

@Suite("Stubs")
struct StubDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "a stub without on",
            text: """
                { "GET": "http://h/", "stubs": [ { "reply": {} } ] }
                """,
            shown: """
                spec.json:1:34: error: a stub needs an "on"
                  | { "GET": "http://h/", "stubs": [ { "reply": {} } ] }
                  |                                  ^~~~~~~~~~~~~~~
                  = such as "on": "GET /notes/{id}"
                """),
        DiagnosticCase(
            "a stub without a reply",
            text: """
                { "GET": "http://h/", "stubs": [ { "on": "*" } ] }
                """,
            shown: """
                spec.json:1:34: error: a stub needs a "reply"
                  | { "GET": "http://h/", "stubs": [ { "on": "*" } ] }
                  |                                  ^~~~~~~~~~~~~
                  = an empty answer is "reply": { "status": 204 }
                """),
        DiagnosticCase(
            "a pattern without a method",
            text: """
                { "GET": "http://h/", "stubs": [ { "on": "/notes", "reply": {} } ] }
                """,
            shown: """
                spec.json:1:43: error: expected a method and a path such as "GET /notes/{id}", or "*"
                  | { "GET": "http://h/", "stubs": [ { "on": "/notes", "reply": {} } ] }
                  |                                           ^~~~~~
                  = for any method: "* /notes"
                """),
        DiagnosticCase(
            "a pattern with a query",
            text: """
                { "GET": "http://h/", "stubs": [ { "on": "GET /notes?a=1", "reply": {} } ] }
                """,
            shown: """
                spec.json:1:53: error: a pattern has no query
                  | { "GET": "http://h/", "stubs": [ { "on": "GET /notes?a=1", "reply": {} } ] }
                  |                                                     ^~~~
                  = write the parameters in "query"
                """),
        DiagnosticCase(
            "a bad parameter",
            text: """
                { "GET": "http://h/", "stubs": [ { "on": "GET /notes/{id", "reply": {} } ] }
                """,
            shown: """
                spec.json:1:54: error: "{id" is neither a parameter such as {id} nor text
                  | { "GET": "http://h/", "stubs": [ { "on": "GET /notes/{id", "reply": {} } ] }
                  |                                                      ^~~
                """),
        DiagnosticCase(
            "a method in small letters in a pattern",
            text: """
                { "GET": "http://h/", "stubs": [ { "on": "get /notes", "reply": {} } ] }
                """,
            shown: """
                spec.json:1:43: error: methods are written in capital letters
                  | { "GET": "http://h/", "stubs": [ { "on": "get /notes", "reply": {} } ] }
                  |                                           ^~~
                  = did you mean "GET"?
                """),
        DiagnosticCase(
            "interception",
            text: """
                { "GET": "http://h/", "stubs": [ { "on": "GET https://api.example.test/x", "reply": {} } ] }
                """,
            shown: """
                spec.json:1:47: error: a stub for another address is not built yet
                  | { "GET": "http://h/", "stubs": [ { "on": "GET https://api.example.test/x", "reply": {} } ] }
                  |                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~
                """),
        DiagnosticCase(
            "two bodies of a reply",
            text: """
                { "GET": "http://h/", "stubs": [ { "on": "*", "reply": { "json": 1, "text": "a" } } ] }
                """,
            shown: """
                spec.json:1:69: error: a reply has one body, "text" is a second one
                  | { "GET": "http://h/", "stubs": [ { "on": "*", "reply": { "json": 1, "text": "a" } } ] }
                  |                                                                     ^~~~~~
                spec.json:1:58: the first one is here
                  | { "GET": "http://h/", "stubs": [ { "on": "*", "reply": { "json": 1, "text": "a" } } ] }
                  |                                                          ^~~~~~
                """),
        DiagnosticCase(
            "a request outside of a reply",
            text: """
                { "GET": "http://h/{{request method}}", "stubs": [ { "on": "*", "reply": {} } ] }
                """,
            shown: """
                spec.json:1:20: error: {{request …}} has a meaning only in the reply of a stub
                  | { "GET": "http://h/{{request method}}", "stubs": [ { "on": "*", "reply": {} } ] }
                  |                    ^~~~~~~~~~~~~~~~~~
                """),
        DiagnosticCase(
            "the stub server's address without stubs",
            text: """
                { "base": "{{stub}}", "GET": "/" }
                """,
            shown: """
                spec.json:1:12: error: {{stub}} is the address of the stub server, and this file has no "stubs"
                  | { "base": "{{stub}}", "GET": "/" }
                  |            ^~~~~~~~
                """),
        DiagnosticCase(
            "a status of a reply",
            text: """
                { "GET": "http://h/", "stubs": [ { "on": "*", "reply": { "status": 20 } } ] }
                """,
            shown: """
                spec.json:1:68: error: expected a whole number from 200 to 999 for "status", got number 20
                  | { "GET": "http://h/", "stubs": [ { "on": "*", "reply": { "status": 20 } } ] }
                  |                                                                    ^~
                """),
    ]
}
