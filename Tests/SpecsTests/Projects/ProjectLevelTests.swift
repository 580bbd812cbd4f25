import Diagnostics
import JSON
import Platform
import Specs
import Templates
import TestSupport
import Testing

@Suite("What specs get from their project")
struct ProjectLevelTests {
    private static let text = #"""
        { "environment": "a", "base": "http://project",
          "environments": {
            "a": { "base": { "host": "a", "port": 81 }, "vars": { "v": "a" }, "modules": { "m": "/a" }, "secrets": ["v"] },
            "b": { "vars": { "w": "b" } } },
          "vars": { "v": "project", "w": "project" }, "modules": { "m": "/project", "n": "/n" } }
        """#

    private func shown(_ environment: String?) throws -> String {
        let spec = try #require(
            try load(#"{ "GET": "/" }"#, under: Self.text, environment: environment).spec)
        let level = try #require(spec.project)
        func value(_ name: String) -> String { level.variables[name]?.value.tree.value.written() ?? "none" }
        let base =
            switch spec.base {
            case .url(let url)?: url.value.source
            case .parts(let parts)?: "parts \(parts.host.value.source)"
            case nil: "none"
            }
        return
            "\(base) \(value("v")) \(value("w")) \(spec.modules.module(of: "m:/x")?.path.value.source ?? "none") "
            + "\(spec.modules.module(of: "n:")?.rest ?? "none") \(level.secrets.map(\.value))"
    }

    @Test(
        "is that of the environment, and the project's where it says nothing",
        arguments: [
            (nil, #"parts a "a" "project" /a  ["v"]"#), ("a", #"parts a "a" "project" /a  ["v"]"#),
            ("b", #"http://project "project" "b" /project  []"#),
        ])
    func environment(name: String?, expected: String) throws {
        #expect(try shown(name) == expected)
    }

    @Test("is none where the environment is not there")
    func unknown() throws {
        let error = #expect(throws: UnknownEnvironment.self) {
            try project(Self.text).level(of: "cc")
        }
        #expect(error?.message == #"there is no environment "cc" in assay.json"#)
        #expect(error?.hint == #"the environments are: "a", "b""#)
    }

    @Test("comes after what they say themselves")
    func spec() throws {
        let spec = try #require(
            try load(
                #"{ "base": "http://spec", "modules": { "m": "/spec" }, "GET": "m:/x" }"#, under: Self.text
            ).spec)
        guard case .url(let url)? = spec.base else {
            Issue.record("the spec has its own base")
            return
        }
        #expect(url.value.source == "http://spec")
        #expect(spec.modules.module(of: "m:/x")?.path.value.source == "/spec")
        #expect(spec.modules.module(of: "n:/x")?.rest == "/x")
    }

    @Test(
        "a name in its secrets is that of some variable",
        arguments: [
            (#"{ "vars": { "s": 1 }, "secrets": ["s"] }"#, [], ""),
            (#"{ "environments": { "a": { "vars": { "s": 1 } } }, "secrets": ["s"] }"#, [], ""),
            (#"{ "environments": { "a": { "secrets": ["s"] }, "b": { "vars": { "s": 1 } } } }"#, [], ""),
            (#"{ "secrets": ["given"] }"#, [], ""),
            (#"{ "secrets": ["s"] }"#, [#"{ "vars": { "s": 1 }, "GET": "http://h" }"#], ""),
            (#"{ "secrets": ["s"] }"#, [#"{ "GET": "http://h", "capture": { "s": "$.s" } }"#], ""),
            (#"{ "secrets": ["later"] }"#, [#"{ "GET": "http://h" }"#], ""),
            (
                #"{ "vars": { "password": 1 }, "secrets": ["pasword"] }"#, [#"{ "GET": "http://h" }"#],
                """
                assay.json:1:42: error: no variable is called "pasword"
                  | { "vars": { "password": 1 }, "secrets": ["pasword"] }
                  |                                          ^~~~~~~~~
                  = did you mean "password"?
                """
            ),
        ])
    func secrets(project text: String, specs: [String], shown: String) throws {
        let read = specs.enumerated().map { number, text in
            SpecLoader(files: MemoryFiles()).load(
                SourceText(name: "s\(number).json", text: text), folder: ".")
        }
        let others = MemoryFiles([
            "deep/other.json": #"{ "vars": { "later": 1 }, "GET": "http://h" }"#,
            // Those of other programs are no specs that are wrong.
            "list.json": "[]", "package.json": #"{ "name": "password", "scripts": {} }"#,
        ])
        var check = ProjectSecrets(try #require(SpecsTests.project(text).project), given: ["given"])
        check.look(into: read)
        check.look(intoOthersThan: read, with: SpecLoader(files: others))
        #expect(check.diagnostics.map { $0.rendered() }.joined(separator: "\n") == shown)
    }

    @Test(
        "a name in its secrets may be one that a spec that is wrong writes",
        arguments: [
            (#"{ "vars": { "s": 1 }, "GETT": 1 }"#, true), (#"{ "capture": { "s": "#, true),
            (#"{ "vars": { "ss": 1 }, "GETT": 1 }"#, false), ("{", false), (#"{ "GET": "/s" }"#, false),
        ])
    func secretsBesideAWrongSpec(other: String, isKnown: Bool) throws {
        let project = try #require(SpecsTests.project(#"{ "secrets": ["s"] }"#).project)
        var check = ProjectSecrets(project, given: [])
        check.look(intoOthersThan: [], with: SpecLoader(files: MemoryFiles(["other.json": other])))
        #expect(check.diagnostics.isEmpty == isKnown)
    }
}
