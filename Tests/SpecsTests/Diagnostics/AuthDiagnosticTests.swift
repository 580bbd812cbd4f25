import Testing

@Suite("Errors in auth")
struct AuthDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "a name that is near",
            text: """
                { "GET": "http://h/", "auth": { "digset": ["a", "b"] } }
                """,
            shown: """
                spec.json:1:33: error: unknown key "digset"
                  | { "GET": "http://h/", "auth": { "digset": ["a", "b"] } }
                  |                                 ^~~~~~~~
                  = did you mean "digest"?
                """),
        DiagnosticCase(
            "another name of Kerberos",
            text: """
                { "GET": "http://h/", "auth": { "kerberos": true } }
                """,
            shown: """
                spec.json:1:33: error: unknown key "kerberos"
                  | { "GET": "http://h/", "auth": { "kerberos": true } }
                  |                                 ^~~~~~~~~~
                  = did you mean "negotiate"?
                """),
        DiagnosticCase(
            "a user alone",
            text: """
                { "GET": "http://h/", "auth": { "ntlm": "ada" } }
                """,
            shown: """
                spec.json:1:41: error: expected an array of strings, numbers or booleans for "ntlm", got string "ada"
                  | { "GET": "http://h/", "auth": { "ntlm": "ada" } }
                  |                                         ^~~~~
                  = write it as ["user", "password"]
                """),
        DiagnosticCase(
            "three words",
            text: """
                { "GET": "http://h/", "auth": { "digest": ["a", "b", "c"] } }
                """,
            shown: """
                spec.json:1:43: error: expected a user and a password for "digest", got an array of 3
                  | { "GET": "http://h/", "auth": { "digest": ["a", "b", "c"] } }
                  |                                           ^~~~~~~~~~~~~~~
                """),
        DiagnosticCase(
            "a wrong type for Kerberos",
            text: """
                { "GET": "http://h/", "auth": { "negotiate": ["a", "b"] } }
                """,
            shown: """
                spec.json:1:46: error: expected true or false for "negotiate", got an array
                  | { "GET": "http://h/", "auth": { "negotiate": ["a", "b"] } }
                  |                                              ^~~~~~~~~~
                """),
        DiagnosticCase(
            "what is not built",
            text: """
                { "GET": "http://h/", "auth": { "aws": { "access": "a" } } }
                """,
            shown: """
                spec.json:1:33: error: "aws" is not built yet
                  | { "GET": "http://h/", "auth": { "aws": { "access": "a" } } }
                  |                                 ^~~~~
                """),
        DiagnosticCase(
            "an undefined variable",
            text: """
                { "GET": "http://h/", "auth": { "digest": ["ada", "{{pw}}"] } }
                """,
            shown: """
                spec.json:1:52: error: undefined variable "pw"
                  | { "GET": "http://h/", "auth": { "digest": ["ada", "{{pw}}"] } }
                  |                                                    ^~~~~~
                  = no variables are known here: define it in "vars" or with --var
                """),
    ]
}
