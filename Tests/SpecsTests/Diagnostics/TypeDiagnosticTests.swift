import Testing

@Suite("Values of a wrong type")
struct TypeDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "a string for an array",
            text: """
                { "GET": "http://h/", "tags": "smoke" }
                """,
            shown: """
                spec.json:1:31: error: expected an array of strings for "tags", got string "smoke"
                  | { "GET": "http://h/", "tags": "smoke" }
                  |                               ^~~~~~~
                  = write it in brackets: a list of one
                """),
        DiagnosticCase(
            "a number in an array of strings",
            text: """
                { "GET": "http://h/", "tags": ["a", 1] }
                """,
            shown: """
                spec.json:1:37: error: expected a string in "tags", got number 1
                  | { "GET": "http://h/", "tags": ["a", 1] }
                  |                                     ^
                """),
        DiagnosticCase(
            "text for a flag",
            text: """
                { "GET": "http://h/", "soft": "yes" }
                """,
            shown: """
                spec.json:1:31: error: expected true or false for "soft", got string "yes"
                  | { "GET": "http://h/", "soft": "yes" }
                  |                               ^~~~~
                """),
        DiagnosticCase(
            "a duration without a unit",
            text: """
                { "GET": "http://h/", "options": { "timeout": 10 } }
                """,
            shown: """
                spec.json:1:47: error: expected a duration such as "250ms", "10s", "2m" or "1h" for "timeout", got number 10
                  | { "GET": "http://h/", "options": { "timeout": 10 } }
                  |                                               ^~
                  = add a unit, such as "10s"
                """),
        DiagnosticCase(
            "a duration without a unit, as text",
            text: """
                { "GET": "http://h/", "options": { "timeout": "10" } }
                """,
            shown: """
                spec.json:1:47: error: expected a duration such as "250ms", "10s", "2m" or "1h" for "timeout", got string "10"
                  | { "GET": "http://h/", "options": { "timeout": "10" } }
                  |                                               ^~~~
                  = add a unit, such as "10s"
                """),
        DiagnosticCase(
            "a size without a unit",
            text: """
                { "GET": "http://h/", "options": { "maxBody": 10 } }
                """,
            shown: """
                spec.json:1:47: error: expected a size such as "500kB" or "10MB" for "maxBody", got number 10
                  | { "GET": "http://h/", "options": { "maxBody": 10 } }
                  |                                               ^~
                  = add a unit, such as "10MB"
                """),
        DiagnosticCase(
            "a fraction for a whole number",
            text: """
                { "GET": "http://h/", "options": { "maxRedirects": 1.5 } }
                """,
            shown: """
                spec.json:1:52: error: expected a whole number from 0 for "maxRedirects", got number 1.5
                  | { "GET": "http://h/", "options": { "maxRedirects": 1.5 } }
                  |                                                    ^~~
                """),
        DiagnosticCase(
            "a word that is not in the list",
            text: """
                { "GET": "http://h/", "options": { "arrays": "commas" } }
                """,
            shown: """
                spec.json:1:46: error: expected one of "repeat", "brackets", "comma" for "arrays", got string "commas"
                  | { "GET": "http://h/", "options": { "arrays": "commas" } }
                  |                                              ^~~~~~~~
                """),
        DiagnosticCase(
            "an object for a header",
            text: """
                { "GET": "http://h/", "headers": { "X-A": { "a": 1 } } }
                """,
            shown: """
                spec.json:1:43: error: expected a string, number or boolean or an array of strings, numbers or booleans in "headers", got an object
                  | { "GET": "http://h/", "headers": { "X-A": { "a": 1 } } }
                  |                                           ^~~~~~~~~~
                """),
        DiagnosticCase(
            "an array for an object",
            text: """
                { "GET": "http://h/", "vars": [1] }
                """,
            shown: """
                spec.json:1:31: error: expected an object for "vars", got an array
                  | { "GET": "http://h/", "vars": [1] }
                  |                               ^~~
                """),
        DiagnosticCase(
            "a string for a list of steps",
            text: """
                { "setup": "x", "GET": "http://h/" }
                """,
            shown: """
                spec.json:1:12: error: expected an array of steps for "setup", got string "x"
                  | { "setup": "x", "GET": "http://h/" }
                  |            ^~~
                """),
        DiagnosticCase(
            "a step for a list of steps",
            text: """
                { "setup": { "GET": "http://h/" }, "GET": "http://h/" }
                """,
            shown: """
                spec.json:1:12: error: expected an array of steps for "setup", got an object
                  | { "setup": { "GET": "http://h/" }, "GET": "http://h/" }
                  |            ^~~~~~~~~~~~~~~~~~~~~~
                  = write it in brackets: a list of one
                """),
        DiagnosticCase(
            "null for a name",
            text: """
                { "name": null, "GET": "http://h/" }
                """,
            shown: """
                spec.json:1:11: error: expected a string for "name", got null
                  | { "name": null, "GET": "http://h/" }
                  |           ^~~~
                """),
        DiagnosticCase(
            "a URL that is no text",
            text: """
                { "GET": 7 }
                """,
            shown: """
                spec.json:1:10: error: expected a string for "GET", got number 7
                  | { "GET": 7 }
                  |          ^
                """),
    ]
}
