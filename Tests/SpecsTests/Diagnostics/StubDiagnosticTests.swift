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
            "a stub that is wrong has an address all the same",
            text: """
                { "base": "{{stub}}", "GET": "/", "stubs": [ { "on": "*", "replies": [] } ] }
                """,
            shown: """
                spec.json:1:70: error: "replies" holds no reply
                  | { "base": "{{stub}}", "GET": "/", "stubs": [ { "on": "*", "replies": [] } ] }
                  |                                                                      ^~
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
            "an address with a query",
            text: """
                { "GET": "http://h/", "stubs": [ { "on": "GET https://api.example.test/x?a=1", "reply": {} } ] }
                """,
            shown: """
                spec.json:1:73: error: a pattern has no query
                  | { "GET": "http://h/", "stubs": [ { "on": "GET https://api.example.test/x?a=1", "reply": {} } ] }
                  |                                                                         ^~~~
                  = write the parameters in "query"
                """),
        DiagnosticCase(
            "an address that is none",
            text: """
                { "GET": "http://h/", "stubs": [ { "on": "GET https://api.example.test:x/", "reply": {} } ] }
                """,
            shown: """
                spec.json:1:47: error: the URL "https://api.example.test:x" has the port "x", expected a number from 0 to 65535
                  | { "GET": "http://h/", "stubs": [ { "on": "GET https://api.example.test:x/", "reply": {} } ] }
                  |                                               ^~~~~~~~~~~~~~~~~~~~~~~~~~
                """),
        DiagnosticCase(
            "an address with a user, and one between other words",
            text: """
                { "GET": "http://h/", "stubs": [ { "on": "https://ada@h/", "reply": {} }, { "on": "a GET http://h", "reply": {} } ] }
                """,
            shown: """
                spec.json:1:43: error: an address has no user
                  | { "GET": "http://h/", "stubs": [ { "on": "https://ada@h/", "reply": {} }, { "on": "a GET http://h", …
                  |                                           ^~~~~~~~~~~~~
                spec.json:1:84: error: expected an address such as "GET https://api.example.test/notes/{id}"
                  | { "GET": "http://h/", "stubs": [ { "on": "https://ada@h/", "reply": {} }, { "on": "a GET http://h", …
                  |                                                                                    ^~~~~~~~~~~~~~
                """),
        DiagnosticCase(
            "another scheme, for which no stub stands",
            text: """
                { "GET": "app://there/", "stubs": [ { "on": "app://here", "reply": {} } ] }
                """,
            shown: """
                spec.json:1:10: error: "app" is no scheme of HTTP, expected http or https
                  | { "GET": "app://there/", "stubs": [ { "on": "app://here", "reply": {} } ] }
                  |          ^~~~~~~~~~~~~~
                  = no stub stands for "app://there"
                """),
        DiagnosticCase(
            "a reply and several",
            text: """
                { "GET": "http://h/", "stubs": [ { "on": "*", "reply": {}, "replies": [ {} ] } ] }
                """,
            shown: """
                spec.json:1:60: error: a stub has "reply" or "replies", "replies" is a second one
                  | { "GET": "http://h/", "stubs": [ { "on": "*", "reply": {}, "replies": [ {} ] } ] }
                  |                                                            ^~~~~~~~~
                spec.json:1:47: the first one is here
                  | { "GET": "http://h/", "stubs": [ { "on": "*", "reply": {}, "replies": [ {} ] } ] }
                  |                                               ^~~~~~~
                """),
        DiagnosticCase(
            "no replies, and an answer that is never given",
            text: """
                { "GET": "http://h/", "stubs": [ { "on": "*", "times": 0, "replies": [] } ] }
                """,
            shown: """
                spec.json:1:56: error: expected a whole number from 1 for "times", got number 0
                  | { "GET": "http://h/", "stubs": [ { "on": "*", "times": 0, "replies": [] } ] }
                  |                                                        ^
                spec.json:1:70: error: "replies" holds no reply
                  | { "GET": "http://h/", "stubs": [ { "on": "*", "times": 0, "replies": [] } ] }
                  |                                                                      ^~
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
