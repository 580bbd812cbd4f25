import Testing

@Suite("All errors")
struct AllDiagnosticsTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "all errors of a file are shown",
            text: """
                {
                  "nmae": "a",
                  "tests": [
                    { "GET": "localhost:80/" },
                    { "name": "b", "steps": [ { "POST": "http://h/{{x}}", "jsn": 1 } ], "always": 1 }
                  ]
                }
                """,
            shown: """
                spec.json:2:3: error: unknown key "nmae"
                  |   "nmae": "a",
                  |   ^~~~~~
                  = did you mean "name"?
                spec.json:4:14: error: "localhost:80/" is a host without a scheme: write "http://localhost:80/"
                  |     { "GET": "localhost:80/" },
                  |              ^~~~~~~~~~~~~~~
                spec.json:5:51: error: undefined variable "x"
                  |     { "name": "b", "steps": [ { "POST": "http://h/{{x}}", "jsn": 1 } ], "always": 1 }
                  |                                                   ^~~~~
                  = no variables are known here: define it in "vars" or with --var
                spec.json:5:59: error: unknown key "jsn"
                  |     { "name": "b", "steps": [ { "POST": "http://h/{{x}}", "jsn": 1 } ], "always": 1 }
                  |                                                           ^~~~~
                  = did you mean "json"?
                spec.json:5:83: error: expected an array of steps for "always", got number 1
                  |     { "name": "b", "steps": [ { "POST": "http://h/{{x}}", "jsn": 1 } ], "always": 1 }
                  |                                                                                   ^
                """)
    ]
}
