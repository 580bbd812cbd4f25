package import JSON

/// JSON Schemas (2020-12) by which an editor completes, explains and checks what is typed. They are made from the tables
/// that the loader reads by; what JSON Schema cannot say, the loader says.
package enum EditorSchema: String, Sendable, CaseIterable {
    /// A spec.
    case spec
    /// `assay.json`.
    case project

    /// The schema as JSON, with all that it refers to inside.
    package var json: JSONValue {
        let root = self.root
        var schema: Schema = [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$comment": "Made by assay schema: edits are lost.",
            // Visual Studio Code asks for these before it takes what the loader takes.
            "allowComments": true, "allowTrailingCommas": true,
        ]
        schema.formUnion(root)
        let definitions = EditorSchema.definitions
        var used: Schema = [:]
        var waiting = root.json.references
        while let name = waiting.popLast() {
            guard used[name] == nil, let definition = definitions[name] else { continue }
            used[name] = definition
            waiting += definition.references
        }
        // In the order of the tables.
        var sorted: Schema = [:]
        for case .object(let all) in [definitions.json] {
            for member in all.members where used[member.key] != nil { sorted[member.key] = member.value }
        }
        schema["$defs"] = sorted.json
        return schema.json
    }

    private var root: Schema {
        switch self {
        case .spec:
            var schema: Schema = [
                "title": "Assay spec", "description": "A suite of API tests", "type": "object",
            ]
            schema.formUnion(Level.file.selection)
            return schema
        case .project:
            var schema: Schema = [
                "title": "Assay project", "description": "What all specs below it have in common",
                "type": "object",
            ]
            schema.formUnion(ObjectSchema([.project]).shape)
            return schema
        }
    }

    /// Everything that a schema can refer to.
    static let definitions: Schema = {
        var definitions: Schema = [:]
        for level in Level.allCases {
            if level != .file { definitions[level.rawValue] = level.selection.json }
            for shape in level.shapes { definitions[shape.name] = shape.schema.json }
        }
        for kind in ObjectKind.allCases {
            for key in kind.keys where key.isBuilt {
                definitions[SchemaNames.name(of: key, in: kind)] = ObjectSchema.value(of: key).json
            }
            for choice in ObjectSchema.choices(of: kind) {
                definitions[SchemaNames.name(of: choice, in: kind)] =
                    ObjectSchema.only(choice, of: kind).json
            }
            let name = SchemaNames.name(of: [kind])
            if definitions[name] == nil { definitions[name] = ObjectSchema([kind]).whole.json }
        }
        for (name, schema) in MatcherSchema.definitions { definitions[name] = schema.json }
        return definitions
    }()
}

extension JSONValue {
    /// The names of the definitions that a schema refers to.
    fileprivate var references: [String] {
        switch self {
        case .array(let elements): return elements.flatMap(\.references)
        case .object(let object):
            return object.members.flatMap { member -> [String] in
                guard member.key == "$ref", case .string(let text) = member.value else {
                    return member.value.references
                }
                return [String(text.dropFirst("#/$defs/".count))]
            }
        default: return []
        }
    }
}
