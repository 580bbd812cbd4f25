import Testing

@Suite("Steps and their actions")
struct ActionDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "a step that does nothing",
            text: """
                { "steps": [ { "name": "idle" } ] }
                """,
            shown: """
                spec.json:1:14: error: this step does nothing
                  | { "steps": [ { "name": "idle" } ] }
                  |              ^
                  = give it an action such as "GET": "/notes"
                """),
        DiagnosticCase(
            "a URL and what stands beside it",
            text: """
                { "GET": "http://h/{{a", "json": "{{}}", "capture": { "n": "$.[" }, "expect": "9" }
                """,
            shown: """
                spec.json:1:20: error: "{{" has no end, expected "}}"
                  | { "GET": "http://h/{{a", "json": "{{}}", "capture": { "n": "$.[" }, "expect": "9" }
                  |                    ^~
                  = a literal "{{" is written \\{{, in JSON \\\\{{
                spec.json:1:35: error: the template is empty
                  | { "GET": "http://h/{{a", "json": "{{}}", "capture": { "n": "$.[" }, "expect": "9" }
                  |                                   ^~~~
                  = a literal "{{" is written \\{{, in JSON \\\\{{
                spec.json:1:63: error: expected a name or "*" after ".", got "["
                  | { "GET": "http://h/{{a", "json": "{{}}", "capture": { "n": "$.[" }, "expect": "9" }
                  |                                                               ^
                  = brackets stand without a dot: $['a']
                spec.json:1:79: error: expected a status such as 200, a class such as "2xx", a list of them or a \
                matcher, got string "9"
                  | { "GET": "http://h/{{a", "json": "{{}}", "capture": { "n": "$.[" }, "expect": "9" }
                  |                                                                               ^~~
                """),
        DiagnosticCase(
            "a method, its URL and a body",
            text: """
                { "method": "P G", "url": "{{", "text": "{{" }
                """,
            shown: """
                spec.json:1:13: error: "P G" is no method of HTTP
                  | { "method": "P G", "url": "{{", "text": "{{" }
                  |             ^~~~~
                spec.json:1:28: error: "{{" has no end, expected "}}"
                  | { "method": "P G", "url": "{{", "text": "{{" }
                  |                            ^~
                  = a literal "{{" is written \\{{, in JSON \\\\{{
                spec.json:1:42: error: "{{" has no end, expected "}}"
                  | { "method": "P G", "url": "{{", "text": "{{" }
                  |                                          ^~
                  = a literal "{{" is written \\{{, in JSON \\\\{{
                """),
        DiagnosticCase(
            "the URL of a SOAP call and what it expects",
            text: """
                { "SOAP": "{{", "envelope": {}, "expect": "9" }
                """,
            shown: """
                spec.json:1:12: error: "{{" has no end, expected "}}"
                  | { "SOAP": "{{", "envelope": {}, "expect": "9" }
                  |            ^~
                  = a literal "{{" is written \\{{, in JSON \\\\{{
                spec.json:1:43: error: expected a status such as 200, a class such as "2xx", a list of them or a \
                matcher, got string "9"
                  | { "SOAP": "{{", "envelope": {}, "expect": "9" }
                  |                                           ^~~
                """),
        DiagnosticCase(
            "two actions",
            text: """
                { "GET": "http://h/", "POST": "http://h/" }
                """,
            shown: """
                spec.json:1:23: error: a step has one action, "POST" is a second one
                  | { "GET": "http://h/", "POST": "http://h/" }
                  |                       ^~~~~~
                spec.json:1:3: the first one is here
                  | { "GET": "http://h/", "POST": "http://h/" }
                  |   ^~~~~
                """),
        DiagnosticCase(
            "two actions of two kinds",
            text: """
                { "steps": [ { "GET": "http://h/", "SOAP": "http://h/" } ] }
                """,
            shown: """
                spec.json:1:36: error: a step has one action, "SOAP" is a second one
                  | { "steps": [ { "GET": "http://h/", "SOAP": "http://h/" } ] }
                  |                                    ^~~~~~
                spec.json:1:16: the first one is here
                  | { "steps": [ { "GET": "http://h/", "SOAP": "http://h/" } ] }
                  |                ^~~~~
                """),
        DiagnosticCase(
            "a key of another action",
            text: """
                { "GET": "http://h/", "envelope": {} }
                """,
            shown: """
                spec.json:1:23: error: unknown key "envelope"
                  | { "GET": "http://h/", "envelope": {} }
                  |                       ^~~~~~~~~~
                  = "envelope" belongs to a "SOAP" call
                """),
        DiagnosticCase(
            "a session without a name",
            text: """
                { "steps": [ { "session": "", "GET": "http://h/" } ] }
                """,
            shown: """
                spec.json:1:27: error: the session has no name
                  | { "steps": [ { "session": "", "GET": "http://h/" } ] }
                  |                           ^~
                  = without "session" the step uses the jar that has no name
                """),
        DiagnosticCase(
            "a session named by an unknown variable",
            text: """
                { "vars": { "user": "ada" }, "session": "{{usr}}", "GET": "http://h/" }
                """,
            shown: """
                spec.json:1:42: error: undefined variable "usr"
                  | { "vars": { "user": "ada" }, "session": "{{usr}}", "GET": "http://h/" }
                  |                                          ^~~~~~~
                  = did you mean "user"? known here: user
                """),
        DiagnosticCase(
            "a query on a SOAP call",
            text: """
                { "SOAP": "http://h/", "query": { "a": 1 }, "envelope": {} }
                """,
            shown: """
                spec.json:1:24: error: unknown key "query"
                  | { "SOAP": "http://h/", "query": { "a": 1 }, "envelope": {} }
                  |                        ^~~~~~~
                  = "query" belongs to a call such as "GET" or "POST"
                """),
        DiagnosticCase(
            "an expectation on set",
            text: """
                { "steps": [ { "set": { "a": 1 }, "expect": 200 } ] }
                """,
            shown: """
                spec.json:1:35: error: unknown key "expect"
                  | { "steps": [ { "set": { "a": 1 }, "expect": 200 } ] }
                  |                                   ^~~~~~~~
                  = "expect" belongs to a call
                """),
        DiagnosticCase(
            "method without url",
            text: """
                { "method": "PURGE" }
                """,
            shown: """
                spec.json:1:3: error: "method" needs a "url"
                  | { "method": "PURGE" }
                  |   ^~~~~~~~
                """),
        DiagnosticCase(
            "url without method",
            text: """
                { "url": "http://h/" }
                """,
            shown: """
                spec.json:1:3: error: "url" needs a "method"
                  | { "url": "http://h/" }
                  |   ^~~~~
                  = or write both in one, such as "GET": "/notes"
                """),
        DiagnosticCase(
            "url beside a method",
            text: """
                { "GET": "http://h/", "url": "http://h/" }
                """,
            shown: """
                spec.json:1:23: error: "url" stands beside "GET", whose value is the URL
                  | { "GET": "http://h/", "url": "http://h/" }
                  |                       ^~~~~
                  = "url" goes with "method"
                """),
        DiagnosticCase(
            "a method that is none",
            text: """
                { "method": "PUR GE", "url": "http://h/" }
                """,
            shown: """
                spec.json:1:13: error: "PUR GE" is no method of HTTP
                  | { "method": "PUR GE", "url": "http://h/" }
                  |             ^~~~~~~~
                """),
        DiagnosticCase(
            "two bodies",
            text: """
                { "POST": "http://h/", "json": {}, "text": "a" }
                """,
            shown: """
                spec.json:1:36: error: a call has one body, "text" is a second one
                  | { "POST": "http://h/", "json": {}, "text": "a" }
                  |                                    ^~~~~~
                spec.json:1:24: the first one is here
                  | { "POST": "http://h/", "json": {}, "text": "a" }
                  |                        ^~~~~~
                """),
        DiagnosticCase(
            "a SOAP call without an envelope",
            text: """
                { "SOAP": "http://h/" }
                """,
            shown: """
                spec.json:1:3: error: a SOAP call needs an "envelope"
                  | { "SOAP": "http://h/" }
                  |   ^~~~~~
                  = an empty one is "envelope": {}
                """),
        DiagnosticCase(
            "an operation of a WSDL",
            text: """
                { "SOAP": { "operation": "Login" } }
                """,
            shown: """
                spec.json:1:11: error: an operation of a WSDL is not built yet
                  | { "SOAP": { "operation": "Login" } }
                  |           ^~~~~~~~~~~~~~~~~~~~~~~~
                """),
        DiagnosticCase(
            "two kinds of credentials",
            text: """
                { "GET": "http://h/", "auth": { "bearer": "t", "basic": ["a", "b"] } }
                """,
            shown: """
                spec.json:1:48: error: "auth" has one kind of credentials
                  | { "GET": "http://h/", "auth": { "bearer": "t", "basic": ["a", "b"] } }
                  |                                                ^~~~~~~
                spec.json:1:33: the first one is here
                  | { "GET": "http://h/", "auth": { "bearer": "t", "basic": ["a", "b"] } }
                  |                                 ^~~~~~~~
                """),
        DiagnosticCase(
            "a password is missing",
            text: """
                { "GET": "http://h/", "auth": { "basic": ["a"] } }
                """,
            shown: """
                spec.json:1:42: error: expected a user and a password for "basic", got an array of 1
                  | { "GET": "http://h/", "auth": { "basic": ["a"] } }
                  |                                          ^~~~~
                """),
        DiagnosticCase(
            "empty auth",
            text: """
                { "GET": "http://h/", "auth": {} }
                """,
            shown: """
                spec.json:1:31: error: "auth" is empty
                  | { "GET": "http://h/", "auth": {} }
                  |                               ^~
                  = write one of "basic", "digest", "ntlm", "bearer", "negotiate", "oauth2"
                """),
    ]
}
