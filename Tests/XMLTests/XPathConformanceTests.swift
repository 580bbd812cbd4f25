import JSON
import TestSupport
import Testing
import XML

@Suite("XPath: the expressions of xpath-own", .enabled(if: Conformance.isAvailable, Conformance.skipped))
struct XPathConformanceTests {
    private static let path = "xpath-own/given.json"

    @Test("every expression yields what XPath 1.0 says")
    func expressions() throws {
        let suite = try XPathSuite(Self.path)
        var tally = ConformanceTally("xpath-own")
        for row in try Conformance.cases(Self.path, under: "cases") {
            let name = try row.text("doc") + " " + row.text("expr")
            do {
                tally.note(name, failure: try suite.failure(of: row))
            } catch {
                tally.note(name, failure: "\(error)")
            }
        }
        tally.close()
    }

    @Test("every invalid expression is refused before it meets a document")
    func invalid() throws {
        var tally = ConformanceTally("xpath-own invalid")
        for row in try Conformance.cases(Self.path, under: "invalid") {
            let text = try row.text("expr")
            do {
                _ = try XPathExpression(text)
                tally.note(text, failure: "taken")
            } catch {
                tally.note(text, holds: error.offset + error.length <= text.utf8.count, orElse: "\(error)")
            }
        }
        tally.close()
    }
}

/// The documents of the suite, and the check of one case.
private struct XPathSuite {
    private let documents: [String: XMLDocument]
    private let namespaces: [String: TextDictionary<String>]

    init(_ path: String) throws {
        let index = try Conformance.json(path).objectValue
        var documents: [String: XMLDocument] = [:]
        for member in index?["documents"]?.objectValue?.members ?? [] {
            documents[member.key] = try XMLDocument.parse(Array((member.value.stringValue ?? "").utf8))
        }
        self.documents = documents
        var namespaces: [String: TextDictionary<String>] = [:]
        for member in index?["namespaces"]?.objectValue?.members ?? [] {
            for binding in member.value.objectValue?.members ?? [] {
                namespaces[member.key, default: [:]][binding.key] = binding.value.stringValue
            }
        }
        self.namespaces = namespaces
    }

    /// What is wrong, or nil.
    func failure(of row: JSONObject) throws -> String? {
        let expression = try row.text("expr")
        let value = try evaluate(expression, row)
        if value.kindName != (try row.text("type")) { return "is \(value.kindName)" }
        if value.stringValue != (try row.text("string")) { return "string \(value.stringValue)" }
        if case .string(let text) = try evaluate("string(\(expression))", row), text != value.stringValue {
            return "string() gives \(text)"
        }
        guard case .number(let number) = try evaluate("number(\(expression))", row) else {
            return "no number"
        }
        let expected =
            Double(row["number"]?.numberValue?.text ?? row["number"]?.stringValue ?? "")
        guard let expected, number == expected || (number.isNaN && expected.isNaN) else {
            return "number \(number)"
        }
        guard case .boolean(let flag) = try evaluate("boolean(\(expression))", row),
            flag == row["boolean"]?.booleanValue
        else { return "boolean" }
        guard case .nodes(let nodes) = value else { return nil }
        let wanted = row["nodes"]?.arrayValue ?? []
        let found = nodes.map(\.summary)
        return JSONValue.array(found) == .array(wanted) ? nil : "nodes \(JSONValue.array(found).written())"
    }

    private func evaluate(_ expression: String, _ row: JSONObject) throws -> XPathValue {
        let name = try row.text("doc")
        guard let document = documents[name] else {
            throw ConformanceError(description: "no document \(name)")
        }
        let bindings = XPathBindings(author: namespaces[name] ?? [:], unprefixedElements: .noNamespace)
        return try document.evaluate(XPathExpression(expression), bindings: bindings)
    }
}

extension XPathValue {
    fileprivate var kindName: String {
        switch self {
        case .nodes: "node-set"
        case .string: "string"
        case .number: "number"
        case .boolean: "boolean"
        }
    }
}

extension XMLNode {
    /// As the suite lists a node.
    fileprivate var summary: JSONValue {
        switch kind {
        case .element, .attribute:
            [
                "kind": .string(kind.rawValue), "local": .string(localName), "ns": .string(namespace ?? ""),
                "value": .string(stringValue),
            ]
        case .processingInstruction:
            ["kind": "pi", "name": .string(localName), "value": .string(stringValue)]
        case .document: ["kind": "document"]
        default: ["kind": .string(kind.rawValue), "value": .string(stringValue)]
        }
    }
}
