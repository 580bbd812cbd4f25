import Testing

@Suite("URLs")
struct URLDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "a host without a scheme",
            text: """
                { "GET": "localhost:8080/x" }
                """,
            shown: """
                spec.json:1:10: error: "localhost:8080/x" is a host without a scheme: write "http://localhost:8080/x"
                  | { "GET": "localhost:8080/x" }
                  |          ^~~~~~~~~~~~~~~~~~
                """),
        DiagnosticCase(
            "an unknown module",
            text: """
                { "GET": "user:/registered", "base": "http://h" }
                """,
            shown: """
                spec.json:1:10: error: "user:/registered" begins with the module "user", which is not known
                  | { "GET": "user:/registered", "base": "http://h" }
                  |          ^~~~~~~~~~~~~~~~~~
                  = no module is known here: give it a path in "modules"
                """),
        DiagnosticCase(
            "a relative URL without a base",
            text: """
                { "GET": "/notes" }
                """,
            shown: """
                spec.json:1:10: error: "/notes" is relative and there is no base: write the whole URL or set "base"
                  | { "GET": "/notes" }
                  |          ^~~~~~~~
                """),
        DiagnosticCase(
            "a base that is no URL",
            text: """
                { "GET": "/notes", "base": "api.example.test" }
                """,
            shown: """
                spec.json:1:28: error: "api.example.test" is no absolute URL: it must begin with http:// or https://
                  | { "GET": "/notes", "base": "api.example.test" }
                  |                            ^~~~~~~~~~~~~~~~~~
                """),
        DiagnosticCase(
            "a base without a host",
            text: """
                { "GET": "/notes", "base": { "port": 80 } }
                """,
            shown: """
                spec.json:1:28: error: "base" needs a "host"
                  | { "GET": "/notes", "base": { "port": 80 } }
                  |                            ^~~~~~~~~~~~~~
                """),
        DiagnosticCase(
            "a port that is none",
            text: """
                { "GET": "http://h:99999/" }
                """,
            shown: """
                spec.json:1:10: error: the URL "http://h:99999/" has the port "99999", expected a number from 0 to 65535
                  | { "GET": "http://h:99999/" }
                  |          ^~~~~~~~~~~~~~~~~
                """),
        DiagnosticCase(
            "a scheme that cannot be asked",
            text: """
                { "GET": "ftp://h/x" }
                """,
            shown: """
                spec.json:1:10: error: "ftp" is no scheme of HTTP, expected http or https
                  | { "GET": "ftp://h/x" }
                  |          ^~~~~~~~~~~
                """),
        DiagnosticCase(
            "a base of another scheme",
            text: """
                { "base": "ws://h", "GET": "/" }
                """,
            shown: """
                spec.json:1:11: error: "ws" is no scheme of HTTP, expected http or https
                  | { "base": "ws://h", "GET": "/" }
                  |           ^~~~~~~~
                """),
        DiagnosticCase(
            "a module that is misspelt",
            text: """
                { "modules": { "user": "/svc", "bill": "/b" }, "base": "http://h", "GET": "usre:/a" }
                """,
            shown: """
                spec.json:1:75: error: "usre:/a" begins with the module "usre", which is not known
                  | { "modules": { "user": "/svc", "bill": "/b" }, "base": "http://h", "GET": "usre:/a" }
                  |                                                                           ^~~~~~~~~
                  = did you mean "user"?
                """),
        DiagnosticCase(
            "a module that nothing is like, in a URL with a template",
            text: """
                { "modules": { "user": "/svc", "bill": "/b" }, "base": "http://h", "GET": "order:/{{uuid}}" }
                """,
            shown: """
                spec.json:1:75: error: "order:/" begins with the module "order", which is not known
                  | { "modules": { "user": "/svc", "bill": "/b" }, "base": "http://h", "GET": "order:/{{uuid}}" }
                  |                                                                           ^~~~~~~~~~~~~~~~~
                  = the modules are: "bill", "user"
                """),
        DiagnosticCase(
            "a module of a token endpoint",
            text: """
                { "base": "http://h", "modules": { "login": "/l" }, "GET": "/",
                  "auth": { "oauth2": { "grant": "client_credentials", "clientId": "a", "tokenUrl": "logn:/t" } } }
                """,
            shown: """
                spec.json:2:85: error: "logn:/t" begins with the module "logn", which is not known
                  |   "auth": { "oauth2": { "grant": "client_credentials", "clientId": "a", "tokenUrl": "logn:/t" } } }
                  |                                                                                     ^~~~~~~~~
                  = did you mean "login"?
                """),
        DiagnosticCase(
            "modules that are none",
            text: """
                { "base": "http://h", "GET": "any:/thing", "modules": {
                  "": "/a", "a:b": "/a", "{{x}}": "/a", "whole": "http://h/x", "query": "/a?b=1", "ok": "/a" } }
                """,
            shown: """
                spec.json:2:3: error: a module needs a name
                  |   "": "/a", "a:b": "/a", "{{x}}": "/a", "whole": "http://h/x", "query": "/a?b=1", "ok": "/a" } }
                  |   ^~
                spec.json:2:13: error: a module's name may not hold any of : / ? #
                  |   "": "/a", "a:b": "/a", "{{x}}": "/a", "whole": "http://h/x", "query": "/a?b=1", "ok": "/a" } }
                  |             ^~~~~
                  = a URL "user:/registered" begins with the module "user"
                spec.json:2:26: error: a module's name is plain text, without templates
                  |   "": "/a", "a:b": "/a", "{{x}}": "/a", "whole": "http://h/x", "query": "/a?b=1", "ok": "/a" } }
                  |                          ^~~~~~~
                  = its path may hold them
                spec.json:2:50: error: the module's path "http://h/x" is a whole URL, expected a path such as "/svc/user/v2"
                  |   "": "/a", "a:b": "/a", "{{x}}": "/a", "whole": "http://h/x", "query": "/a?b=1", "ok": "/a" } }
                  |                                                  ^~~~~~~~~~~~
                spec.json:2:73: error: the module's path "/a?b=1" holds more than a path
                  |   "": "/a", "a:b": "/a", "{{x}}": "/a", "whole": "http://h/x", "query": "/a?b=1", "ok": "/a" } }
                  |                                                                         ^~~~~~~~
                """),
    ]
}
