import Diagnostics
import Platform
import Results
import Running
import Specs
import Testing

@Suite("Diagnostics show nothing of the secrets in a spec")
struct DiagnosticMaskingTests {
    private static func rendered(_ text: String) -> String {
        let loaded = SpecLoader(files: Surroundings.real().files)
            .load(SourceText(name: "spec.json", text: text), folder: ".")
        return PlannedFile(loaded).maskedDiagnostics(given: GivenVariables()).map(\.rendered)
            .joined(separator: "\n")
    }

    @Test(
        "a secret in a line that is quoted, and a part of it in the message",
        arguments: [
            (
                "no quotes", #"{"secrets": ["token"], "vars": {"token": hunter-22 }}"#,
                #"""
                spec.json:1:42: error: unknown word "***", text is written in double quotes
                  | {"secrets": ["token"], "vars": {"token": *** }}
                """#
            ),
            (
                "an object", #"{"secrets": ["k"], "vars": {"k": {"id": ["hunter-22", 4711]}}, "nope": 1}"#,
                #"""
                spec.json:1:64: error: unknown key "nope"
                  | {"secrets": ["k"], "vars": {"k": {"id": ["***", ***]}}, "nope": 1}
                  = did you mean "name"?
                """#
            ),
            (
                "credentials that no list names",
                #"{"GET": "http://h/", "auth": {"oauth2": {"clientSecret": "hunter-22", "password": "{{p}}"}}}"#,
                #"""
                spec.json:1:31: error: "oauth2" needs "grant" and "tokenUrl"
                  | {"GET": "http://h/", "auth": {"oauth2": {"clientSecret": "***", "password": "{{p}}"}}}
                """#
            ),
            (
                "a name that is another with other scalars",
                "{\"secrets\": [\"caf\u{E9}\"], \"vars\": {\"cafe\u{301}\": \"milk\", \"caf\u{E9}\": \"hunter\"} \"x\": 1}",
                """
                spec.json:1:67: error: expected "," or "}" after the member, found '"'
                  | {"secrets": ["caf\u{E9}"], "vars": {"cafe\u{301}": "milk", "caf\u{E9}": "***"} "x": 1}
                """
            ),
        ])
    func masked(name: String, text: String, expected: String) {
        let rendered = Self.rendered(text)
        #expect(rendered.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(rendered)")
    }

    @Test(
        "templates, paths of captures and names are no secrets",
        arguments: [
            (
                "a misspelt variable",
                #"{"vars":{"password":"{{env.API_PASSWORD}}"}, "secrets":["password"], "POST":"http://h/login", "json":{"user":"ada","password":"{{pasword}}"}}"#,
                #"""
                spec.json:1:128: error: undefined variable "pasword"
                  | …"json":{"user":"ada","password":"{{pasword}}"}}
                  |                                   ^~~~~~~~~~~
                  = did you mean "password"? known here: password
                """#
            ),
            (
                "a misspelt stage in a template",
                #"{"secrets":["password"], "vars":{"password":"{{env.API_PASSWORD}}"}, "POST":"http://h/login", "json":{"password":"{{password -> sha265}}"}}"#,
                #"""
                spec.json:1:129: error: unknown stage "sha265"
                  | …json":{"password":"{{password -> sha265}}"}}
                  |                                   ^~~~~~
                  = did you mean "sha256"?
                """#
            ),
            (
                "a misspelt stage in a capture",
                #"{"secrets":["token"], "POST":"http://h/login", "capture":{"token":"$.token -> trimm"}}"#,
                #"""
                spec.json:1:79: error: unknown stage "trimm"
                  | {"secrets":["token"], "POST":"http://h/login", "capture":{"token":"$.token -> trimm"}}
                  |                                                                               ^~~~~
                  = did you mean "trim"?
                """#
            ),
            (
                "a misspelt key beside a capture",
                #"{"secrets":["token"], "steps":[{ "POST":"http://h/login", "capture":{"token":"$.token"}, "expcet":200 }]}"#,
                #"""
                spec.json:1:90: error: unknown key "expcet"
                  | {"secrets":["token"], "steps":[{ "POST":"http://h/login", "capture":{"token":"$.token"}, "expcet":20…
                  |                                                                                          ^~~~~~~~
                  = did you mean "expect"?
                """#
            ),
            (
                "a misspelt stage in a definition, beside text",
                #"{"secrets":["token"], "vars":{"key":"x", "token":"Key-{{key -> sha265}}"}, "GET":"http://h/"}"#,
                #"""
                spec.json:1:64: error: unknown stage "sha265"
                  | {"secrets":["token"], "vars":{"key":"x", "token":"***{{key -> sha265}}"}, "GET":"http://h/"}
                  = did you mean "sha256"?
                """#
            ),
            (
                "a template without quotes",
                #"{"secrets":["token"], "vars":{"token": {{env.TOKEN}} }, "GET":"http://h/"}"#,
                #"""
                spec.json:1:41: error: expected a member name in double quotes or "}", found "{"
                  | {"secrets":["token"], "vars":{"token": {{env.TOKEN}} }, "GET":"http://h/"}
                  |                                         ^
                """#
            ),
            (
                "a template that is not closed",
                #"{"secrets":["token"], "vars":{"token": "{{env.TOKEN}"}, "GET":"http://h/"}"#,
                #"""
                spec.json:1:41: error: "{{" has no end, expected "}}"
                  | {"secrets":["token"], "vars":{"token": "{{env.TOKEN}"}, "GET":"http://h/"}
                  |                                         ^~
                  = a literal "{{" is written \{{, in JSON \\{{
                """#
            ),
            (
                "a name that is a part of a secret",
                #"{"secrets":["token"], "vars":{"token": "a-token-22"}, "nope":1, "GET":"http://h/"}"#,
                #"""
                spec.json:1:55: error: unknown key "nope"
                  | {"secrets":["token"], "vars":{"token": "***"}, "nope":1, "GET":"http://h/"}
                  = did you mean "name"?
                """#
            ),
        ])
    func shown(name: String, text: String, expected: String) {
        #expect(Self.rendered(text) == expected)
    }

    @Test(
        "literal values stay masked where templates are shown",
        arguments: [
            (
                "in a body",
                #"{"secrets":["password"], "vars":{"password":"{{env.P}}"}, "POST":"http://h/", "json":{"password":"hunter-22"}, "nope":1}"#,
                #"""
                spec.json:1:112: error: unknown key "nope"
                  | {"secrets":["password"], "vars":{"password":"{{env.P}}"}, "POST":"http://h/", "json":{"password":"**…
                  = did you mean "name"?
                """#
            ),
            (
                "beside a template in a definition",
                #"{"secrets":["password"], "vars":{"password":"hunter-{{x}}-22"}, "POST":"http://h/", "nope":1}"#,
                #"""
                spec.json:1:53: error: undefined variable "x"
                  | {"secrets":["password"], "vars":{"password":"***{{x}}***"}, "POST":"http://h/", "nope":1}
                  = known here: password
                spec.json:1:85: error: unknown key "nope"
                  | {"secrets":["password"], "vars":{"password":"***{{x}}***"}, "POST":"http://h/", "nope":1}
                  = did you mean "name"?
                """#
            ),
            (
                "the default of a capture",
                #"{"secrets":["token"], "GET":"http://h/", "capture":{"token":{"path":"$.t","default":"hunter-22"}}, "nope":1}"#,
                #"""
                spec.json:1:100: error: unknown key "nope"
                  | {"secrets":["token"], "GET":"http://h/", "capture":{"token":{"path":"$.t","default":"***"}}, "nope":…
                  = did you mean "name"?
                """#
            ),
            (
                "a body that has a capture",
                #"{"secrets":["token"], "POST":"http://h/", "json":{"capture":{"token":"hunter-22"}}, "nope":1}"#,
                #"""
                spec.json:1:13: error: no variable is called "token"
                  | {"secrets":["token"], "POST":"http://h/", "json":{"capture":{"token":"***"}}, "nope":1}
                spec.json:1:85: error: unknown key "nope"
                  | {"secrets":["token"], "POST":"http://h/", "json":{"capture":{"token":"***"}}, "nope":1}
                  = did you mean "name"?
                """#
            ),
            (
                "behind a capture that is not closed",
                #"{"secrets":["token"], "GET":"http://h/", "capture":{"id":"$.id", "vars":{"token":"hunter-22"}}"#,
                #"""
                spec.json:1:95: error: expected "," or "}" after the member, found the end of the text
                  | {"secrets":["token"], "GET":"http://h/", "capture":{"id":"$.id", "vars":{"token":"***"}}
                """#
            ),
            (
                "braces inside a secret",
                #"{"secrets":["token"], "vars":{"token":"hunter{{22"}, "GET":"http://h/", "nope":1}"#,
                #"""
                spec.json:1:46: error: "***" has no end, expected "}}"
                  | {"secrets":["token"], "vars":{"token":"***"}, "GET":"http://h/", "nope":1}
                  = a literal "***" is written \{{, in JSON \\{{
                spec.json:1:73: error: unknown key "nope"
                  | {"secrets":["token"], "vars":{"token":"***"}, "GET":"http://h/", "nope":1}
                  = did you mean "name"?
                """#
            ),
            (
                "an escaped template",
                #"{"secrets":["token"], "vars":{"token":"\\{{hunter}}"}, "GET":"http://h/", "nope":1}"#,
                #"""
                spec.json:1:75: error: unknown key "nope"
                  | {"secrets":["token"], "vars":{"token":"***"}, "GET":"http://h/", "nope":1}
                  = did you mean "name"?
                """#
            ),
        ])
    func stillMasked(name: String, text: String, expected: String) {
        #expect(Self.rendered(text) == expected)
    }
}
