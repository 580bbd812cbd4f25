import Testing

@Suite("Templates, paths and matchers in strings")
struct EmbeddedDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "a template without an end, through escapes",
            text: #"""
                { "POST": "http://h/", "json": { "a": "x\n\u00e9{{b" } }
                """#,
            shown: #"""
                spec.json:1:49: error: "{{" has no end, expected "}}"
                  | { "POST": "http://h/", "json": { "a": "x\n\u00e9{{b" } }
                  |                                                 ^~
                  = a literal "{{" is written \{{, in JSON \\{{
                """#),
        DiagnosticCase(
            "a member of a variable",
            text: """
                { "GET": "http://h/{{user.name}}", "vars": { "user": {} } }
                """,
            shown: """
                spec.json:1:22: error: "user.name" is no name of a variable
                  | { "GET": "http://h/{{user.name}}", "vars": { "user": {} } }
                  |                      ^~~~~~~~~
                  = a part of a value is taken with a stage: {{user -> $.name}}
                """),
        DiagnosticCase(
            "an unknown stage in a template",
            text: """
                { "GET": "http://h/{{a -> trimm}}", "vars": { "a": 1 } }
                """,
            shown: """
                spec.json:1:27: error: unknown stage "trimm"
                  | { "GET": "http://h/{{a -> trimm}}", "vars": { "a": 1 } }
                  |                           ^~~~~
                  = did you mean "trim"?
                """),
        DiagnosticCase(
            "a bad path, through escapes",
            text: #"""
                { "GET": "http://h/", "expect": { "paths": { "$[\"a\"": 1 } } }
                """#,
            shown: #"""
                spec.json:1:54: error: expected "," or "]" after a selector, got the end
                  | { "GET": "http://h/", "expect": { "paths": { "$[\"a\"": 1 } } }
                  |                                                      ^
                """#),
        DiagnosticCase(
            "a bad path in a capture",
            text: """
                { "GET": "http://h/", "capture": { "a": "$.a -> nht 1" } }
                """,
            shown: """
                spec.json:1:49: error: unknown stage "nht"
                  | { "GET": "http://h/", "capture": { "a": "$.a -> nht 1" } }
                  |                                                 ^~~
                  = did you mean "nth"?
                """),
        DiagnosticCase(
            "an unknown source",
            text: """
                { "GET": "http://h/", "capture": { "a": "haeder Location" } }
                """,
            shown: """
                spec.json:1:42: error: unknown source "haeder"
                  | { "GET": "http://h/", "capture": { "a": "haeder Location" } }
                  |                                          ^~~~~~
                  = did you mean "header"?
                """),
        DiagnosticCase(
            "a bad XPath",
            text: """
                { "GET": "http://h/", "expect": { "paths": { "//a[": 1 } } }
                """,
            shown: """
                spec.json:1:51: error: expected an expression, found the end
                  | { "GET": "http://h/", "expect": { "paths": { "//a[": 1 } } }
                  |                                                   ^
                """),
        DiagnosticCase(
            "a misspelled matcher",
            text: """
                { "GET": "http://h/", "expect": { "json": { "id": { "?equal": 5 } } } }
                """,
            shown: """
                spec.json:1:53: error: unknown matcher "?equal"
                  | { "GET": "http://h/", "expect": { "json": { "id": { "?equal": 5 } } } }
                  |                                                     ^~~~~~~~
                  = did you mean "?equals"?
                """),
        DiagnosticCase(
            "a bad pattern, through escapes",
            text: #"""
                { "GET": "http://h/", "expect": { "text": { "?matches": "\\d+(" } } }
                """#,
            shown: #"""
                spec.json:1:63: error: bad pattern: missing closing parenthesis
                  | { "GET": "http://h/", "expect": { "text": { "?matches": "\\d+(" } } }
                  |                                                               ^
                """#),
        DiagnosticCase(
            "a matcher beside a plain key",
            text: """
                { "GET": "http://h/", "expect": { "json": { "?gt": 1, "a": 2 } } }
                """,
            shown: """
                spec.json:1:55: error: "a" stands beside the matcher "?gt": an object is either matchers or members
                  | { "GET": "http://h/", "expect": { "json": { "?gt": 1, "a": 2 } } }
                  |                                                       ^~~
                  = a member whose name begins with "?" is written "??gt"
                """),
        DiagnosticCase(
            "a capture without a path",
            text: """
                { "GET": "http://h/", "capture": { "a": { "default": 1 } } }
                """,
            shown: """
                spec.json:1:41: error: a capture needs a "path"
                  | { "GET": "http://h/", "capture": { "a": { "default": 1 } } }
                  |                                         ^~~~~~~~~~~~~~~~
                """),
    ]
}
