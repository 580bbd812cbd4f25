import Testing

@Suite("Compared bodies, times and sizes")
struct ComparedBodyDiagnosticTests {
    @Test("are shown with their place", arguments: cases)
    func shown(_ row: DiagnosticCase) {
        #expect(row.found == row.shown)
    }

    private static let cases: [DiagnosticCase] = [
        DiagnosticCase(
            "XML that is none, at its place in the text",
            text: """
                { "tests": [ { "GET": "http://h/1", "expect": { "xml": "<a><b></a>" } },
                  { "GET": "http://h/2", "expect": { "xml": ["<a>", "  <b/>x</c>", "</a>"] } },
                  { "GET": "http://h/3", "expect": { "xml": "<p:a/>" } },
                  { "GET": "http://h/4", "expect": { "xml": "<a>{{x}}</b>" } } ] }
                """,
            known: ["x"],
            shown: """
                spec.json:1:63: error: this is no XML: </a> does not close <b>, which was opened on line 1
                  | { "tests": [ { "GET": "http://h/1", "expect": { "xml": "<a><b></a>" } },
                  |                                                               ^
                spec.json:2:61: error: this is no XML: </c> does not close <a>, which was opened on line 1
                  |   { "GET": "http://h/2", "expect": { "xml": ["<a>", "  <b/>x</c>", "</a>"] } },
                  |                                                             ^
                spec.json:3:46: error: this is no XML: the prefix "p" of a is not declared
                  |   { "GET": "http://h/3", "expect": { "xml": "<p:a/>" } },
                  |                                              ^
                """),
        DiagnosticCase(
            "XML in a file that is none",
            text: """
                { "GET": "http://h/", "expect": { "xml": { "file": "_a.xml" } } }
                """,
            files: ["_a.xml": "<a>\n<b></a>"],
            shown: """
                _a.xml:2:4: error: this is no XML: </a> does not close <b>, which was opened on line 2
                  | <b></a>
                  |    ^
                """),
        DiagnosticCase(
            "files that are missing",
            text: """
                { "GET": "http://h/", "expect": { "file": "_a.png", "xml": { "file": "_a.xml" } } }
                """,
            shown: """
                spec.json:1:43: error: there is no file "_a.png"
                  | { "GET": "http://h/", "expect": { "file": "_a.png", "xml": { "file": "_a.xml" } } }
                  |                                           ^~~~~~~~
                  = file references are relative to the file that holds them
                spec.json:1:70: error: there is no file "_a.xml"
                  | { "GET": "http://h/", "expect": { "file": "_a.png", "xml": { "file": "_a.xml" } } }
                  |                                                                      ^~~~~~~~
                  = file references are relative to the file that holds them
                """),
        DiagnosticCase(
            "XML of no line",
            text: """
                { "GET": "http://h/", "expect": { "xml": [] } }
                """,
            shown: """
                spec.json:1:42: error: this is no XML: no XML here: the text is empty
                  | { "GET": "http://h/", "expect": { "xml": [] } }
                  |                                          ^~
                """),
        DiagnosticCase(
            "objects that name no file",
            text: """
                { "GET": "http://h/", "expect": { "text": {}, "xml": { "$comment": "later" } } }
                """,
            shown: """
                spec.json:1:43: error: "text" needs a "file"
                  | { "GET": "http://h/", "expect": { "text": {}, "xml": { "$comment": "later" } } }
                  |                                           ^~
                  = such as "file": "_expected/note.txt"
                spec.json:1:54: error: "xml" needs a "file"
                  | { "GET": "http://h/", "expect": { "text": {}, "xml": { "$comment": "later" } } }
                  |                                                      ^~~~~~~~~~~~~~~~~~~~~~~
                  = such as "file": "_expected/note.txt"
                """),
        DiagnosticCase(
            "objects that are no matcher of a time or size",
            text: """
                { "GET": "http://h/", "expect": { "time": {}, "size": { "?not": { "a": 1 } } } }
                """,
            shown: """
                spec.json:1:43: error: expected a duration such as "250ms", "10s", "2m" or "1h" in "time", got an object
                  | { "GET": "http://h/", "expect": { "time": {}, "size": { "?not": { "a": 1 } } } }
                  |                                           ^~
                spec.json:1:65: error: expected a number of bytes or a size such as "500kB" or "10MB" in "size", got an object
                  | { "GET": "http://h/", "expect": { "time": {}, "size": { "?not": { "a": 1 } } } }
                  |                                                                 ^~~~~~~~~~
                """),
        DiagnosticCase(
            "times and sizes that are too large to be any",
            text: """
                { "GET": "http://h/", "expect": { "time": "9999999999h", "size": { "?lt": "99999999999GB" } } }
                """,
            shown: """
                spec.json:1:43: error: expected a duration such as "250ms", "10s", "2m" or "1h" or an object for "time", got string "9999999999h"
                  | { "GET": "http://h/", "expect": { "time": "9999999999h", "size": { "?lt": "99999999999GB" } } }
                  |                                           ^~~~~~~~~~~~~
                  = a duration is a nanosecond at least and 292 years at most
                spec.json:1:75: error: expected a number of bytes or a size such as "500kB" or "10MB" in "size", got string "99999999999GB"
                  | { "GET": "http://h/", "expect": { "time": "9999999999h", "size": { "?lt": "99999999999GB" } } }
                  |                                                                           ^~~~~~~~~~~~~~~
                  = a size is a byte at least and 9223372036GB at most
                """),
        DiagnosticCase(
            "wildcards that leave nothing to compare",
            text: """
                { "GET": "http://h/", "expect": { "json": { "id": 7 }, "ignore": ["$.*", "$..[*]", "$.id.*"] } }
                """,
            shown: """
                spec.json:1:67: error: "$.*" is all that is in the body: nothing would be left to compare
                  | { "GET": "http://h/", "expect": { "json": { "id": 7 }, "ignore": ["$.*", "$..[*]", "$.id.*"] } }
                  |                                                                   ^~~~~
                spec.json:1:74: error: "$..[*]" is all that is in the body: nothing would be left to compare
                  | { "GET": "http://h/", "expect": { "json": { "id": 7 }, "ignore": ["$.*", "$..[*]", "$.id.*"] } }
                  |                                                                          ^~~~~~~~
                """),
        DiagnosticCase(
            "times without a unit, and what is no time",
            text: """
                { "tests": [ { "GET": "http://h/1", "expect": { "time": 800 } },
                  { "GET": "http://h/2", "expect": { "time": { "?lt": 800 } } },
                  { "GET": "http://h/3", "expect": { "time": { "?any": ["1s", 5] } } },
                  { "GET": "http://h/4", "expect": { "time": { "?lt": "2024-01-01" } } } ] }
                """,
            shown: """
                spec.json:1:57: error: expected a duration such as "250ms", "10s", "2m" or "1h" or an object for "time", got number 800
                  | { "tests": [ { "GET": "http://h/1", "expect": { "time": 800 } },
                  |                                                         ^~~
                  = add a unit, such as "800ms"
                spec.json:2:55: error: expected a duration such as "250ms", "10s", "2m" or "1h" in "time", got number 800
                  |   { "GET": "http://h/2", "expect": { "time": { "?lt": 800 } } },
                  |                                                       ^~~
                  = add a unit, such as "800ms"
                spec.json:3:63: error: expected a duration such as "250ms", "10s", "2m" or "1h" in "time", got number 5
                  |   { "GET": "http://h/3", "expect": { "time": { "?any": ["1s", 5] } } },
                  |                                                               ^
                  = add a unit, such as "5ms"
                spec.json:4:55: error: expected a duration such as "250ms", "10s", "2m" or "1h" in "time", got string "2024-01-01"
                  |   { "GET": "http://h/4", "expect": { "time": { "?lt": "2024-01-01" } } } ] }
                  |                                                       ^~~~~~~~~~~~
                """),
        DiagnosticCase(
            "what is no size",
            text: """
                { "tests": [ { "GET": "http://h/1", "expect": { "size": "ten" } },
                  { "GET": "http://h/2", "expect": { "size": { "?lt": "10 apples" } } },
                  { "GET": "http://h/3", "expect": { "size": { "?not": null } } } ] }
                """,
            shown: """
                spec.json:1:57: error: expected a whole number, a size such as "500kB" or "10MB" or an object for "size", got string "ten"
                  | { "tests": [ { "GET": "http://h/1", "expect": { "size": "ten" } },
                  |                                                         ^~~~~
                spec.json:2:55: error: expected a number of bytes or a size such as "500kB" or "10MB" in "size", got string "10 apples"
                  |   { "GET": "http://h/2", "expect": { "size": { "?lt": "10 apples" } } },
                  |                                                       ^~~~~~~~~~~
                spec.json:3:56: error: expected a number of bytes or a size such as "500kB" or "10MB" in "size", got null
                  |   { "GET": "http://h/3", "expect": { "size": { "?not": null } } } ] }
                  |                                                        ^~~~
                """),
        DiagnosticCase(
            "ignored paths that are no parts of a body",
            text: """
                { "GET": "http://h/", "expect": { "json": {}, "xml": "<a/>",
                  "ignore": ["status", "$.a -> $.b", "count(//a)", "$", "/", "$.[", "{{x}}"] } }
                """,
            known: ["x"],
            shown: """
                spec.json:2:14: error: expected a path to parts of the body in "ignore", got "status"
                  |   "ignore": ["status", "$.a -> $.b", "count(//a)", "$", "/", "$.[", "{{x}}"] } }
                  |              ^~~~~~~~
                  = that is one JSONPath, such as "$.created", or one XPath that gives nodes, such as "//created"; without stages
                spec.json:2:24: error: expected a path to parts of the body in "ignore", got "$.a -> $.b"
                  |   "ignore": ["status", "$.a -> $.b", "count(//a)", "$", "/", "$.[", "{{x}}"] } }
                  |                        ^~~~~~~~~~~~
                  = that is one JSONPath, such as "$.created", or one XPath that gives nodes, such as "//created"; without stages
                spec.json:2:38: error: expected a path to parts of the body in "ignore", got "count(//a)"
                  |   "ignore": ["status", "$.a -> $.b", "count(//a)", "$", "/", "$.[", "{{x}}"] } }
                  |                                      ^~~~~~~~~~~~
                  = that is one JSONPath, such as "$.created", or one XPath that gives nodes, such as "//created"; without stages
                spec.json:2:52: error: "$" is the whole body: nothing would be left to compare
                  |   "ignore": ["status", "$.a -> $.b", "count(//a)", "$", "/", "$.[", "{{x}}"] } }
                  |                                                    ^~~
                spec.json:2:57: error: "/" is the whole body: nothing would be left to compare
                  |   "ignore": ["status", "$.a -> $.b", "count(//a)", "$", "/", "$.[", "{{x}}"] } }
                  |                                                         ^~~
                spec.json:2:65: error: expected a name or "*" after ".", got "["
                  |   "ignore": ["status", "$.a -> $.b", "count(//a)", "$", "/", "$.[", "{{x}}"] } }
                  |                                                                 ^
                  = brackets stand without a dot: $['a']
                """),
        DiagnosticCase(
            "ignored paths of what is not compared here",
            text: """
                { "defaults": { "expect": { "ignore": ["//at", "$.at"] } },
                  "tests": [ { "GET": "http://h/1", "expect": { "json": {} } },
                  { "GET": "http://h/2", "expect": { "xml": "<a/>", "ignore": ["$.at"] } },
                  { "GET": "http://h/3", "expect": { "json": {}, "ignore": ["//at"] } } ] }
                """,
            shown: """
                spec.json:3:64: error: "$.at" is JSONPath, and no "json" is expected here
                  |   { "GET": "http://h/2", "expect": { "xml": "<a/>", "ignore": ["$.at"] } },
                  |                                                                ^~~~~~
                  = over XML it is XPath, such as "//created"
                spec.json:4:61: error: "//at" is XPath, and no "xml" is expected here
                  |   { "GET": "http://h/3", "expect": { "json": {}, "ignore": ["//at"] } } ] }
                  |                                                             ^~~~~~
                  = over JSON it is JSONPath, such as "$.created"
                """),
        DiagnosticCase(
            "variables that nothing defines",
            text: """
                { "GET": "http://h/", "expect": { "xml": ["<a>", "{{a}}</a>"], "json": {}, "size": "{{b}}",
                  "time": { "?lt": "{{c}}" }, "file": "{{d}}", "ignore": ["$.{{e}}"] } }
                """,
            shown: """
                spec.json:1:51: error: undefined variable "a"
                  | { "GET": "http://h/", "expect": { "xml": ["<a>", "{{a}}</a>"], "json": {}, "size": "{{b}}",
                  |                                                   ^~~~~
                  = no variables are known here: define it in "vars" or with --var
                spec.json:1:85: error: undefined variable "b"
                  | { "GET": "http://h/", "expect": { "xml": ["<a>", "{{a}}</a>"], "json": {}, "size": "{{b}}",
                  |                                                                                     ^~~~~
                  = no variables are known here: define it in "vars" or with --var
                spec.json:2:21: error: undefined variable "c"
                  |   "time": { "?lt": "{{c}}" }, "file": "{{d}}", "ignore": ["$.{{e}}"] } }
                  |                     ^~~~~
                  = no variables are known here: define it in "vars" or with --var
                spec.json:2:40: error: undefined variable "d"
                  |   "time": { "?lt": "{{c}}" }, "file": "{{d}}", "ignore": ["$.{{e}}"] } }
                  |                                        ^~~~~
                  = no variables are known here: define it in "vars" or with --var
                spec.json:2:62: error: undefined variable "e"
                  |   "time": { "?lt": "{{c}}" }, "file": "{{d}}", "ignore": ["$.{{e}}"] } }
                  |                                                              ^~~~~
                  = no variables are known here: define it in "vars" or with --var
                """),
        DiagnosticCase(
            "nulls that take nothing away",
            text: """
                { "GET": "http://h/", "expect": { "xml": null, "ignore": null } }
                """,
            shown: """
                spec.json:1:42: error: this null takes nothing away: no outer level expects anything here
                  | { "GET": "http://h/", "expect": { "xml": null, "ignore": null } }
                  |                                          ^~~~
                  = to expect that a value is null, ask for it in "json" or "paths"
                spec.json:1:58: error: this null takes nothing away: no outer level expects anything here
                  | { "GET": "http://h/", "expect": { "xml": null, "ignore": null } }
                  |                                                          ^~~~
                  = to expect that a value is null, ask for it in "json" or "paths"
                """),
    ]
}
