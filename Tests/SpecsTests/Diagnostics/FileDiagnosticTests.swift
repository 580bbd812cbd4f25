import Testing

@Suite("Files that a spec names")
struct FileDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "a body file that is not there",
            text: """
                { "POST": "http://h/", "file": "_bodies/a.json" }
                """,
            shown: """
                spec.json:1:32: error: there is no file "_bodies/a.json"
                  | { "POST": "http://h/", "file": "_bodies/a.json" }
                  |                                ^~~~~~~~~~~~~~~~
                  = file references are relative to the file that holds them
                """),
        DiagnosticCase(
            "a body file that is a folder",
            text: """
                { "POST": "http://h/", "file": "_bodies" }
                """,
            files: ["_bodies/b.json": "{}"],
            shown: """
                spec.json:1:32: error: "_bodies" is a folder, expected a file
                  | { "POST": "http://h/", "file": "_bodies" }
                  |                                ^~~~~~~~~
                """),
        DiagnosticCase(
            "a place for an answer that is not under the report folder",
            text: """
                { "tests": [ { "GET": "http://h/", "save": "a/../../b" }, { "GET": "http://h/2", "save": "/b" } ] }
                """,
            shown: """
                spec.json:1:44: error: nothing can be saved to "a/../../b": it holds "..", and might not be under the report folder
                  | { "tests": [ { "GET": "http://h/", "save": "a/../../b" }, { "GET": "http://h/2", "save": "/b" } ] }
                  |                                            ^~~~~~~~~~~
                spec.json:1:90: error: nothing can be saved to "/b": it begins with /, and would not be under the report folder
                  | { "tests": [ { "GET": "http://h/", "save": "a/../../b" }, { "GET": "http://h/2", "save": "/b" } ] }
                  |                                                                                          ^~~~
                """),
        DiagnosticCase(
            "a place for an answer that is no file",
            text: """
                { "GET": "http://h/", "save": "a/" }
                """,
            shown: """
                spec.json:1:31: error: nothing can be saved to "a/": it names no file
                  | { "GET": "http://h/", "save": "a/" }
                  |                               ^~~~
                """),
        DiagnosticCase(
            "an answer to save that is not to come",
            text: """
                { "GET": "http://h/", "save": "a", "expect": { "error": "dns" } }
                """,
            shown: """
                spec.json:1:23: error: there is nothing to save: "error" expects that no answer comes
                  | { "GET": "http://h/", "save": "a", "expect": { "error": "dns" } }
                  |                       ^~~~~~
                spec.json:1:57: the error is expected here
                  | { "GET": "http://h/", "save": "a", "expect": { "error": "dns" } }
                  |                                                         ^~~~~
                """),
        DiagnosticCase(
            "an envelope file that is not there",
            text: """
                { "SOAP": "http://h/", "envelope": { "body": { "template": "_a.xml" } } }
                """,
            shown: """
                spec.json:1:60: error: there is no file "_a.xml"
                  | { "SOAP": "http://h/", "envelope": { "body": { "template": "_a.xml" } } }
                  |                                                            ^~~~~~~~
                  = file references are relative to the file that holds them
                """),
        DiagnosticCase(
            "an expected value in a file that is not there, deep inside one that has templates",
            text: """
                { "vars": { "a": 1 }, "GET": "http://h/", "expect": { "json": ["{{a}}", { "?file": "_a.json" }] } }
                """,
            shown: """
                spec.json:1:84: error: there is no file "_a.json"
                  | { "vars": { "a": 1 }, "GET": "http://h/", "expect": { "json": ["{{a}}", { "?file": "_a.json" }] } }
                  |                                                                                    ^~~~~~~~~
                  = file references are relative to the file that holds them
                """),
        DiagnosticCase(
            "an expected text file that is not there",
            text: """
                { "GET": "http://h/", "expect": { "text": { "file": "_a.txt" } } }
                """,
            shown: """
                spec.json:1:53: error: there is no file "_a.txt"
                  | { "GET": "http://h/", "expect": { "text": { "file": "_a.txt" } } }
                  |                                                     ^~~~~~~~
                  = file references are relative to the file that holds them
                """),
    ]
}
