import Foundation
import JSON
import Matching
import Testing

@testable import Specs

@Suite("The schemas for editors")
struct EditorSchemaTests {
    @Test("stand in schema/ as they are made", arguments: EditorSchema.allCases)
    func files(_ schema: EditorSchema) throws {
        let file = SchemaValidator.root.appending(path: "schema/\(schema).schema.json")
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try schema.text.write(to: file, atomically: true, encoding: .utf8)
        }
        let isCurrent = try String(contentsOf: file, encoding: .utf8) == schema.text
        #expect(
            isCurrent,
            "the tables changed: run RECORD=1 swift test --disable-xctest --filter EditorSchemaTests")
    }

    @Test(
        "take every spec of the repository that the loader takes, and refuse what is wrong by its shape",
        .enabled(if: SchemaValidator.isInstalled, SchemaValidator.skipped))
    func repository() throws {
        let texts = SpecText.all.filter { $0.isValid || $0.isWrongByShape }
        let messages = try SchemaValidator.messages(for: texts.map(\.value), by: EditorSchema.spec.json)
        for (text, message) in zip(texts, messages) {
            #expect((message == nil) == text.isValid, "\(text.shown)\n\(message ?? "the schema takes it")")
        }
        #expect(texts.count(where: \.isValid) > 150)
        #expect(texts.count { !$0.isValid } > 100)
    }

    @Test(
        "tell a mistake where it is, in words of its own",
        .enabled(if: SchemaValidator.isInstalled, SchemaValidator.skipped))
    func messages() throws {
        let specs = try SchemaMessages.spec.map { try JSONParser.parse(Array($0.text.utf8)) }
        let found = try SchemaValidator.messages(for: specs, by: EditorSchema.spec.json)
        for (row, message) in zip(SchemaMessages.spec, found) {
            #expect(message == row.message, "\(row.text)")
        }
        let projects = try SchemaMessages.project.map { try JSONParser.parse(Array($0.text.utf8)) }
        let others = try SchemaValidator.messages(for: projects, by: EditorSchema.project.json)
        for (row, message) in zip(SchemaMessages.project, others) {
            #expect(message == row.message, "\(row.text)")
        }
    }

    @Test(
        "take the examples and defaults of the tables",
        .enabled(if: SchemaValidator.isInstalled, SchemaValidator.skipped))
    func examples() throws {
        var properties: Schema = [:]
        var values: [JSONValue] = []
        func add(_ name: String, _ examples: [String?]) throws {
            properties[name] = Schema.reference(to: name).json
            for case let text? in examples {
                let value = try JSONParser.parse(Array(text.utf8))
                values.append(.object(JSONObject(members: [JSONMember(key: name, value: value)])))
            }
        }
        for kind in ObjectKind.allCases {
            for key in kind.keys where key.isBuilt {
                try add(SchemaNames.name(of: key, in: kind), [key.example, key.defaultValue])
            }
        }
        try add(MatcherSchema.expected, MatcherTable.all.filter(\.isBuilt).map(\.example))
        let schema: JSONValue = ["$defs": EditorSchema.definitions.json, "properties": properties.json]
        let messages = try SchemaValidator.messages(for: values, by: schema)
        for (value, message) in zip(values, messages) { #expect(message == nil, "\(value.written())") }
    }
}
