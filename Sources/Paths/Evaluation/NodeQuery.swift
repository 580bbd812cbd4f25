package import JSON
package import XML

/// A path that names nodes of a body, to be left out where the body is compared.
package enum NodeQuery {
    /// What it is written in, and so which bodies it is about.
    package enum Language: Sendable {
        case jsonPath
        case xPath
    }

    /// With the values of its slots.
    case json(JSONPathQuery)
    case xml(XPathExpression, slots: [JSONValue])
}

extension PathExpression {
    /// What it is written in, where it is one JSONPath or one XPath that gives nodes and nothing else.
    package var nodeLanguage: NodeQuery.Language? {
        guard stages.steps.isEmpty else { return nil }
        switch source.operation {
        case .jsonPath: return .jsonPath
        case .xPath(let expression): return expression.kind == .nodes ? .xPath : nil
        case .source, .stage, .action: return nil
        }
    }

    /// Whether it selects whatever the body holds, though not the body: `$.*`, `$..*` and the like.
    package var isOfEveryMember: Bool {
        guard nodeLanguage == .jsonPath, case .jsonPath(let query) = source.operation,
            query.segments.count == 1
        else { return false }
        return query.segments[0].selectors.contains { if case .wildcard = $0 { true } else { false } }
    }

    /// The path as it names nodes.
    ///
    /// - Throws: where it is no JSONPath and no XPath that gives nodes, or a slot's value does not fit.
    package func nodeQuery(slots: [JSONValue]) throws(PathError) -> NodeQuery {
        switch source.operation {
        case .jsonPath(let query) where stages.steps.isEmpty: return .json(try query.filled(slots))
        case .xPath(let expression) where nodeLanguage != nil: return .xml(expression, slots: slots)
        default: throw PathError("expected one JSONPath, or an XPath that gives nodes, without stages")
        }
    }
}

extension XPathExpression {
    /// The nodes that it finds in a document that should have come, and in the one that came: a prefix means
    /// there what it means in the other where the author says nothing of it.
    package func nodes(
        in expected: XMLDocument, _ actual: XMLDocument, slots: [JSONValue], context: PathContext
    ) throws(PathError) -> [XMLNode] {
        let bindings = XPathBindings(author: context.namespaces, soap: context.soapNamespace)
        let both = actual.bindings(of: self, bindings, beside: expected)
        let context = PathContext(namespaces: both.author, soapNamespace: both.soap)
        var found: [XMLNode] = []
        for document in [expected, actual] {
            let value = try PathValue.nodes([document.node]).applying(self, slots: slots, context: context)
            if case .nodes(let nodes) = value { found += nodes }
        }
        return found
    }
}
