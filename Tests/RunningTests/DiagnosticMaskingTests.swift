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
}
