import Testing

@Suite("Envelopes")
struct EnvelopeDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "a bad name",
            text: """
                { "SOAP": "http://h/", "envelope": { "body": { "a b": 1 } } }
                """,
            shown: """
                spec.json:1:48: error: "a b" is no XML name
                  | { "SOAP": "http://h/", "envelope": { "body": { "a b": 1 } } }
                  |                                                ^~~~~
                """),
        DiagnosticCase(
            "an unbound prefix",
            text: """
                { "SOAP": "http://h/", "envelope": { "body": { "c:add": 1 } } }
                """,
            shown: """
                spec.json:1:48: error: the prefix "c" of "c:add" is bound to no namespace
                  | { "SOAP": "http://h/", "envelope": { "body": { "c:add": 1 } } }
                  |                                                ^~~~~~~
                  = bind it in "namespaces" or with @xmlns on the element
                """),
        DiagnosticCase(
            "an unknown version",
            text: """
                { "SOAP": "http://h/", "envelope": { "version": "1.3" } }
                """,
            shown: """
                spec.json:1:49: error: expected one of "1.1", "1.2" for "version", got string "1.3"
                  | { "SOAP": "http://h/", "envelope": { "version": "1.3" } }
                  |                                                 ^~~~~
                """),
        DiagnosticCase(
            "security",
            text: """
                { "SOAP": "http://h/", "envelope": { "security": { "timestamp": "5m" } } }
                """,
            shown: """
                spec.json:1:38: error: "security" is not built yet
                  | { "SOAP": "http://h/", "envelope": { "security": { "timestamp": "5m" } } }
                  |                                      ^~~~~~~~~~
                """),
        DiagnosticCase(
            "a file beside other keys",
            text: """
                { "SOAP": "http://h/", "envelope": { "file": "_a.xml", "version": "1.2" } }
                """,
            shown: """
                spec.json:1:36: error: a whole envelope from a file has no other keys
                  | { "SOAP": "http://h/", "envelope": { "file": "_a.xml", "version": "1.2" } }
                  |                                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                """),
    ]
}
