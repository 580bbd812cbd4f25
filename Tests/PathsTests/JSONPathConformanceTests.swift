import JSON
import Paths
import TestSupport
import Testing

@Suite("JSONPath: the conformance suites", .enabled(if: Conformance.isAvailable, Conformance.skipped))
struct JSONPathConformanceTests {
    @Test("every case of a suite holds", arguments: ["jsonpath-cts", "jsonpath-extra"])
    func suite(name: String) throws {
        var tally = ConformanceTally(name)
        for test in try Conformance.cases("\(name)/given.json", under: "tests") {
            tally.note(try test.text("name"), failure: try failure(of: test))
        }
        tally.close()
    }

    private func failure(of test: JSONObject) throws -> String? {
        let query: JSONPathQuery
        do {
            query = try JSONPathQuery(try test.text("selector"))
        } catch let error as JSONPathSyntaxError {
            return test.has("invalid_selector") ? nil : "refused: \(error.message)"
        }
        guard let document = test["document"] else { return "accepted, though it is invalid" }
        let nodes = try query.located(in: document)
        let values = nodes.map(\.value)
        guard try query.values(in: document) == values, try query.count(in: document) == values.count else {
            return "the ways to evaluate differ"
        }
        if query.isSingular, query.singular(in: document) != values.first {
            return "the singular evaluation differs"
        }
        let results = test["result"].map { [$0] } ?? test["results"]?.arrayValue ?? []
        guard results.contains(.array(values)) else { return "got \(JSONValue.array(values).written())" }
        let paths = test["result_paths"].map { [$0] } ?? test["results_paths"]?.arrayValue ?? []
        let found = JSONValue.array(nodes.map { .string($0.path.description) })
        guard paths.isEmpty || paths.contains(found) else { return "got the paths \(found.written())" }
        return try pathFailure(of: nodes, in: document)
    }

    /// What `located` says of a node's place must lead to that node.
    private func pathFailure(of nodes: [JSONPathNode], in document: JSONValue) throws -> String? {
        for node in nodes {
            let query = try JSONPathQuery(node.path.description, hasSlots: false)
            guard query.isSingular, query.singular(in: document) == node.value else {
                return "\(node.path) leads elsewhere"
            }
            let short = try JSONPathQuery(node.path.shorthand, hasSlots: false)
            guard short.singular(in: document) == node.value else {
                return "\(node.path.shorthand) leads elsewhere"
            }
        }
        return nil
    }
}
