import Testing

@Suite("Expectations")
struct ExpectDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "headers that no answer can have, so that \"absent\" would always hold",
            text: """
                { "GET": "http://h/", "expect": { "headers": { "A b": { "?is": "absent" }, "": 1 } } }
                """,
            shown: """
                spec.json:1:48: error: "A b" is no name of a header
                  | { "GET": "http://h/", "expect": { "headers": { "A b": { "?is": "absent" }, "": 1 } } }
                  |                                                ^~~~~
                spec.json:1:76: error: "" is no name of a header
                  | { "GET": "http://h/", "expect": { "headers": { "A b": { "?is": "absent" }, "": 1 } } }
                  |                                                                            ^~
                """),
        DiagnosticCase(
            "a name of two lines, in a message of one",
            text: """
                { "GET": "http://h/", "expect": { "headers": { "A\\nB": 1 } } }
                """,
            shown: """
                spec.json:1:48: error: "A\\u{a}B" is no name of a header
                  | { "GET": "http://h/", "expect": { "headers": { "A\\nB": 1 } } }
                  |                                                ^~~~~~
                """),
        DiagnosticCase(
            "a cookie of which nothing is expected",
            text: """
                { "GET": "http://h/", "expect": { "cookies": { "sid": {} } } }
                """,
            shown: """
                spec.json:1:55: error: nothing is expected of the cookie "sid"
                  | { "GET": "http://h/", "expect": { "cookies": { "sid": {} } } }
                  |                                                       ^~
                  = that it is set is written { "?is": "present" }
                """),
        DiagnosticCase(
            "redirects that are none",
            text: """
                { "GET": "http://h/", "options": { "followRedirects": true },
                  "expect": { "redirects": [null, 302, "{{env.HOP}}", { "?is": "object" }, {}] } }
                """,
            shown: """
                spec.json:2:29: error: expected an object or a matcher in "redirects", got null
                  |   "expect": { "redirects": [null, 302, "{{env.HOP}}", { "?is": "object" }, {}] } }
                  |                             ^~~~
                spec.json:2:35: error: expected an object or a matcher in "redirects", got number 302
                  |   "expect": { "redirects": [null, 302, "{{env.HOP}}", { "?is": "object" }, {}] } }
                  |                                   ^~~
                """),
        DiagnosticCase(
            "paths where members are expected",
            text: """
                { "GET": "http://h/", "expect": { "json": { "$.id": 7, "$.b": { "$.c": 1 } } } }
                """,
            shown: """
                spec.json:1:45: warning: "json" expects members with names such as "$.id"
                  | { "GET": "http://h/", "expect": { "json": { "$.id": 7, "$.b": { "$.c": 1 } } } }
                  |                                             ^~~~~~
                  = path expressions stand in "paths" beside "json"
                """),
        DiagnosticCase(
            "a member that happens to look like a path",
            text: """
                { "GET": "http://h/", "expect": { "json": { "$.id": 7, "$ref": "x" }, "status": "200" } }
                """,
            shown: ""),
        DiagnosticCase(
            "a status as text that is none",
            text: """
                { "GET": "http://h/", "expect": { "status": ["200", "2XX", "20"] } }
                """,
            shown: """
                spec.json:1:53: error: expected a status such as 200, a class such as "2xx", a list of them or a matcher, got string "2XX"
                  | { "GET": "http://h/", "expect": { "status": ["200", "2XX", "20"] } }
                  |                                                     ^~~~~
                  = did you mean "2xx"?
                """),
        DiagnosticCase(
            "each wrong media type of a list",
            text: """
                { "GET": "http://h/", "expect": { "type": ["json", 1, "a/b"] } }
                """,
            shown: """
                spec.json:1:44: error: "json" is no media type
                  | { "GET": "http://h/", "expect": { "type": ["json", 1, "a/b"] } }
                  |                                            ^~~~~~
                  = one is written type/subtype
                spec.json:1:52: error: expected a string in "type", got number 1
                  | { "GET": "http://h/", "expect": { "type": ["json", 1, "a/b"] } }
                  |                                                    ^
                """),
        DiagnosticCase(
            "checks of an answer beside an error",
            text: """
                { "GET": "http://h/", "capture": { "a": "$.a" },
                  "expect": { "status": 200, "json": null, "error": "refused" } }
                """,
            shown: """
                spec.json:1:23: error: there is nothing to capture: "error" expects that no answer comes
                  | { "GET": "http://h/", "capture": { "a": "$.a" },
                  |                       ^~~~~~~~~
                spec.json:2:53: the error is expected here
                  |   "expect": { "status": 200, "json": null, "error": "refused" } }
                  |                                                     ^~~~~~~~~
                spec.json:2:15: error: "status" cannot be checked: "error" expects that no answer comes
                  |   "expect": { "status": 200, "json": null, "error": "refused" } }
                  |               ^~~~~~~~
                spec.json:2:53: the error is expected here
                  |   "expect": { "status": 200, "json": null, "error": "refused" } }
                  |                                                     ^~~~~~~~~
                spec.json:2:30: error: "json" cannot be checked: "error" expects that no answer comes
                  |   "expect": { "status": 200, "json": null, "error": "refused" } }
                  |                              ^~~~~~
                spec.json:2:53: the error is expected here
                  |   "expect": { "status": 200, "json": null, "error": "refused" } }
                  |                                                     ^~~~~~~~~
                """),
        DiagnosticCase(
            "a status where the defaults expect an error",
            text: """
                { "defaults": { "expect": { "error": true } }, "GET": "http://h/", "expect": 200 }
                """,
            shown: """
                spec.json:1:78: error: the status cannot be checked: "error" expects that no answer comes
                  | { "defaults": { "expect": { "error": true } }, "GET": "http://h/", "expect": 200 }
                  |                                                                              ^~~
                spec.json:1:38: the error is expected here
                  | { "defaults": { "expect": { "error": true } }, "GET": "http://h/", "expect": 200 }
                  |                                      ^~~~
                """),
        DiagnosticCase(
            "an error that is none",
            text: """
                { "tests": [ { "GET": "http://h/", "expect": { "error": false } },
                             { "GET": "http://h/1", "expect": { "error": "refuse" } } ] }
                """,
            shown: """
                spec.json:1:57: error: expected true or one of "timeout", "refused", "reset", "dns", "tls", "redirects" for "error", got false
                  | { "tests": [ { "GET": "http://h/", "expect": { "error": false } },
                  |                                                         ^~~~~
                  = a call that gets no answer fails the step anyway, so "error" can be left out
                spec.json:2:58: error: expected true or one of "timeout", "refused", "reset", "dns", "tls", "redirects" for "error", got string "refuse"
                  |              { "GET": "http://h/1", "expect": { "error": "refuse" } } ] }
                  |                                                          ^~~~~~~~
                """),
        DiagnosticCase(
            "redirects that are not followed, a wrong key, and no array",
            text: """
                { "tests": [
                  { "GET": "http://h/", "expect": { "redirects": [{ "status": 302 }] } },
                  { "GET": "http://h/1", "options": { "followRedirects": true }, "expect": { "redirects": [{ "statsu": 302 }] } },
                  { "GET": "http://h/2", "options": { "followRedirects": true }, "expect": { "redirects": { "status": 302 } } } ] }
                """,
            shown: """
                spec.json:2:50: error: redirects are not followed here, so there are none to compare
                  |   { "GET": "http://h/", "expect": { "redirects": [{ "status": 302 }] } },
                  |                                                  ^~~~~~~~~~~~~~~~~~~
                  = write "options": { "followRedirects": true }
                spec.json:3:94: error: unknown key "statsu"
                  | …e }, "expect": { "redirects": [{ "statsu": 302 }] } },
                  |                                   ^~~~~~~~
                  = did you mean "status"?
                spec.json:4:91: error: expected an array of redirects or a matcher for "redirects", got an object
                  | …true }, "expect": { "redirects": { "status": 302 } } } ] }
                  |                                   ^~~~~~~~~~~~~~~~~
                """),
        DiagnosticCase(
            "a null that takes nothing away",
            text: """
                { "GET": "http://h/", "expect": { "type": null } }
                """,
            shown: """
                spec.json:1:43: error: this null takes nothing away: no outer level expects anything here
                  | { "GET": "http://h/", "expect": { "type": null } }
                  |                                           ^~~~
                  = to expect that a value is null, ask for it in "json" or "paths"
                """),
        DiagnosticCase(
            "a null in headers that takes nothing away",
            text: """
                { "GET": "http://h/", "expect": { "headers": { "ETag": null } } }
                """,
            shown: """
                spec.json:1:56: error: this null takes nothing away: no outer level expects anything here
                  | { "GET": "http://h/", "expect": { "headers": { "ETag": null } } }
                  |                                                        ^~~~
                  = to expect that a value is null, ask for it in "json" or "paths"
                """),
        DiagnosticCase(
            "expect null without defaults",
            text: """
                { "GET": "http://h/", "expect": null }
                """,
            shown: """
                spec.json:1:33: error: this null takes nothing away: no outer level expects anything here
                  | { "GET": "http://h/", "expect": null }
                  |                                 ^~~~
                  = to expect that a value is null, ask for it in "json" or "paths"
                """),
        DiagnosticCase(
            "a class in capital letters",
            text: """
                { "GET": "http://h/", "expect": "2XX" }
                """,
            shown: """
                spec.json:1:33: error: expected a status such as 200, a class such as "2xx", a list of them or a matcher, got string "2XX"
                  | { "GET": "http://h/", "expect": "2XX" }
                  |                                 ^~~~~
                  = did you mean "2xx"?
                """),
        DiagnosticCase(
            "a status that is none",
            text: """
                { "GET": "http://h/", "expect": [200, 20] }
                """,
            shown: """
                spec.json:1:39: error: expected a status such as 200, a class such as "2xx", a list of them or a matcher, got number 20
                  | { "GET": "http://h/", "expect": [200, 20] }
                  |                                       ^~
                """),
        DiagnosticCase(
            "a status of the wrong type",
            text: """
                { "GET": "http://h/", "expect": { "status": true } }
                """,
            shown: """
                spec.json:1:45: error: expected a status such as 200, a class such as "2xx", a list of them or a matcher, got boolean true
                  | { "GET": "http://h/", "expect": { "status": true } }
                  |                                             ^~~~
                """),
        DiagnosticCase(
            "a media type with parameters",
            text: """
                { "GET": "http://h/", "expect": { "type": "text/html; charset=utf-8" } }
                """,
            shown: """
                spec.json:1:43: error: "type" is the media type without parameters
                  | { "GET": "http://h/", "expect": { "type": "text/html; charset=utf-8" } }
                  |                                           ^~~~~~~~~~~~~~~~~~~~~~~~~~
                  = write "text/html", and ask for the parameters with "headers": { "Content-Type": … }
                """),
        DiagnosticCase(
            "a media type that is none",
            text: """
                { "GET": "http://h/", "expect": { "type": "json" } }
                """,
            shown: """
                spec.json:1:43: error: "json" is no media type
                  | { "GET": "http://h/", "expect": { "type": "json" } }
                  |                                           ^~~~~~
                  = one is written type/subtype
                """),
        DiagnosticCase(
            "fault false",
            text: """
                { "SOAP": "http://h/", "envelope": {}, "expect": { "fault": false } }
                """,
            shown: """
                spec.json:1:61: error: expected true or an object for "fault", got boolean false
                  | { "SOAP": "http://h/", "envelope": {}, "expect": { "fault": false } }
                  |                                                             ^~~~~
                  = a fault fails the step unless "fault" is there, so it can be left out
                """),
        DiagnosticCase(
            "an unknown part of a fault",
            text: """
                { "SOAP": "http://h/", "envelope": {}, "expect": { "fault": { "reson": "x" } } }
                """,
            shown: """
                spec.json:1:63: error: unknown key "reson"
                  | { "SOAP": "http://h/", "envelope": {}, "expect": { "fault": { "reson": "x" } } }
                  |                                                               ^~~~~~~
                  = did you mean "reason"?
                """),
        DiagnosticCase(
            "an unknown attribute of a cookie",
            text: """
                { "GET": "http://h/", "expect": { "cookies": { "sid": { "httponly": true } } } }
                """,
            shown: """
                spec.json:1:57: error: unknown key "httponly"
                  | { "GET": "http://h/", "expect": { "cookies": { "sid": { "httponly": true } } } }
                  |                                                         ^~~~~~~~~~
                  = did you mean "httpOnly"?
                """),
    ]
}
