import JSON

/// An object of JSON Schema while it is put together.
struct Schema: ExpressibleByDictionaryLiteral {
    private var members: [JSONMember] = []

    init(dictionaryLiteral members: (String, JSONValue)...) {
        for (keyword, value) in members { self[keyword] = value }
    }

    var json: JSONValue { .object(JSONObject(members: members)) }

    var isEmpty: Bool { members.isEmpty }

    /// A keyword; nil takes it away.
    subscript(keyword: String) -> JSONValue? {
        get { members.first { $0.key == keyword }?.value }
        set {
            let index = members.firstIndex { $0.key == keyword } ?? members.endIndex
            if index < members.endIndex { members.remove(at: index) }
            if let newValue { members.insert(JSONMember(key: keyword, value: newValue), at: index) }
        }
    }

    /// Adds a schema that must hold too.
    mutating func require(_ other: JSONValue) {
        self["allOf"] = .array((self["allOf"]?.arrayValue ?? []) + [other])
    }

    /// Adds the keywords of another one.
    mutating func formUnion(_ other: Schema) {
        for member in other.members { self[member.key] = member.value }
    }

    static func reference(to name: String) -> Schema { ["$ref": .string("#/$defs/\(name)")] }

    /// One of two schemas by what a value is: the messages of both need not be told.
    static func choice(if condition: Schema, then: Schema?, else: Schema?) -> Schema {
        var schema: Schema = ["if": condition.json]
        schema["then"] = then?.json
        schema["else"] = `else`?.json
        return schema
    }

    /// That an object has one of these keys.
    static func has(_ keys: [String]) -> Schema {
        let each = keys.map { JSONValue.object(["required": .array([.string($0)])]) }
        return each.count == 1 ? ["required": .array(keys.map { .string($0) })] : ["anyOf": .array(each)]
    }
}

extension JSONValue {
    /// An object with these members.
    static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(JSONObject(members: members.map { JSONMember(key: $0.key, value: $0.value) }))
    }

    static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
