import JSON

/// The schemas of objects of the language, made from the rows of their kinds.
struct ObjectSchema {
    /// What may stand in every object, whatever it holds.
    static let remarks: Schema = ["$schema": true, "$comment": true]

    private let kinds: [ObjectKind]

    init(_ kinds: [ObjectKind]) {
        self.kinds = kinds
    }

    /// The schema of an object of one kind, with those of its keys inside.
    var whole: Schema {
        var schema = self.schema { _, key in ObjectSchema.value(of: key) }
        for kind in kinds {
            for choice in ObjectSchema.choices(of: kind) {
                let only = ObjectSchema.only(choice, of: kind)
                if !only.isEmpty { schema.require(only.json) }
                ObjectSchema.need(choice, of: kind, in: &schema)
            }
        }
        return schema
    }

    /// The schema of an object whose keys have definitions of their own, since several shapes have them.
    var shape: Schema {
        var schema = self.schema { kind, key in Schema.reference(to: SchemaNames.name(of: key, in: kind)) }
        for kind in kinds {
            for choice in ObjectSchema.choices(of: kind) {
                let only = ObjectSchema.only(choice, of: kind)
                if !only.isEmpty {
                    schema.require(Schema.reference(to: SchemaNames.name(of: choice, in: kind)).json)
                }
            }
        }
        return schema
    }

    private func schema(value: (ObjectKind, SpecKey) -> Schema) -> Schema {
        var properties: Schema = [:]
        var required: [String] = []
        var needs: Schema = [:]
        for kind in kinds {
            for key in kind.keys where key.isBuilt && properties[key.name] == nil {
                properties[key.name] = value(kind, key).json
                if key.isRequired { required.append(key.name) }
                if !key.needs.isEmpty { needs[key.name] = .strings(key.needs) }
            }
        }
        var schema: Schema = [:]
        if let title = kinds.last?.title { schema["title"] = .string(title) }
        properties.formUnion(ObjectSchema.remarks)
        schema["properties"] = properties.json
        schema["additionalProperties"] = false
        if !required.isEmpty { schema["required"] = .strings(required) }
        if !needs.isEmpty { schema["dependentRequired"] = needs.json }
        return schema
    }

    /// The schema for the value of a key.
    static func value(of key: SpecKey) -> Schema {
        var schema: Schema = [:]
        schema["description"] = .string(key.summary.filter { $0 != "`" })
        if key.summary.contains("`") { schema["markdownDescription"] = .string(key.summary) }
        let value = ValueSchema(key.type)
        schema.formUnion(value.schema)
        if key.isFilled {
            schema["minLength"] = 1
            schema["minItems"] = 1
            schema["minProperties"] = 1
        }
        if let text = key.defaultValue, let value = JSONValue(reading: text) { schema["default"] = value }
        let example = JSONValue(reading: key.example).map { [$0] } ?? []
        schema["examples"] = .array(value.offered.isEmpty ? example : value.offered)
        return schema
    }
}

/// Keys of which an object has one.
extension ObjectSchema {
    /// The choices that a kind leaves: those with several keys that are built, or with one that must be there.
    static func choices(of kind: ObjectKind) -> [SpecKey.Choice] {
        SpecKey.Choice.allCases.filter { choice in
            let count = keys(of: choice, in: kind).count
            return count > 1 || count == 1 && choice.isNeeded
        }
    }

    private static func keys(of choice: SpecKey.Choice, in kind: ObjectKind) -> [String] {
        kind.keys.filter { $0.isBuilt && $0.choice == choice }.map(\.name)
    }

    /// That beside each key none of the following ones stands.
    static func only(_ choice: SpecKey.Choice, of kind: ObjectKind) -> Schema {
        let names = keys(of: choice, in: kind)
        var dependent: Schema = [:]
        for (index, name) in names.dropLast().enumerated() {
            let others = JSONValue.object(["enum": .strings(Array(names[(index + 1)...]))])
            let rule = JSONValue.object(["errorMessage": .string(choice.rule), "not": others])
            dependent[name] = .object(["propertyNames": rule])
        }
        return dependent.isEmpty ? [:] : ["dependentSchemas": dependent.json]
    }

    /// Where none is there, the first is asked for.
    private static func need(_ choice: SpecKey.Choice, of kind: ObjectKind, in schema: inout Schema) {
        let names = keys(of: choice, in: kind)
        guard choice.isNeeded, let first = names.first else { return }
        let asked: Schema = ["required": .array([.string(first)])]
        if names.count == 1 {
            schema.require(asked.json)
        } else {
            schema.require(Schema.choice(if: .has(Array(names.dropFirst())), then: nil, else: asked).json)
        }
    }
}

extension JSONValue {
    /// The value that a text of ours holds.
    init?(reading text: String) {
        guard let value = try? JSONParser.parse(Array(text.utf8)) else { return nil }
        self = value
    }
}
