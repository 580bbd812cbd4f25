import Testing

@Suite("What is wrong with a whole file")
struct WholeFileDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "a syntax error points at its byte",
            text: """
                {
                  "GET": "http://h/",
                  "expect": { "status": 200
                }
                """,
            shown: """
                spec.json:4:2: error: expected "," or "}" after the member, found the end of the text
                  | }
                  |  ^
                """),
        DiagnosticCase(
            "an empty file",
            text: """

                """,
            shown: """
                spec.json:1:1: error: expected a value, the text is empty
                  | 
                  | ^
                """),
        DiagnosticCase(
            "a spec is an object",
            text: """
                [1]
                """,
            shown: """
                spec.json:1:1: error: a spec is an object, got an array
                  | [1]
                  | ^~~
                """),
        DiagnosticCase(
            "a file without tests",
            text: """
                { "vars": { "a": 1 } }
                """,
            shown: """
                spec.json:1:1: error: this file holds no test
                  | { "vars": { "a": 1 } }
                  | ^
                  = a spec has "tests", "steps" or a call such as "GET": "/notes"
                """),
        DiagnosticCase(
            "no tests in tests",
            text: """
                { "tests": [] }
                """,
            shown: """
                spec.json:1:12: error: "tests" holds no test
                  | { "tests": [] }
                  |            ^~
                """),
        DiagnosticCase(
            "no steps in steps",
            text: """
                { "steps": [] }
                """,
            shown: """
                spec.json:1:12: error: "steps" holds no step
                  | { "steps": [] }
                  |            ^~
                """),
        DiagnosticCase(
            "strict mode refuses comments and trailing commas by name",
            text: """
                {
                  // why
                  "GET": "http://h/", /* so */
                }
                """,
            strict: true,
            shown: """
                spec.json:2:3: error: comments are not allowed in strict JSON
                  |   // why
                  |   ^~~~~~
                spec.json:3:21: error: a trailing comma before "}" is not allowed in strict JSON
                  |   "GET": "http://h/", /* so */
                  |                     ^
                spec.json:3:23: error: comments are not allowed in strict JSON
                  |   "GET": "http://h/", /* so */
                  |                       ^~~~~~~~
                """),
    ]
}
