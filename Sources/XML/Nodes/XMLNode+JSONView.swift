import CLibXML2
package import JSON

extension XMLDocument {
    /// The document as JSON: `{ root: … }`.
    package func jsonView() -> JSONValue { root.jsonView() }
}

extension XMLNode {
    /// The node as JSON: of an element `{ name: content }` with local names, of any other its text.
    ///
    /// An element without element children is its untouched text. Attributes are `@name`, with `#text` beside
    /// them. A name that repeats is an array. `xsi:nil` is null, an empty element `""`. Namespace declarations
    /// and attributes of the `xsi` namespace are not shown.
    package func jsonView() -> JSONValue {
        switch kind {
        case .element: .object(JSONObject(members: [JSONMember(key: localName, value: jsonContent())]))
        case .document: document.jsonView()
        default: .string(stringValue)
        }
    }

    /// What stands under an element's name in the JSON view.
    package func jsonContent() -> JSONValue {
        guard kind == .element else { return .string(stringValue) }
        if isNil { return .null }
        var members = XMLJSONMembers()
        for attribute in attributes where attribute.namespace != WellKnownNamespace.schemaInstance {
            members.add("@" + attribute.localName, .string(attribute.stringValue))
        }
        let elements = elementChildren
        if elements.isEmpty {
            if members.isEmpty { return .string(stringValue) }
            members.add("#text", .string(stringValue))
        } else {
            for element in elements { members.add(element.localName, element.jsonContent()) }
            if let text = mixedText { members.add("#text", .string(text)) }
        }
        return .object(members.object)
    }

    private var isNil: Bool {
        let value = attribute(local: "nil", namespace: WellKnownNamespace.schemaInstance)
        return value == "true" || value == "1"
    }

    /// The text between element children, where it is more than white space.
    private var mixedText: String? {
        var text = ""
        for child in children where child.kind == .text || child.kind == .cdata { text += child.stringValue }
        return text.utf8.allSatisfy(XMLDeclaration.isSpace) ? nil : text
    }
}

/// The members of an object, where a name that comes again makes an array.
private struct XMLJSONMembers {
    private var names: [String] = []
    private var values: [[JSONValue]] = []
    /// By bytes: Swift's own equality of strings takes different names for one.
    private var places: [[UInt8]: Int] = [:]

    var isEmpty: Bool { names.isEmpty }

    mutating func add(_ name: String, _ value: JSONValue) {
        let key = Array(name.utf8)
        if let place = places[key] {
            values[place].append(value)
        } else {
            places[key] = names.count
            names.append(name)
            values.append([value])
        }
    }

    var object: JSONObject {
        JSONObject(
            members: zip(names, values).map { name, values in
                JSONMember(key: name, value: values.count == 1 ? values[0] : .array(values))
            })
    }
}
