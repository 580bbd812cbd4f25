import Testing

@Suite("Names")
struct NameDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "two tests of one name",
            text: """
                {
                  "tests": [
                    { "name": "a", "GET": "http://h/1" },
                    { "name": "a", "GET": "http://h/2" }
                  ]
                }
                """,
            shown: """
                spec.json:4:15: error: two tests are called "a"
                  |     { "name": "a", "GET": "http://h/2" }
                  |               ^~~
                spec.json:3:15: the first one is here
                  |     { "name": "a", "GET": "http://h/1" },
                  |               ^~~
                """),
        DiagnosticCase(
            "a reserved variable name",
            text: """
                { "GET": "http://h/", "vars": { "uuid": 1 } }
                """,
            shown: """
                spec.json:1:33: error: "uuid" is a generator and cannot be the name of a variable
                  | { "GET": "http://h/", "vars": { "uuid": 1 } }
                  |                                 ^~~~~~
                """),
        DiagnosticCase(
            "a reserved name in a capture",
            text: """
                { "GET": "http://h/", "capture": { "env": "$.a" } }
                """,
            shown: """
                spec.json:1:36: error: "env" has a meaning of its own in templates and cannot be the name of a variable
                  | { "GET": "http://h/", "capture": { "env": "$.a" } }
                  |                                    ^~~~~
                """),
        DiagnosticCase(
            "a template in a variable name",
            text: """
                { "GET": "http://h/", "vars": { "{{a}}": 1 } }
                """,
            shown: """
                spec.json:1:33: error: a variable's name may not hold a template
                  | { "GET": "http://h/", "vars": { "{{a}}": 1 } }
                  |                                 ^~~~~~~
                  = write the name itself
                """),
        DiagnosticCase(
            "a secret that is no variable",
            text: """
                { "GET": "http://h/", "vars": { "password": 1 }, "secrets": ["pasword"] }
                """,
            shown: """
                spec.json:1:62: error: no variable is called "pasword"
                  | { "GET": "http://h/", "vars": { "password": 1 }, "secrets": ["pasword"] }
                  |                                                              ^~~~~~~~~
                  = did you mean "password"?
                """),
        DiagnosticCase(
            "an empty name",
            text: """
                { "name": "", "GET": "http://h/" }
                """,
            shown: """
                spec.json:1:11: error: the name is empty
                  | { "name": "", "GET": "http://h/" }
                  |           ^~
                """),
        DiagnosticCase(
            "an empty name of a file",
            text: """
                { "name": "", "tests": [ { "GET": "http://h/" } ] }
                """,
            shown: """
                spec.json:1:11: error: the name is empty
                  | { "name": "", "tests": [ { "GET": "http://h/" } ] }
                  |           ^~
                """),
    ]
}
