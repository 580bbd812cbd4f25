import Testing

@Suite("The use of another file")
struct UseDiagnosticTests {
    @Test("is shown with its place where it is wrong", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let two = #"""
        { "tests": [
            { "name": "log in", "POST": "http://h/{{user}}", "capture": { "token": "$.token" } },
            { "name": "log out", "POST": "http://h/" } ] }
        """#

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "a file that is not there, a name that is not known, a capture from nowhere",
            text: """
                { "steps": [
                    { "use": "_none.json" },
                    { "use": "_{{a}}.json" },
                    { "use": "_two.json#" },
                    { "use": "_two.json#log out", "capture": { "a": "$.token" } } ] }
                """,
            files: ["_two.json": two],
            shown: """
                spec.json:2:14: error: there is no file "_none.json"
                  |     { "use": "_none.json" },
                  |              ^~~~~~~~~~~~
                  = file references are relative to the file that holds them
                spec.json:3:14: error: the file to use must be known before the run, so no {{…}} may stand in its name
                  |     { "use": "_{{a}}.json" },
                  |              ^~~~~~~~~~~~~
                  = give it what differs by "with"
                spec.json:4:14: error: there is no name of a test behind "#"
                  |     { "use": "_two.json#" },
                  |              ^~~~~~~~~~~~
                spec.json:5:53: error: a "use" brings variables back, got "$.token"
                  |     { "use": "_two.json#log out", "capture": { "a": "$.token" } } ] }
                  |                                                     ^~~~~~~~~
                  = write it as "var token"
                """),
        DiagnosticCase(
            "the wrong test, and variables that it does not have",
            text: """
                { "steps": [
                    { "use": "_two.json" },
                    { "use": "_two.json#log on" },
                    { "use": "_two.json#log in", "with": { "user": "ada" }, "capture": ["tokn"] } ] }
                """,
            files: ["_two.json": two],
            shown: """
                spec.json:2:14: error: "_two.json" has 2 tests, and one of them must be named
                  |     { "use": "_two.json" },
                  |              ^~~~~~~~~~~
                  = write it as "_two.json#log in"; it has "log in", "log out"
                spec.json:3:14: error: "_two.json" has no test "log on"
                  |     { "use": "_two.json#log on" },
                  |              ^~~~~~~~~~~~~~~~~~
                  = did you mean "log in"?
                spec.json:4:73: error: the used test has no variable "tokn"
                  |     { "use": "_two.json#log in", "with": { "user": "ada" }, "capture": ["tokn"] } ] }
                  |                                                                         ^~~~~~
                  = did you mean "token"?
                """),
        DiagnosticCase(
            "what is wrong in the used file, at its place",
            text: """
                { "steps": [ { "use": "_two.json#log in" }, { "use": "_bad.json" } ] }
                """,
            files: ["_two.json": two, "_bad.json": #"{ "GTE": "http://h/" }"#],
            shown: """
                _two.json:2:43: error: undefined variable "user"
                  |     { "name": "log in", "POST": "http://h/{{user}}", "capture": { "token": "$.token" } },
                  |                                           ^~~~~~~~
                  = no variables are known here: define it in "vars" or with --var
                spec.json:1:23: the file is used here
                  | { "steps": [ { "use": "_two.json#log in" }, { "use": "_bad.json" } ] }
                  |                       ^~~~~~~~~~~~~~~~~~
                _bad.json:1:3: error: unknown key "GTE"
                  | { "GTE": "http://h/" }
                  |   ^~~~~
                  = did you mean "GET"?
                spec.json:1:54: the file is used here
                  | { "steps": [ { "use": "_two.json#log in" }, { "use": "_bad.json" } ] }
                  |                                                      ^~~~~~~~~~~
                """),
        DiagnosticCase(
            "a test that uses itself, over other files",
            text: """
                { "use": "_a.json" }
                """,
            files: [
                "_a.json": #"{ "name": "a", "use": "_b.json" }"#,
                "_b.json": #"{ "name": "b", "steps": [ { "use": "_a.json" } ] }"#,
            ],
            shown: """
                _b.json:1:36: error: the test uses itself: _a.json#a → _b.json#b → _a.json#a
                  | { "name": "b", "steps": [ { "use": "_a.json" } ] }
                  |                                    ^~~~~~~~~
                """),
        DiagnosticCase(
            "the address of stubs that the caller does not have",
            text: """
                { "use": "_a.json" }
                """,
            files: [
                "_a.json": #"{ "base": "{{stub}}", "stubs": [ { "on": "*", "reply": {} } ], "GET": "/" }"#
            ],
            shown: """
                _a.json:1:12: error: {{stub}} is the address of the stub server, and the file that uses this one has no "stubs"
                  | { "base": "{{stub}}", "stubs": [ { "on": "*", "reply": {} } ], "GET": "/" }
                  |            ^~~~~~~~
                spec.json:1:10: the file is used here
                  | { "use": "_a.json" }
                  |          ^~~~~~~~~
                """),
    ]

    @Test("is an error where files use each other too deep")
    func tooDeep() {
        var files: [String: String] = ["_60.json": #"{ "wait": "1s" }"#]
        for number in 0..<60 { files["_\(number).json"] = "{ \"use\": \"_\(number + 1).json\" }" }
        #expect(errors(in: #"{ "use": "_11.json" }"#, files: files) == "")
        #expect(
            errors(in: #"{ "use": "_10.json" }"#, files: files).contains(
                "more than 50 loops, groups and used files stand in each other here"))
    }

    @Test("counts the loops in used files")
    func loops() {
        func nested(_ depth: Int) -> String {
            String(repeating: #"{"each":{"a":[1]},"steps":["#, count: depth) + #"{"use":"_a.json"}"#
                + String(repeating: "]}", count: depth)
        }
        let file = #"{ "each": { "b": [1] }, "steps": [ { "wait": "1s" } ] }"#
        #expect(errors(in: nested(48), files: ["_a.json": file]) == "")
        #expect(
            errors(in: nested(49), files: ["_a.json": file]).contains(
                "more than 50 loops, groups and used files stand in each other here"))
    }

    @Test("takes no longer where files use each other in many ways")
    func manyWays() {
        var files: [String: String] = ["_40.json": #"{ "wait": "1s" }"#]
        for number in 0..<40 {
            let use = "{ \"use\": \"_\(number + 1).json\" }"
            files["_\(number).json"] = "{ \"steps\": [ \(use), \(use) ] }"
        }
        #expect(errors(in: #"{ "use": "_0.json" }"#, files: files) == "")
    }
}
