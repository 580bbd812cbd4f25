import Diagnostics
import Platform
import Specs

extension Command {
    static let schema = Command(
        name: "schema", operands: "[spec | project]",
        summary: "print a JSON Schema (2020-12) for editors, of specs or of assay.json",
        options: [],
        notes: [
            "Without an operand it is the schema of specs. What JSON Schema cannot say, assay check tells.",
            "Exit code: 0, or 2 for an unknown schema.",
        ],
        run: { arguments, surroundings throws(UsageError) in
            let schema = try EditorSchema(operands: arguments.operands)
            let isWritten = (try? surroundings.terminal.write(schema.text, to: .output)) != nil
            return isWritten ? .passed : .reportNotWritten
        })
}

extension EditorSchema {
    fileprivate init(operands: [String]) throws(UsageError) {
        let word = operands.first ?? EditorSchema.spec.rawValue
        guard let schema = EditorSchema(rawValue: word) else {
            let names = EditorSchema.allCases.map(\.rawValue)
            throw UsageError(
                "there is no schema \(word)",
                hint: Suggestion.hint(for: word, among: names)
                    ?? "there are \(names.joined(separator: " and "))")
        }
        guard operands.count < 2 else {
            throw UsageError("schema takes one operand", hint: "usage: assay schema [spec | project]")
        }
        self = schema
    }
}
