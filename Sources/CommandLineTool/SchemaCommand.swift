import Diagnostics
import Platform
import Results
import Specs

extension Command {
    static let schema = Command(
        name: "schema", operands: "[spec | project | results]",
        summary:
            "print a JSON Schema (2020-12): for editors, of specs or of assay.json, or of the JSON report",
        options: [],
        notes: [
            "Without an operand it is the schema of specs. What JSON Schema cannot say, assay check tells.",
            "Exit code: 0, or 2 for an unknown schema.",
        ],
        run: { arguments, surroundings throws(UsageError) in
            let text = try PrintedSchema.text(operands: arguments.operands)
            let isWritten = (try? surroundings.terminal.write(text, to: .output)) != nil
            return isWritten ? .passed : .reportNotWritten
        })
}

/// A schema that the command line asks for.
private enum PrintedSchema {
    private static let results = "results"

    static func text(operands: [String]) throws(UsageError) -> String {
        let word = operands.first ?? EditorSchema.spec.rawValue
        let schema = EditorSchema(rawValue: word)
        guard schema != nil || word == results else {
            let names = EditorSchema.allCases.map(\.rawValue) + [results]
            throw UsageError(
                "there is no schema \(word)",
                hint: Suggestion.hint(for: word, among: names)
                    ?? "there are \(names.dropLast().joined(separator: ", ")) and \(results)")
        }
        guard operands.count < 2 else {
            throw UsageError(
                "schema takes one operand", hint: "usage: assay schema [spec | project | results]")
        }
        return schema?.text ?? ResultSchema.text
    }
}
