import JSON
import XML

extension PathValue {
    /// What JSONPath finds in the value: text is read as JSON first, so is the text of an element without
    /// child elements; of other elements the JSON view is seen. A whole document (`isDocument`) has been read: a
    /// string that it consists of is its value.
    func applying(_ query: JSONPathQuery, isDocument: Bool = false) throws(PathError) -> PathValue {
        guard let root = try jsonRoot(isDocument: isDocument) else { return .absent }
        guard query.isSingular else {
            return root.wrapping(.array(try PathValue.found(by: query, in: root)))
        }
        guard let found = query.singular(in: root.value, singleElementsAreArrays: root.isView) else {
            return .absent
        }
        return root.wrapping(found)
    }

    /// How many values JSONPath finds in the value; they are not collected.
    func count(of query: JSONPathQuery, isDocument: Bool = false) throws(PathError) -> Int {
        guard let root = try jsonRoot(isDocument: isDocument) else { return 0 }
        do throws(JSONPathUnfinishedSearch) {
            return try query.count(in: root.value, singleElementsAreArrays: root.isView)
        } catch {
            throw PathError(error.message)
        }
    }

    private static func found(by query: JSONPathQuery, in root: JSONRoot) throws(PathError) -> [JSONValue] {
        do throws(JSONPathUnfinishedSearch) {
            return try query.values(in: root.value, singleElementsAreArrays: root.isView)
        } catch {
            throw PathError(error.message)
        }
    }

    /// The document that JSONPath starts in; nil for nothing.
    private func jsonRoot(isDocument: Bool = false) throws(PathError) -> JSONRoot? {
        switch self {
        case .absent: return nil
        case .json(let value) where isDocument: return JSONRoot(value: value, isView: false)
        case .json(.string(let text)), .untyped(.string(let text)):
            return JSONRoot(value: try InnerText.json(text), isView: false)
        case .json(.surrogates(let string)), .untyped(.surrogates(let string)):
            throw .loneSurrogate(string)
        case .json(let value): return JSONRoot(value: value, isView: false)
        case .untyped(let value): return JSONRoot(value: value, isView: true)
        case .nodes(let nodes) where nodes.count == 1 && nodes[0].showsElements:
            return JSONRoot(value: nodes[0].jsonView(), isView: true)
        case .lines, .nodes:
            let value = single
            if case .untyped = value { return try value.jsonRoot() }
            if case .absent = value { return nil }
            throw .wrongType(expected: "one value", self, hint: "take one with first, last or nth")
        case .bytes(let bytes):
            return JSONRoot(value: try InnerText.json(try PathValue.text(of: bytes)), isView: false)
        case .notFinite: throw .wrongType(expected: "JSON", self)
        }
    }
}

/// What a JSONPath starts in.
private struct JSONRoot {
    let value: JSONValue
    /// Whether it is the JSON view of XML, whose texts have no type.
    let isView: Bool

    func wrapping(_ found: JSONValue) -> PathValue { isView ? .untyped(found) : .json(found) }
}

extension XMLNode {
    /// Whether JSONPath sees its JSON view and not its text.
    var showsElements: Bool { kind == .document || kind == .element && hasElementChildren }
}
