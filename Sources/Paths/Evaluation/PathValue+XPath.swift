import JSON
import XML

extension PathValue {
    /// What XPath finds from the value: from each node of a node-set, or in text that is read as XML first.
    func applying(
        _ expression: XPathExpression, slots: [JSONValue], context: PathContext
    ) throws(PathError) -> PathValue {
        let starts = try xPathStarts()
        var scalars: [XPathScalar] = []
        for slot in slots { scalars.append(try PathValue.scalar(slot)) }
        let bindings = XPathBindings(author: context.namespaces, soap: context.soapNamespace)
        var results: [XPathValue] = []
        for node in starts {
            do throws(XPathError) {
                results.append(
                    try node.document.evaluate(expression, at: node, bindings: bindings, values: scalars))
            } catch {
                var unbound: String?
                if case .unknownPrefix(let use, _) = error { unbound = use.prefix }
                throw PathError(error.message, unboundPrefix: unbound)
            }
        }
        return PathValue(results)
    }

    private func xPathStarts() throws(PathError) -> [XMLNode] {
        switch self {
        case .absent: return []
        case .nodes(let nodes): return nodes
        case .json(.string(let text)), .untyped(.string(let text)): return [try InnerText.xml(text).node]
        case .lines(let lines) where lines.count < 2:
            return try lines.first.map { line throws(PathError) in [try InnerText.xml(line).node] } ?? []
        case .bytes(let bytes): return [try InnerText.xml(try PathValue.text(of: bytes)).node]
        default: throw .wrongType(expected: "XML", self)
        }
    }

    private static func scalar(_ value: JSONValue) throws(PathError) -> XPathScalar {
        if case .number(let number) = value { return .number(number.text) }
        return .string(try PathWord.scalarText(value))
    }

    /// The results from each start: nodes joined, each once; values as an array, one alone as it is.
    private init(_ results: [XPathValue]) {
        var nodes: [XMLNode] = []
        var values: [PathValue] = []
        for result in results {
            switch result {
            case .nodes(let found): nodes += found
            case .string(let text): values.append(.untyped(.string(text)))
            case .boolean(let value): values.append(.json(.boolean(value)))
            case .number(let number): values.append(PathValue(number))
            }
        }
        switch values.count {
        case 0: self = results.isEmpty ? .absent : .nodes(results.count > 1 ? nodes.eachOnce : nodes)
        case 1: self = values[0]
        default: self = PathValue(array: values)
        }
    }

    /// A number that XPath computed.
    private init(_ number: Double) {
        let text = XPathNumber.format(number)
        self = number.isFinite ? .json(.number(JSONNumber(validated: text))) : .notFinite(text)
    }

    /// Values of one type as an array; numbers that JSON does not know stand in it as text.
    private init(array values: [PathValue]) {
        var elements: [JSONValue] = []
        var isTyped = true
        for value in values {
            switch value {
            case .json(let value): elements.append(value)
            case .untyped(let value):
                elements.append(value)
                isTyped = false
            case .notFinite(let number): elements.append(.string(number))
            case .absent, .lines, .nodes, .bytes: break
            }
        }
        self = isTyped ? .json(.array(elements)) : .untyped(.array(elements))
    }
}

extension [XMLNode] {
    /// The nodes without those that stand earlier already.
    fileprivate var eachOnce: [XMLNode] {
        var seen: Set<XMLNode> = []
        return filter { seen.insert($0).inserted }
    }
}
