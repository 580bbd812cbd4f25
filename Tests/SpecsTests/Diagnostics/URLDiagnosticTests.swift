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
            "modules",
            text: """
                { "modules": { "user": "/svc" }, "base": "http://h", "GET": "/a" }
                """,
            shown: """
                spec.json:1:3: error: "modules" is not built yet
                  | { "modules": { "user": "/svc" }, "base": "http://h", "GET": "/a" }
                  |   ^~~~~~~~~
                """),
    ]
}
