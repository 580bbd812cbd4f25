import Diagnostics
import HTTP
import JSON
import Platform
import Specs
import Templates
import TestSupport
import Testing

@testable import Running

/// The request that a call of a spec becomes.
struct BodyFixture {
    var values: [String: JSONValue] = [:]
    var files: [String: String] = [:]

    /// The request of `{ "POST": "http://h/", … }`.
    func request(_ own: String) throws -> Request {
        let memory = MemoryFiles(files)
        let loaded = SpecLoader(files: memory, knownVariables: Set(values.keys))
            .load(SourceText(name: "spec.json", text: "{ \"POST\": \"http://h/\", \(own) }"), folder: ".")
        let spec = try #require(
            loaded.spec, "\(loaded.diagnostics.map { $0.rendered() }.joined(separator: "\n"))")
        guard case .call(let call)? = spec.tests.first?.steps.first?.action else { throw NoCall() }
        return try RequestBuilder(
            scope: Values(values: values), files: memory, random: SeededRandom(seed: 1), base: nil,
            stubAddress: nil
        ).build(call).request
    }

    /// The type and the text of the body.
    func body(_ own: String) throws -> [String?] {
        let body = try #require(try request(own).body)
        return [body.contentType, body.content.bytes.map { String(decoding: $0, as: UTF8.self) }]
    }

    /// Why there is no request.
    func problem(_ own: String) throws -> String? {
        do {
            _ = try request(own)
            return nil
        } catch let problem as StepProblem {
            let hint = problem.hint.map { " (\($0))" } ?? ""
            return "\(problem.location?.description ?? ""): \(problem.message)\(hint)"
        }
    }

    private struct NoCall: Error {}

    private struct Values: VariableScope {
        let values: [String: JSONValue]

        func value(of name: String) throws(TemplateError) -> JSONValue {
            if let value = values[name] { return value }
            throw TemplateError("undefined variable \"\(name)\"")
        }

        func generate(_ generator: Generator) throws(TemplateError) -> JSONValue { "generated" }

        func environment(_ name: String) throws(TemplateError) -> JSONValue { .string(name) }

        func stubAddress() throws(TemplateError) -> JSONValue { "http://127.0.0.1:1" }
    }
}
