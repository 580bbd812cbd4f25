import Testing

@Suite("What is wrong with rows")
struct RowDiagnosticTests {
    @Test("is shown with its place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "neither rows nor a file of them",
            text: """
                { "tests": [
                    { "name": "a", "rows": 7, "GET": "http://h/{{x}}" },
                    { "name": "b", "rows": [1], "GET": "http://h/{{x}}" },
                    { "name": "c", "rows": "_x.txt", "GET": "http://h/{{x}}" },
                    { "name": "d", "rows": "_x.csv", "GET": "http://h/{{x}}" },
                    { "name": "e", "rows": "{{a}}.csv", "GET": "http://h/{{x}}" } ] }
                """,
            files: ["_x.txt": ""],
            shown: """
                spec.json:2:28: error: expected an array or a string for "rows", got number 7
                  |     { "name": "a", "rows": 7, "GET": "http://h/{{x}}" },
                  |                            ^
                spec.json:3:29: error: expected an object in "rows", got number 1
                  |     { "name": "b", "rows": [1], "GET": "http://h/{{x}}" },
                  |                             ^
                spec.json:4:28: error: expected a .csv or .json file, got "_x.txt"
                  |     { "name": "c", "rows": "_x.txt", "GET": "http://h/{{x}}" },
                  |                            ^~~~~~~~
                spec.json:5:28: error: there is no file "_x.csv"
                  |     { "name": "d", "rows": "_x.csv", "GET": "http://h/{{x}}" },
                  |                            ^~~~~~~~
                  = file references are relative to the file that holds them
                spec.json:6:28: error: the file of "rows" is read before the run, so its name may hold no template
                  |     { "name": "e", "rows": "{{a}}.csv", "GET": "http://h/{{x}}" } ] }
                  |                            ^~~~~~~~~~~
                """),
        DiagnosticCase(
            "names that some rows lack, that nobody has, and that only some tests have",
            text: """
                { "tests": [
                    { "name": "a {{y}}", "rows": [ { "x": 1, "y": 2 }, { "x": "{{z}}" } ], "GET": "http://h/{{x}}" },
                    { "name": "b", "vars": { "y": 0 }, "rows": [ { "x": 1, "y": 2 }, { "x": 3 } ], "GET": "http://h/{{x}}{{y}}" },
                    { "name": "c", "GET": "http://h/{{x}}" } ] }
                """,
            shown: """
                spec.json:2:18: error: undefined variable "y": row 2 does not have it
                  |     { "name": "a {{y}}", "rows": [ { "x": 1, "y": 2 }, { "x": "{{z}}" } ], "GET": "http://h/{{x}}" }…
                  |                  ^~~~~
                  = give it to every row, or a value for the others in the test's "vars"
                spec.json:2:56: row 2 is here
                  |     { "name": "a {{y}}", "rows": [ { "x": 1, "y": 2 }, { "x": "{{z}}" } ], "GET": "http://h/{{x}}" }…
                  |                                                        ^~~~~~~~~~~~~~~~
                spec.json:2:64: error: undefined variable "z"
                  |     { "name": "a {{y}}", "rows": [ { "x": 1, "y": 2 }, { "x": "{{z}}" } ], "GET": "http://h/{{x}}" }…
                  |                                                                ^~~~~
                  = known here: x
                spec.json:4:37: error: undefined variable "x"
                  |     { "name": "c", "GET": "http://h/{{x}}" } ] }
                  |                                     ^~~~~
                  = no variables are known here: define it in "vars" or with --var
                """),
        DiagnosticCase(
            "what a row needs and has itself, though others have it not",
            text: """
                { "rows": [ { "p": { "q": 1 } }, { "p": { "q": "{{r}}" }, "r": "z" } ], "GET": "http://h/" }
                """,
            shown: ""),
        DiagnosticCase(
            "the row that lacks what it needs",
            text: """
                { "rows": [ { "p": 1 }, { "p": "{{r}}", "r": "z" }, { "p": "{{r}}" } ], "GET": "http://h/" }
                """,
            shown: """
                spec.json:1:61: error: undefined variable "r": row 3 does not have it
                  | { "rows": [ { "p": 1 }, { "p": "{{r}}", "r": "z" }, { "p": "{{r}}" } ], "GET": "http://h/" }
                  |                                                             ^~~~~
                  = give it to every row, or a value for the others in the test's "vars"
                spec.json:1:53: row 3 is here
                  | { "rows": [ { "p": 1 }, { "p": "{{r}}", "r": "z" }, { "p": "{{r}}" } ], "GET": "http://h/" }
                  |                                                     ^~~~~~~~~~~~~~~~
                """),
        DiagnosticCase(
            "cells of a wrong type, with how many more there are",
            text: """
                { "rows": "_x.csv", "GET": "http://h/{{n}}" }
                """,
            files: ["_x.csv": "n:integer\n" + String(repeating: "1.5\n", count: 20) + "1\nx\ny\n"],
            shown: (2...21).map {
                """
                _x.csv:\($0):1: error: expected a whole number in the column "n", got string "1.5"
                  | 1.5
                  | ^~~
                """
            }.reduce(
                """
                spec.json:1:11: error: "_x.csv" holds 2 more errors
                  | { "rows": "_x.csv", "GET": "http://h/{{n}}" }
                  |           ^~~~~~~~
                """
            ) { $0 + "\n" + $1 }),
        DiagnosticCase(
            "JSON that is no array of objects",
            text: """
                { "tests": [ { "name": "a", "rows": "_a.json", "GET": "http://h/" },
                    { "name": "b", "rows": "_b.json", "GET": "http://h/" } ] }
                """,
            files: ["_a.json": "{ \"x\": 1 }", "_b.json": "[ { \"x\": 1 },\n { \"x\": 01 } ]"],
            shown: """
                _a.json:1:1: error: expected an array of rows, got an object
                  | { "x": 1 }
                  | ^~~~~~~~~~
                _b.json:2:9: error: a number may not have leading zeros
                  |  { "x": 01 } ]
                  |         ^~
                """),
    ]
}
