import Testing

@Suite("Bodies that are wrong")
struct BodyDiagnosticTests {
    @Test("are shown with their place", arguments: base64 + graphQL + propertyLists + multipart + templates)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let graphQL: [DiagnosticCase] = [
        DiagnosticCase(
            "variables without a query",
            text: """
                { "POST": "http://h/", "graphql": { "variables": { "a": 1 } } }
                """,
            shown: """
                spec.json:1:24: error: "graphql" needs a "query"
                  | { "POST": "http://h/", "graphql": { "variables": { "a": 1 } } }
                  |                        ^~~~~~~~~
                """),
        DiagnosticCase(
            "a key that a GraphQL request does not have",
            text: """
                { "POST": "http://h/", "graphql": { "query": "{ a }", "variable": { "a": 1 } } }
                """,
            shown: """
                spec.json:1:55: error: unknown key "variable"
                  | { "POST": "http://h/", "graphql": { "query": "{ a }", "variable": { "a": 1 } } }
                  |                                                       ^~~~~~~~~~
                  = did you mean "variables"?
                """),
        DiagnosticCase(
            "variables that are no object",
            text: """
                { "POST": "http://h/", "graphql": { "query": "{ a }", "variables": [1] } }
                """,
            shown: """
                spec.json:1:68: error: expected an object or a string that is one {{…}} for "variables", got an array
                  | { "POST": "http://h/", "graphql": { "query": "{ a }", "variables": [1] } }
                  |                                                                    ^~~
                """),
    ]

    private static let propertyLists: [DiagnosticCase] = [
        DiagnosticCase(
            "what a property list cannot hold",
            text: """
                { "POST": "http://h/", "plist": { "a": null, "b": { "#date": "soon" }, "c": "{{uuid}}" } }
                """,
            shown: """
                spec.json:1:40: error: a property list has no null
                  | { "POST": "http://h/", "plist": { "a": null, "b": { "#date": "soon" }, "c": "{{uuid}}" } }
                  |                                        ^~~~
                  = leave the member out
                spec.json:1:62: error: "soon" is no date
                  | { "POST": "http://h/", "plist": { "a": null, "b": { "#date": "soon" }, "c": "{{uuid}}" } }
                  |                                                              ^~~~~~
                  = a date is written like 2026-01-31T12:00:00Z
                """)
    ]

    private static let multipart: [DiagnosticCase] = [
        DiagnosticCase(
            "a part with two contents",
            text: """
                { "POST": "http://h/", "multipart": { "a": { "text": "x", "json": 1 } } }
                """,
            shown: """
                spec.json:1:59: error: a part has one content, "json" is a second one
                  | { "POST": "http://h/", "multipart": { "a": { "text": "x", "json": 1 } } }
                  |                                                           ^~~~~~
                spec.json:1:46: the first one is here
                  | { "POST": "http://h/", "multipart": { "a": { "text": "x", "json": 1 } } }
                  |                                              ^~~~~~
                """),
        DiagnosticCase(
            "a part without content",
            text: """
                { "POST": "http://h/", "multipart": { "a": { "type": "a/b" } } }
                """,
            shown: """
                spec.json:1:44: error: a part needs "file", "text" or "json"
                  | { "POST": "http://h/", "multipart": { "a": { "type": "a/b" } } }
                  |                                            ^~~~~~~~~~~~~~~~~
                  = an object as the value is { "json": { … } }
                """),
        DiagnosticCase(
            "a key that a part does not have",
            text: """
                { "POST": "http://h/", "multipart": { "a": [{ "text": "x", "fileName": "a.txt" }] } }
                """,
            shown: """
                spec.json:1:60: error: unknown key "fileName"
                  | { "POST": "http://h/", "multipart": { "a": [{ "text": "x", "fileName": "a.txt" }] } }
                  |                                                            ^~~~~~~~~~
                  = did you mean "filename"?
                """),
        DiagnosticCase(
            "a file of a part that is not there, and a header that is none",
            text: """
                { "POST": "http://h/", "multipart": {
                  "a": { "file": "a.png" }, "b": { "text": "", "headers": { "a b": "1" } } } }
                """,
            shown: """
                spec.json:2:18: error: there is no file "a.png"
                  |   "a": { "file": "a.png" }, "b": { "text": "", "headers": { "a b": "1" } } } }
                  |                  ^~~~~~~
                  = file references are relative to the file that holds them
                spec.json:2:61: error: "a b" is no name of a header
                  |   "a": { "file": "a.png" }, "b": { "text": "", "headers": { "a b": "1" } } } }
                  |                                                             ^~~~~
                """),
        DiagnosticCase(
            "an array in an array, and an undefined variable",
            text: """
                { "POST": "http://h/", "multipart": { "a": ["x", ["y"]], "b": { "text": "{{tokn}}" } } }
                """,
            known: ["token"],
            shown: """
                spec.json:1:50: error: a part in an array cannot be an array
                  | { "POST": "http://h/", "multipart": { "a": ["x", ["y"]], "b": { "text": "{{tokn}}" } } }
                  |                                                  ^~~~~
                spec.json:1:74: error: undefined variable "tokn"
                  | { "POST": "http://h/", "multipart": { "a": ["x", ["y"]], "b": { "text": "{{tokn}}" } } }
                  |                                                                          ^~~~~~~~
                  = did you mean "token"? known here: token
                """),
    ]

    private static let templates: [DiagnosticCase] = [
        DiagnosticCase(
            "a template that is not there",
            text: """
                { "POST": "http://h/", "template": "_a.json" }
                """,
            shown: """
                spec.json:1:36: error: there is no file "_a.json"
                  | { "POST": "http://h/", "template": "_a.json" }
                  |                                    ^~~~~~~~~
                  = file references are relative to the file that holds them
                """),
        DiagnosticCase(
            "what is wrong in a template stands behind what is wrong in the spec, in its own file",
            text: """
                { "steps": [
                  { "POST": "http://h/", "template": "_a.json", "json": {} },
                  { "POST": "http://h/", "template": "_a.json" },
                  { "POST": "http://h/", "template": "_b.xml" } ] }
                """,
            files: ["_a.json": "{\n  \"token\": \"\\t{{tokn}}\" }", "_b.xml": "<a>\n{{token -> firts}}</a>"],
            known: ["token"],
            shown: """
                spec.json:2:49: error: a call has one body, "json" is a second one
                  |   { "POST": "http://h/", "template": "_a.json", "json": {} },
                  |                                                 ^~~~~~
                spec.json:2:26: the first one is here
                  |   { "POST": "http://h/", "template": "_a.json", "json": {} },
                  |                          ^~~~~~~~~~
                _b.xml:2:12: error: unknown stage "firts"
                  | {{token -> firts}}</a>
                  |            ^~~~~
                  = did you mean "first"?
                _a.json:2:15: error: undefined variable "tokn"
                  |   "token": "\\t{{tokn}}" }
                  |               ^~~~~~~~
                  = did you mean "token"? known here: token
                """),
        DiagnosticCase(
            "a template of an envelope",
            text: """
                { "SOAP": "http://h/", "envelope": { "body": { "template": "_a.xml" } } }
                """,
            files: ["_a.xml": "<a>{{token}}</a>"],
            shown: """
                _a.xml:1:4: error: undefined variable "token"
                  | <a>{{token}}</a>
                  |    ^~~~~~~~~
                  = no variables are known here: define it in "vars" or with --var
                """),
    ]

    private static let base64: [DiagnosticCase] = [
        DiagnosticCase(
            "two bodies",
            text: """
                { "POST": "http://h/", "base64": "AAEC", "text": "a" }
                """,
            shown: """
                spec.json:1:42: error: a call has one body, "text" is a second one
                  | { "POST": "http://h/", "base64": "AAEC", "text": "a" }
                  |                                          ^~~~~~
                spec.json:1:24: the first one is here
                  | { "POST": "http://h/", "base64": "AAEC", "text": "a" }
                  |                        ^~~~~~~~
                """),
        DiagnosticCase(
            "a character that is none of Base64",
            text: """
                { "POST": "http://h/", "base64": "AA\\u002A=" }
                """,
            shown: """
                spec.json:1:37: error: this is no Base64: "*" is no character of Base64
                  | { "POST": "http://h/", "base64": "AA\\u002A=" }
                  |                                     ^~~~~~
                """),
        DiagnosticCase(
            "a character of the URL-safe form on the second line",
            text: """
                { "POST": "http://h/", "base64": ["AAEC", "A-EC"] }
                """,
            shown: """
                spec.json:1:45: error: this is no Base64: "-" is no character of Base64, but of its URL-safe form
                  | { "POST": "http://h/", "base64": ["AAEC", "A-EC"] }
                  |                                             ^
                """),
        DiagnosticCase(
            "Base64 without its end",
            text: """
                { "POST": "http://h/", "base64": ["AAEC", "AAE"] }
                """,
            shown: """
                spec.json:1:47: error: this is no Base64: Base64 comes in groups of four, 7 characters are none
                  | { "POST": "http://h/", "base64": ["AAEC", "AAE"] }
                  |                                               ^
                """),
    ]
}
