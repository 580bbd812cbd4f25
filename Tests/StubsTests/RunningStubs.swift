import Diagnostics
import HTTP
import JSON
import Platform
import Specs
import Stubs
import Templates
import TestSupport
import Testing

/// A stub server for stubs as a spec writes them, and a client for it.
final class RunningStubs {
    let server: StubServer
    private let client = HTTPClient(
        transport: CurlTransport(), clock: SystemClock(), cancellation: Cancellation(), userAgent: "test")
    private var jar = CookieJar()

    init(
        _ stubs: String, namespaces: String = "{}", variables: [String: JSONValue] = [:],
        files: [String: String] = [:]
    ) throws {
        let text = #"{ "namespaces": \#(namespaces), "stubs": \#(stubs), "GET": "{{stub}}" }"#
        let memory = MemoryFiles(files)
        let loader = SpecLoader(files: memory, knownVariables: Set(variables.keys))
        let loaded = loader.load(SourceText(name: "s.json", text: text), folder: "/work")
        let complaint = loaded.diagnostics.map { $0.rendered() }.joined(separator: "\n")
        let spec = try #require(loaded.spec, "\(complaint)")
        server = try StubServer.start(spec.stubs, files: memory, scope: FixedVariables(values: variables))
    }

    /// What stubs answer, as a spec writes it.
    static func patterns(_ stubs: String) throws -> [StubPattern] {
        let text = #"{ "stubs": \#(stubs), "GET": "{{stub}}" }"#
        let loaded = SpecLoader(files: MemoryFiles())
            .load(SourceText(name: "s.json", text: text), folder: "/")
        return try #require(loaded.spec).stubs.map(\.pattern)
    }

    deinit { server.stop() }

    /// The answer to a request; `target` is sent as it is.
    func ask(
        _ method: String, _ target: String, headers: [Header] = [], body: String? = nil
    ) throws -> Response {
        let request = Request(
            method: method, url: try HTTPURL(server.address + target), headers: headers,
            body: body.map { RequestBody(Array($0.utf8)) })
        return try client.perform(request, jar: &jar).result.get()
    }

    func text(_ method: String, _ target: String, headers: [Header] = [], body: String? = nil) throws
        -> String
    {
        let response = try ask(method, target, headers: headers, body: body)
        return "\(response.status) " + String(decoding: response.body, as: UTF8.self)
    }

    /// Why no stub answers a request, rule by rule.
    func reasons(
        _ method: String, _ target: String, headers: [Header] = [], body: String? = nil
    ) throws -> [[String]] {
        let response = try ask(method, target, headers: headers, body: body)
        #expect(response.status == 501)
        let stubs = try JSONParser.parse(response.body).objectValue?["stubs"]?.arrayValue ?? []
        return stubs.map { $0.objectValue?["why"]?.arrayValue?.compactMap(\.stringValue) ?? [] }
    }
}

struct FixedVariables: VariableScope, Sendable {
    let values: [String: JSONValue]

    func value(of name: String) throws(TemplateError) -> JSONValue {
        guard let value = values[name] else { throw TemplateError("there is no \"\(name)\"") }
        return value
    }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue { "generated" }

    func environment(_ name: String) throws(TemplateError) -> JSONValue { "environment" }

    func stubAddress() throws(TemplateError) -> JSONValue { "address" }
}
