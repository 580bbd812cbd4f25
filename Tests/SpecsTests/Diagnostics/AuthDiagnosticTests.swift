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
        DiagnosticCase(
            "oauth2 without its parts",
            text: """
                { "GET": "http://h/", "auth": { "oauth2":
                {} } }
                """,
            shown: """
                spec.json:1:33: error: "oauth2" needs "grant" and "tokenUrl"
                  | { "GET": "http://h/", "auth": { "oauth2":
                  |                                 ^~~~~~~~
                """),
        DiagnosticCase(
            "a client that has no name",
            text: """
                { "GET": "http://h/", "auth": { "oauth2":
                { "grant": "client_credentials", "tokenUrl": "/t" } } }
                """,
            shown: """
                spec.json:1:33: error: the grant "client_credentials" needs "clientId"
                  | { "GET": "http://h/", "auth": { "oauth2":
                  |                                 ^~~~~~~~
                """),
        DiagnosticCase(
            "a grant of a user without one",
            text: """
                { "GET": "http://h/", "auth": { "oauth2":
                { "grant": "password", "tokenUrl": "/t", "clientSecret": "s" } } }
                """,
            shown: """
                spec.json:1:33: error: the grant "password" needs "username" and "password" and "clientId"
                  | { "GET": "http://h/", "auth": { "oauth2":
                  |                                 ^~~~~~~~
                """),
        DiagnosticCase(
            "a user where none is asked for",
            text: """
                { "GET": "http://h/", "auth": { "oauth2":
                { "grant": "client_credentials", "tokenUrl": "/t", "clientId": "c", "username": "ada" } } }
                """,
            shown: """
                spec.json:2:69: error: "username" belongs to the grant "password"
                  | { "grant": "client_credentials", "tokenUrl": "/t", "clientId": "c", "username": "ada" } } }
                  |                                                                     ^~~~~~~~~~
                """),
        DiagnosticCase(
            "a place for no secret",
            text: """
                { "GET": "http://h/", "auth": { "oauth2":
                { "grant": "client_credentials", "tokenUrl": "/t", "clientId": "c", "send": "body" } } }
                """,
            shown: """
                spec.json:2:69: error: "send" says where "clientSecret" goes, and there is none
                  | { "grant": "client_credentials", "tokenUrl": "/t", "clientId": "c", "send": "body" } } }
                  |                                                                     ^~~~~~
                """),
        DiagnosticCase(
            "an unknown grant",
            text: """
                { "GET": "http://h/", "auth": { "oauth2":
                { "grant": "authorization_code", "tokenUrl": "/t" } } }
                """,
            shown: """
                spec.json:2:12: error: expected one of "client_credentials", "password" for "grant", got string "authorization_code"
                  | { "grant": "authorization_code", "tokenUrl": "/t" } } }
                  |            ^~~~~~~~~~~~~~~~~~~~
                """),
        DiagnosticCase(
            "another spelling in oauth2",
            text: """
                { "GET": "http://h/", "auth": { "oauth2":
                { "grant": "client_credentials", "token_url": "/t", "clientId": "c" } } }
                """,
            shown: """
                spec.json:1:33: error: "oauth2" needs "tokenUrl"
                  | { "GET": "http://h/", "auth": { "oauth2":
                  |                                 ^~~~~~~~
                spec.json:2:34: error: unknown key "token_url"
                  | { "grant": "client_credentials", "token_url": "/t", "clientId": "c" } } }
                  |                                  ^~~~~~~~~~~
                  = did you mean "tokenUrl"?
                """),
        DiagnosticCase(
            "a token endpoint without a scheme",
            text: """
                { "GET": "http://h/", "auth": { "oauth2":
                { "grant": "client_credentials", "tokenUrl": "h:80/t", "clientId": "c" } } }
                """,
            shown: """
                spec.json:2:46: error: "h:80/t" is a host without a scheme: write "http://h:80/t"
                  | { "grant": "client_credentials", "tokenUrl": "h:80/t", "clientId": "c" } } }
                  |                                              ^~~~~~~~
                """),
        DiagnosticCase(
            "an undefined variable in oauth2",
            text: """
                { "GET": "http://h/", "auth": { "oauth2":
                { "grant": "client_credentials", "tokenUrl": "/t", "clientId": "{{id}}" } } }
                """,
            shown: """
                spec.json:2:65: error: undefined variable "id"
                  | { "grant": "client_credentials", "tokenUrl": "/t", "clientId": "{{id}}" } } }
                  |                                                                 ^~~~~~
                  = no variables are known here: define it in "vars" or with --var
                """),
        DiagnosticCase(
            "netrc of a wrong type",
            text: """
                { "GET": "http://h/", "options": { "netrc": "~/.netrc" } }
                """,
            shown: """
                spec.json:1:45: error: expected true or false for "netrc", got string "~/.netrc"
                  | { "GET": "http://h/", "options": { "netrc": "~/.netrc" } }
                  |                                             ^~~~~~~~~~
                """),
    ]
}
