import JSON
import SOAP
import Specs
import Templates
import Testing

@Suite("Defaults of the levels")
struct MergingTests {
    /// The call of a test's step under spec defaults, test defaults and its own keys, each a piece of JSON.
    private func call(_ spec: String, _ test: String = "{}", own: String = "") throws -> Call {
        let loaded = try SpecsTests.spec(
            """
            { "base": "http://h", "defaults": \(spec),
              "tests": [ { "defaults": \(test), "steps": [ { "GET": "/"\(own.isEmpty ? "" : ", " + own) } ] } ] }
            """)
        return try SpecsTests.call(loaded.tests[0].steps)
    }

    private func headers(_ call: Call) -> [String] {
        call.headers.map { "\($0.name.value.source)=\($0.value?.tree.value.written() ?? "not sent")" }
    }

    @Test("headers merge by name in any case; null is not sent")
    func headers() throws {
        let call = try call(
            #"{ "headers": { "Accept": "a", "X-One": 1, "X-Two": 2 } }"#,
            #"{ "headers": { "accept": "b" } }"#, own: #""headers": { "x-one": null, "X-New": ["p", "q"] }"#)
        #expect(headers(call) == [#"accept="b""#, "x-one=not sent", "X-Two=2", #"X-New=["p","q"]"#])
    }

    @Test("null for all headers takes every default away")
    func noHeaders() throws {
        #expect(headers(try call(#"{ "headers": { "A": 1 } }"#, own: #""headers": null"#)) == [])
    }

    @Test("cookies merge by name")
    func cookies() throws {
        let call = try call(
            #"{ "cookies": { "a": 1, "b": 2 } }"#, own: #""cookies": { "b": null, "c": 3 }"#)
        #expect(
            call.cookies.map { "\($0.name.value.source)=\($0.value?.value.source ?? "held back")" }
                == ["a=1", "b=held back", "c=3"])
    }

    @Test("auth is replaced whole, and null takes it away")
    func auth() throws {
        let spec = #"{ "auth": { "basic": ["a", "b"] } }"#
        guard case .basic? = try call(spec).auth else {
            Issue.record("expected the default")
            return
        }
        guard case .bearer? = try call(spec, own: #""auth": { "bearer": "t" }"#).auth else {
            Issue.record("expected the step's own")
            return
        }
        #expect(try call(spec, own: #""auth": null"#).auth == nil)
    }

    @Test("options merge key by key; null gives the built-in value back")
    func options() throws {
        let options = try call(
            #"{ "options": { "timeout": "5s", "followRedirects": true, "maxBody": "1MB" } }"#,
            #"{ "options": { "timeout": "6s" } }"#, own: #""options": { "maxBody": null, "arrays": "comma" }"#
        ).options
        #expect(fixed(options.timeout) == .seconds(6))
        #expect(fixed(options.followRedirects) == true)
        #expect(options.maxBody == nil)
        #expect(fixed(options.arrays) == .comma)
    }

    private func fixed<Value>(_ setting: Setting<Value>?) -> Value? {
        if case .fixed(let value)? = setting { value } else { nil }
    }

    @Test("the outcome rule merges key by key, what stands inside a key is replaced whole")
    func outcome() throws {
        let loaded = try spec(
            #"""
            { "outcome": { "when": { "$.a": 1 }, "ok": { "$.b": 2, "$.c": 3 }, "code": "$.d",
                           "texts": { "1": "one", "2": "two" }, "fallback": { "code": "x", "message": "y" } },
              "tests": [
                { "outcome": { "when": null, "texts": { "1": "uno" } },
                  "steps": [
                    { "GET": "http://h/1" },
                    { "GET": "http://h/2", "outcome": { "ok": { "$.e": 4 }, "fallback": { "code": "z" } } },
                    { "GET": "http://h/3", "outcome": null } ] },
                { "GET": "http://h/4" } ] }
            """#)
        func written(_ rule: OutcomeRule?) -> String? {
            guard let rule else { return nil }
            let paths = [rule.when ?? [], rule.ok].map { $0.map(\.path.value.text).joined(separator: "+") }
            guard case .known(let texts)? = rule.texts else { return nil }
            let fallback = [rule.fallback?.code, rule.fallback?.message].map { $0?.value.source ?? "-" }
            return
                (paths + [rule.code?.value.text ?? "-", texts.value["1"] ?? "-", texts.value["2"] ?? "-"]
                + fallback).joined(separator: " ")
        }
        let rules = try (0..<3).map { try SpecsTests.call(loaded.tests[0].steps, at: $0).outcome?.value }
        #expect(
            rules.map(written) == [" $.b+$.c $.d uno - x y", " $.e $.d uno - z -", nil])
        #expect(
            written(try SpecsTests.call(loaded.tests[1].steps).outcome?.value)
                == "$.a $.b+$.c $.d one two x y")
    }

    @Test("namespaces merge key by key")
    func namespaces() throws {
        let loaded = try spec(
            """
            { "namespaces": { "a": "urn:1", "b": "urn:2" },
              "tests": [ { "namespaces": { "b": "urn:3" }, "steps": [
                { "GET": "http://h/", "namespaces": { "a": null, "c": "urn:4" } } ] } ] }
            """)
        let call = try SpecsTests.call(loaded.tests[0].steps)
        #expect(
            call.namespaces.bindings.map { "\($0.prefix)=\($0.uri.value.source)" } == ["b=urn:3", "c=urn:4"])
    }

    @Test("expect merges key by key, its headers, cookies and paths again")
    func expect() throws {
        let expect = try call(
            #"""
            { "expect": { "status": 201, "type": "text/plain", "headers": { "ETag": "1", "Vary": "x" },
              "cookies": { "a": "1" }, "paths": { "$.a": 1, "$.b": 2 } } }
            """#, #"{ "expect": { "headers": { "etag": "2" }, "paths": { "$.b": null } } }"#,
            own:
                #""expect": { "type": null, "headers": { "VARY": null }, "json": null, "cookies": { "b": "2" } }"#
        ).expect
        #expect(expect.status?.isOwn == false)
        #expect(expect.type == nil)
        #expect(expect.headers.map { $0.name.value.source } == ["etag"])
        #expect(expect.cookies.map { $0.name.value.source } == ["a", "b"])
        #expect(expect.paths.map { $0.path.value.text } == ["$.a", "$.b"])
        #expect(expect.json != nil)
    }

    @Test(
        "the status of each form",
        arguments: [
            ("", "2xx default"), (#""expect": 404"#, "404 own"), (#""expect": "4xx""#, "4xx own"),
            (#""expect": [200, "3xx"]"#, "200, 3xx own"), (#""expect": { "status": [204] }"#, "204 own"),
            (#""expect": { "?gte": 400 }"#, "matcher own"),
            (#""expect": { "status": { "?not": 500 } }"#, "matcher own"),
            (#""expect": { "status": null }"#, "unchecked"), (#""expect": { "json": {} }"#, "2xx default"),
            (#""expect": "{{env.STATUS}}""#, "template own"),
        ])
    func status(_ own: String, _ status: String) throws {
        #expect(words(try call("{}", own: own).expect.status) == status)
    }

    @Test("a status of a level is not the step's own")
    func statusOfLevel() throws {
        #expect(words(try call(#"{ "expect": 201 }"#).expect.status) == "201 default")
        #expect(words(try call(#"{ "expect": { "status": null } }"#).expect.status) == "unchecked")
    }

    private func words(_ status: ExpectedStatus?) -> String {
        guard let status else { return "unchecked" }
        let rule =
            switch status.rule {
            case .oneOf(let patterns): patterns.map(\.description).joined(separator: ", ")
            case .matching: "matcher"
            case .templated: "template"
            }
        return rule + (status.isOwn ? " own" : " default")
    }

    @Test("null for all of expect takes the defaults away, and 2xx holds again")
    func noExpect() throws {
        let expect = try call(#"{ "expect": { "status": 500, "type": "a/b" } }"#, own: #""expect": null"#)
            .expect
        #expect(words(expect.status) == "2xx default")
        #expect(expect.type == nil)
    }

    @Test("envelopes merge key by key")
    func envelope() throws {
        let loaded = try spec(
            """
            { "defaults": { "envelope": { "version": "1.2", "header": { "Session": "7" }, "body": { "x": 1 } } },
              "steps": [
                { "SOAP": "http://h/", "envelope": { "body": { "Login": {} } } },
                { "SOAP": "http://h/", "envelope": { "header": null } },
                { "SOAP": "http://h/", "envelope": "<Envelope/>" },
                { "SOAP": "http://h/" } ] }
            """)
        let steps = loaded.tests[0].steps
        #expect(
            try steps.indices.map { try parts(SpecsTests.call(steps, at: $0)) } == [
                #"1.2 {"Session":"7"} {"Login":{}}"#, #"1.2 none {"x":1}"#, "raw",
                #"1.2 {"Session":"7"} {"x":1}"#,
            ])
    }

    private func parts(_ call: Call) throws -> String {
        guard case .soap(let envelope) = call.body else { return "no envelope" }
        guard case .parts(let version, let header, let body) = envelope.content else { return "raw" }
        func words(_ part: EnvelopeTemplate.Part?) -> String {
            guard case .members(let value, _)? = part else { return "none" }
            return value.tree.value.written()
        }
        let text = if case .fixed(let version)? = version { version.text } else { "1.1" }
        return "\(text) \(words(header)) \(words(body))"
    }

    @Test("what a body is compared with is replaced whole by a nearer level, and null takes it away")
    func comparedBodies() throws {
        let spec = #"{ "expect": { "xml": "<a/>", "ignore": ["//a", "//b"], "time": "1s", "size": 1 } }"#
        let inherited = try call(spec).expect
        #expect(inherited.ignore?.value.map(\.value.text) == ["//a", "//b"])
        #expect(inherited.xml != nil && inherited.time != nil && inherited.size != nil)
        let own = try call(
            spec, #"{ "expect": { "xml": null, "time": null } }"#,
            own: #""expect": { "ignore": ["{{now}}"], "size": null }"#
        ).expect
        #expect(own.ignore?.value.map(\.value.text) == ["{{now}}"])
        #expect(own.xml == nil && own.time == nil && own.size == nil)
    }

}
