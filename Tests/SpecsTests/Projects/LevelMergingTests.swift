import JSON
import Paths
import SOAP
import Specs
import Templates
import Testing

/// How `defaults` of neighbour levels become one (LANGUAGE.md §2).
@Suite("Defaults of neighbour levels")
struct LevelMergingTests {
    /// The levels, farthest first.
    enum Level: CaseIterable, Sendable {
        case project, environment, spec, test, step
    }

    /// One key: what a farther and a nearer level say of it, and what the call has then.
    struct Key: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// Members of `defaults`, or of the step.
        let farther: String
        let nearer: String
        /// A nearer level that takes something away.
        let removal: String
        let merged: String
        let removed: String
        /// Whether it stands beside `defaults`.
        var isOfLevel = false
        let describe: @Sendable (Call) -> String
    }

    private static let pairs = zip(Level.allCases, Level.allCases.dropFirst())
        .map { Pair(farther: $0, nearer: $1) }
    /// An environment has no namespaces.
    private static let pairsOfNamespaces = [
        Pair(farther: .project, nearer: .spec), Pair(farther: .spec, nearer: .test),
        Pair(farther: .test, nearer: .step),
    ]

    struct Pair: CustomTestStringConvertible, Sendable {
        let farther: Level
        let nearer: Level

        var testDescription: String { "\(nearer) over \(farther)" }
    }

    @Test("merge as the language says", arguments: keys, pairs)
    func merge(_ key: Key, _ pair: Pair) throws { try check(key, pair) }

    @Test("merge as the language says, namespaces too", arguments: pairsOfNamespaces)
    func namespaces(_ pair: Pair) throws { try check(Self.namespacesKey, pair) }

    @Test("merge as the language says, the outcome too", arguments: pairs)
    func outcome(_ pair: Pair) throws { try check(Self.outcomeKey, pair) }

    private func check(_ key: Key, _ pair: Pair) throws {
        let merged = try call([pair.farther: key.farther, pair.nearer: key.nearer], key)
        #expect(key.describe(merged) == key.merged)
        let removed = try call([pair.farther: key.farther, pair.nearer: key.removal], key)
        #expect(key.describe(removed) == key.removed)
    }

    /// The call of a step under levels that say these things.
    private func call(_ said: [Level: String], _ key: Key) throws -> Call {
        func members(_ level: Level) -> String {
            guard let text = said[level] else { return "" }
            return key.isOfLevel ? ", " + text : #", "defaults": { \#(text) }"#
        }
        let project = #"""
            { "environment": "e", "base": "http://h"\#(members(.project)),
              "environments": { "e": { "vars": {}\#(members(.environment)) } } }
            """#
        let envelope = said.values.contains { $0.contains("envelope") } ? "" : #", "envelope": {}"#
        let step = envelope + (said[.step].map { ", " + $0 } ?? "")
        let spec = #"""
            { "name": "s"\#(members(.spec)), "tests": [ { "name": "t"\#(members(.test)), "steps": [
              { "SOAP": "/"\#(step) }
            ] } ] }
            """#
        let loaded = try load(spec, under: project)
        #expect(loaded.shown == "")
        return try SpecsTests.call(#require(loaded.spec).tests[0].steps)
    }

    private static let keys = [
        Key(
            testDescription: "headers, in any case",
            farther: #""headers": { "A": 1, "B": 2 }"#,
            nearer: #""headers": { "b": 3, "C": 4 }"#,
            removal: #""headers": null"#,
            merged: "A=1 b=3 C=4", removed: ""
        ) { call in
            call.headers.map { "\($0.name.value.source)=\($0.value?.tree.value.written() ?? "not sent")" }
                .joined(separator: " ")
        },
        Key(
            testDescription: "cookies", farther: #""cookies": { "a": 1, "b": 2 }"#,
            nearer: #""cookies": { "b": 3, "B": 4 }"#,
            removal: #""cookies": null"#,
            merged: "a=1 b=3 B=4", removed: ""
        ) { call in
            call.cookies.map { "\($0.name.value.source)=\($0.value?.value.source ?? "held back")" }
                .joined(separator: " ")
        },
        Key(
            testDescription: "auth, whole", farther: #""auth": { "basic": ["a", "b"] }"#,
            nearer: #""auth": { "bearer": "t" }"#, removal: #""auth": null"#,
            merged: "bearer t", removed: "none"
        ) { call in
            switch call.auth {
            case .bearer(let token)?: "bearer \(token.value.source)"
            case nil: "none"
            default: "another"
            }
        },
        Key(
            testDescription: "options",
            farther:
                #""options": { "timeout": "5s", "maxRedirects": 3, "tls": { "min": "1.2" } }"#,
            nearer: #""options": { "timeout": "6s", "tls": { "max": "1.3" } }"#,
            removal: #""options": { "timeout": null }"#,
            merged: "6.0 seconds, 3, min none", removed: "none, 3, min set"
        ) { call in
            let timeout = fixed(call.options.timeout).map { "\($0)" } ?? "none"
            let redirects = fixed(call.options.maxRedirects).map { "\($0)" } ?? "none"
            return "\(timeout), \(redirects), min \(call.options.tls?.lowest == nil ? "none" : "set")"
        },
        Key(
            testDescription: "envelope",
            farther: #""envelope": { "version": "1.2", "header": { "H": 1 }, "body": { "B": 1 } }"#,
            nearer: #""envelope": { "body": { "C": 2 } }"#, removal: #""envelope": { "header": null }"#,
            merged: #"1.2 {"H":1} {"C":2}"#, removed: #"1.2 none {"B":1}"#
        ) { call in
            guard case .soap(let envelope) = call.body,
                case .parts(let version, let header, let body) = envelope.content
            else { return "raw" }
            func words(_ part: EnvelopeTemplate.Part?) -> String {
                guard case .members(let value, _)? = part else { return "none" }
                return value.tree.value.written()
            }
            let text = if case .fixed(let version)? = version { version.text } else { "1.1" }
            return "\(text) \(words(header)) \(words(body))"
        },
        Key(
            testDescription: "expect",
            farther: #""expect": { "status": 201, "type": "a/b", "json": { "a": 1 } }"#,
            nearer: #""expect": { "type": null, "json": null }"#,
            removal: #""expect": null"#, merged: "201, no type, json",
            removed: "2xx, no type, no json"
        ) { call in
            let status =
                if case .oneOf(let patterns)? = call.expect.status?.rule {
                    patterns.map(\.description).joined(separator: " ")
                } else { "any status" }
            return "\(status), \(call.expect.type == nil ? "no type" : "type"), "
                + (call.expect.json == nil ? "no json" : "json")
        },
        Key(
            testDescription: "expect.headers, in any case",
            farther: #""expect": { "headers": { "A": "1", "B": "2" } }"#,
            nearer: #""expect": { "headers": { "b": "3", "C": "4" } }"#,
            removal: #""expect": { "headers": { "a": null } }"#, merged: "A b C", removed: "B"
        ) { call in call.expect.headers.map(\.name.value.source).joined(separator: " ") },
        Key(
            testDescription: "expect.cookies",
            farther: #""expect": { "cookies": { "a": "1", "b": "2" } }"#,
            nearer: #""expect": { "cookies": { "b": { "path": "/" }, "c": "3" } }"#,
            removal: #""expect": { "cookies": { "a": null } }"#,
            merged: "a:value b:path c:value",
            removed: "b:value"
        ) { call in
            call.expect.cookies.map { cookie in
                "\(cookie.name.value.source):\(cookie.parts.map { $0.part.rawValue }.joined(separator: ","))"
            }
            .joined(separator: " ")
        },
        Key(
            testDescription: "expect.paths",
            farther: #""expect": { "paths": { "$.a": 1, "$.b": 2 } }"#,
            nearer: #""expect": { "paths": { "$.b": null, "$.c": 4 } }"#,
            removal: #""expect": { "paths": null }"#, merged: "$.a $.b $.c", removed: ""
        ) { call in call.expect.paths.map(\.path.value.text).joined(separator: " ") },
    ]

    private static let outcomeKey = Key(
        testDescription: "outcome",
        farther: #""outcome": { "ok": { "$.a": 1 }, "code": "$.c", "message": "$.m" }"#,
        nearer: #""outcome": { "ok": { "$.b": 1 }, "message": null }"#, removal: #""outcome": null"#,
        merged: "ok $.b, code $.c, message none", removed: "no rule", isOfLevel: true
    ) { call in
        guard let rule = call.outcome?.value else { return "no rule" }
        let ok = rule.ok.map(\.path.value.text).joined(separator: " ")
        func text(_ path: Located<PathTemplate>?) -> String { path?.value.text ?? "none" }
        return "ok \(ok), code \(text(rule.code)), message \(text(rule.message))"
    }

    private static let namespacesKey = Key(
        testDescription: "namespaces", farther: #""namespaces": { "a": "urn:1", "b": "urn:2" }"#,
        nearer: #""namespaces": { "b": "urn:3", "c": "urn:4" }"#, removal: #""namespaces": { "a": null }"#,
        merged: "a=urn:1 b=urn:3 c=urn:4", removed: "b=urn:2", isOfLevel: true
    ) { call in
        call.namespaces.bindings.map { "\($0.prefix)=\($0.uri.value.source)" }.joined(separator: " ")
    }

    private static func fixed<Value>(_ setting: Setting<Value>?) -> Value? {
        if case .fixed(let value)? = setting { value } else { nil }
    }
}
