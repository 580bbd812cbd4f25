import Diagnostics
import Specs
import TestSupport
import Testing

@Suite("What is wrong with a project file")
struct ProjectDiagnosticTests {
    struct Example: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        var known: Set<String> = []
        var strict = false
        let shown: String
    }

    @Test("is shown with its place and what was meant", arguments: examples)
    func shown(_ example: Example) {
        let loaded = project(example.text, known: example.known, strict: example.strict)
        #expect(loaded.diagnostics.map { $0.rendered() }.joined(separator: "\n") == example.shown)
        #expect((loaded.project == nil) == (example.shown != ""))
    }

    private static let examples = [
        Example(testDescription: "nothing", text: "{}", shown: ""),
        Example(
            testDescription: "all keys",
            text: #"""
                {
                  "$comment": "all", "environment": "a", "environments": { "$comment": "x",
                    "a": { "base": "http://h", "modules": { "m": "/m" }, "vars": { "v": 1 }, "secrets": ["v"],
                      "defaults": { "headers": { "A": "b" } } } },
                  "base": { "host": "h" }, "modules": { "n": "/{{v}}" }, "vars": {}, "secrets": [],
                  "namespaces": { "t": "urn:t" }, "defaults": { "expect": 200 }, "reports": ["junit=a.xml"]
                }
                """#, shown: ""),
        Example(
            testDescription: "no JSON", text: "{ \"base\": }",
            shown: """
                assay.json:1:11: error: expected a value, found "}"
                  | { "base": }
                  |           ^
                """),
        Example(
            testDescription: "no object", text: "[]",
            shown: """
                assay.json:1:1: error: a project file is an object, got an array
                  | []
                  | ^~
                """),
        Example(
            testDescription: "misspelt keys, also of an environment",
            text: #"""
                { "enviroment": "a",
                  "environments": { "a": { "bse": "http://h", "namespaces": {}, "environments": {} } },
                  "tests": [] }
                """#,
            shown: #"""
                assay.json:1:3: error: unknown key "enviroment"
                  | { "enviroment": "a",
                  |   ^~~~~~~~~~~~
                  = did you mean "environment"?
                assay.json:2:28: error: unknown key "bse"
                  |   "environments": { "a": { "bse": "http://h", "namespaces": {}, "environments": {} } },
                  |                            ^~~~~
                  = did you mean "base"?
                assay.json:2:47: error: unknown key "namespaces"
                  |   "environments": { "a": { "bse": "http://h", "namespaces": {}, "environments": {} } },
                  |                                               ^~~~~~~~~~~~
                  = "namespaces" belongs beside "environments"
                assay.json:2:65: error: unknown key "environments"
                  |   "environments": { "a": { "bse": "http://h", "namespaces": {}, "environments": {} } },
                  |                                                                 ^~~~~~~~~~~~~~
                  = "environments" belongs beside "environments"
                assay.json:3:3: error: unknown key "tests"
                  |   "tests": [] }
                  |   ^~~~~~~
                  = "tests" belongs in a spec
                """#),
        Example(
            testDescription: "a chosen environment that is not there",
            text: #"{ "environment": "stagin", "environments": { "local": {}, "staging": {} } }"#,
            shown: #"""
                assay.json:1:18: error: there is no environment "stagin"
                  | { "environment": "stagin", "environments": { "local": {}, "staging": {} } }
                  |                  ^~~~~~~~
                  = did you mean "staging"? the environments are: "local", "staging"
                """#),
        Example(
            testDescription: "a chosen environment where there are none", text: #"{ "environment": "a" }"#,
            shown: #"""
                assay.json:1:18: error: there is no environment "a"
                  | { "environment": "a" }
                  |                  ^~~
                  = the project has no environments
                """#),
        Example(
            testDescription: "environments that cannot be read are not told to be missing",
            text: #"{ "environment": "a", "environments": { "a": 1 } }"#,
            shown: #"""
                assay.json:1:46: error: expected an object in "environments", got number 1
                  | { "environment": "a", "environments": { "a": 1 } }
                  |                                              ^
                """#),
        Example(
            testDescription: "what takes no template",
            text: #"""
                { "environment": "{{e}}", "environments": { "{{e}}": {}, "": {} },
                  "reports": ["junit={{e}}", "html"] }
                """#,
            shown: #"""
                assay.json:1:18: error: the environment is named without templates
                  | { "environment": "{{e}}", "environments": { "{{e}}": {}, "": {} },
                  |                  ^~~~~~~
                assay.json:1:45: error: an environment's name is plain text, and not empty
                  | { "environment": "{{e}}", "environments": { "{{e}}": {}, "": {} },
                  |                                             ^~~~~~~
                assay.json:1:58: error: an environment's name is plain text, and not empty
                  | { "environment": "{{e}}", "environments": { "{{e}}": {}, "": {} },
                  |                                                          ^~
                assay.json:2:15: error: a report is named without templates
                  |   "reports": ["junit={{e}}", "html"] }
                  |               ^~~~~~~~~~~~~
                assay.json:2:30: error: unknown report
                  |   "reports": ["junit={{e}}", "html"] }
                  |                              ^~~~~~
                  = did you mean "junit"?
                """#),
        Example(
            testDescription: "variables that need themselves, told once",
            text: #"""
                { "vars": { "a": "{{b}}", "b": "{{a}}", "c": "{{d}}" },
                  "environments": { "x": {}, "y": { "vars": { "d": "{{c}}" } } } }
                """#,
            shown: #"""
                assay.json:1:33: error: the variable "a" needs itself: a → b → a
                  | { "vars": { "a": "{{b}}", "b": "{{a}}", "c": "{{d}}" },
                  |                                 ^~~~~
                assay.json:1:47: error: the variable "d" needs itself: d → c → d
                  | { "vars": { "a": "{{b}}", "b": "{{a}}", "c": "{{d}}" },
                  |                                               ^~~~~
                """#),
        Example(
            testDescription: "variables that a given one keeps from needing themselves",
            text: #"{ "vars": { "a": "{{b}}", "b": "{{a}}" } }"#, known: ["b"], shown: ""),
        Example(
            testDescription: "a request where there is none",
            text: #"{ "vars": { "a": "{{request body}}" } }"#,
            shown: #"""
                assay.json:1:19: error: {{request …}} has a meaning only in the reply of a stub
                  | { "vars": { "a": "{{request body}}" } }
                  |                   ^~~~~~~~~~~~~~~~
                """#),
        Example(
            testDescription: "null that takes nothing away",
            text: #"""
                { "defaults": { "expect": { "type": "a/b" } },
                  "environments": { "a": { "defaults": { "expect": { "type": null } } },
                    "b": { "defaults": { "expect": { "text": null } } } } }
                """#,
            shown: #"""
                assay.json:3:46: error: this null takes nothing away: no outer level expects anything here
                  |     "b": { "defaults": { "expect": { "text": null } } } } }
                  |                                              ^~~~
                  = to expect that a value is null, ask for it in "json" or "paths"
                """#),
        Example(
            testDescription: "comments, strictly", text: "{ /* none */ }", strict: true,
            shown: """
                assay.json:1:3: error: comments are not allowed in strict JSON
                  | { /* none */ }
                  |   ^~~~~~~~~~
                """),
        Example(
            testDescription: "a file that is not there, from the project's folder",
            text: #"{ "defaults": { "options": { "tls": { "ca": "none.pem" } } } }"#,
            shown: #"""
                assay.json:1:45: error: there is no file "none.pem"
                  | { "defaults": { "options": { "tls": { "ca": "none.pem" } } } }
                  |                                             ^~~~~~~~~~
                  = file references are relative to the file that holds them
                """#),
    ]

    @Test("of specs under it is told with them")
    func specs() throws {
        let project = #"""
            { "environments": {
                "a": { "base": "http://h", "vars": { "t": 1, "u": 2 } }, "b": { "vars": { "u": 2 } } },
              "vars": { "port": "{{stub}}", "w": "{{word}}" },
              "defaults": { "auth": { "bearer": "{{token}}" } } }
            """#
        let text = #"""
            { "name": "s", "tests": [
              { "GET": "/", "query": { "t": "{{t}}", "u": "{{u}}", "p": "{{port}}{{w}}" } } ] }
            """#
        #expect(
            try load(text, under: project).shown == #"""
                spec.json:2:12: error: "/" is relative and there is no base: write the whole URL or set "base"
                  |   { "GET": "/", "query": { "t": "{{t}}", "u": "{{u}}", "p": "{{port}}{{w}}" } } ] }
                  |            ^~~
                  = the environment "a" has it: choose it with -e
                spec.json:2:34: error: undefined variable "t"
                  |   { "GET": "/", "query": { "t": "{{t}}", "u": "{{u}}", "p": "{{port}}{{w}}" } } ] }
                  |                                  ^~~~~
                  = the environment "a" has it: choose it with -e
                spec.json:2:48: error: undefined variable "u"
                  |   { "GET": "/", "query": { "t": "{{t}}", "u": "{{u}}", "p": "{{port}}{{w}}" } } ] }
                  |                                                ^~~~~
                  = the environments "a" and "b" have it: choose one with -e
                assay.json:3:22: error: {{stub}} is the address of the stub server, and spec.json has no "stubs"
                  |   "vars": { "port": "{{stub}}", "w": "{{word}}" },
                  |                      ^~~~~~~~
                spec.json:1:1: this file needs it
                  | { "name": "s", "tests": [
                  | ^
                assay.json:3:39: error: undefined variable "word"
                  |   "vars": { "port": "{{stub}}", "w": "{{word}}" },
                  |                                       ^~~~~~~~
                  = did you mean "port"? known here: port, w
                spec.json:1:1: this file needs it
                  | { "name": "s", "tests": [
                  | ^
                assay.json:4:38: error: undefined variable "token"
                  |   "defaults": { "auth": { "bearer": "{{token}}" } } }
                  |                                      ^~~~~~~~~
                  = known here: port, w
                spec.json:2:12: this call needs it
                  |   { "GET": "/", "query": { "t": "{{t}}", "u": "{{u}}", "p": "{{port}}{{w}}" } } ] }
                  |            ^~~
                """#)
    }

    @Test(
        "is nothing that specs do not need, or give a value to",
        arguments: [
            #"{ "GET": "http://h/" }"#,
            #"{ "vars": { "w": 1, "port": 2 }, "GET": "http://h/{{w}}{{port}}" }"#,
            #"{ "setup": [ { "set": { "word": 1 } } ], "GET": "http://h/{{w}}" }"#,
            #"{ "base": "http://h", "GET": "m:/x" }"#,
            #"{ "stubs": [ { "on": "*", "reply": {} } ], "GET": "/{{port}}" }"#,
        ])
    func unneeded(_ text: String) throws {
        let project = #"""
            { "base": "{{stub}}", "vars": { "port": "{{stub}}", "w": "{{word}}" }, "modules": { "m": "/m" } }
            """#
        #expect(try load(text, under: project).shown == "")
    }

    @Test("tells a variable of the project that needs a test's value, which it never sees")
    func valueOfTest() throws {
        let text = #"{ "tests": [ { "steps": [ { "set": { "word": 1 } }, { "set": { "x": "{{w}}" } } ] } ] }"#
        #expect(
            try load(text, under: #"{ "vars": { "w": "{{word}}" } }"#).shown == #"""
                assay.json:1:19: error: undefined variable "word"
                  | { "vars": { "w": "{{word}}" } }
                  |                   ^~~~~~~~
                  = test "set word" sets it, and its values end with it
                spec.json:1:38: it is set here
                  | { "tests": [ { "steps": [ { "set": { "word": 1 } }, { "set": { "x": "{{w}}" } } ] } ] }
                  |                                      ^~~~~~
                spec.json:1:1: this file needs it
                  | { "tests": [ { "steps": [ { "set": { "word": 1 } }, { "set": { "x": "{{w}}" } } ] } ] }
                  | ^
                """#)
    }

    @Test("leaves the specs under it their own errors and takes from them none that it may have caused")
    func wrongProject() throws {
        for text in ["{", #"{ "vars": 1, "modules": 1, "base": 1, "defaults": 1 }"#] {
            let loaded = project(text)
            let level = try loaded.level(of: nil)
            let loader = SpecLoader(files: MemoryFiles(), project: level)
            func shown(_ text: String) -> String {
                loader.load(SourceText(name: "spec.json", text: text), folder: ".").shown
            }
            #expect(
                shown(
                    #"{ "steps": [ { "GET": "user:/{{x}}", "expect": { "type": null } }, { "SOAP": "/x" } ] }"#
                ) == "")
            #expect(shown(#"{ "GETT": "/" }"#).hasPrefix("spec.json:1:3: error: unknown key \"GETT\""))
        }
    }
}
