import Diagnostics
import JSON
import Platform
import Running
import Templates

/// The variables of `ASSAY_VAR_name`, of `--vars FILE`, and of `--var` and `--secret` in the order given: each wins
/// over those before it.
enum VariableArguments {
    private static let prefix = "ASSAY_VAR_"

    static func read(
        _ arguments: Arguments, in surroundings: Surroundings
    ) throws(UsageError) -> GivenVariables {
        var given = GivenVariables()
        for (name, value) in surroundings.environment.variables(named: prefix) {
            guard !name.isEmpty, !ReservedNames.contains(name) else {
                let what = name.isEmpty ? "no variable is named behind it" : ReservedNames.message(for: name)
                throw UsageError("the environment variable \(prefix)\(name): \(what)")
            }
            given.give(name, .string(value))
        }
        if let path = arguments.value(of: .variables) {
            for (name, value) in try VariablesFile.read(path, files: surroundings.files) {
                given.give(name, value)
            }
        }
        for option in arguments.options {
            switch option.name {
            case Option.variable.name: try give(option.value, isSecret: false, to: &given)
            case Option.secret.name: try give(option.value, isSecret: true, to: &given)
            default: break
            }
        }
        return given
    }

    private static func give(
        _ text: String, isSecret: Bool, to given: inout GivenVariables
    ) throws(UsageError) {
        let option = isSecret ? Option.secret.name : Option.variable.name
        // What was given may be the secret itself.
        let shown = isSecret ? "" : ", got \"\(text)\""
        guard let equals = text.firstIndex(of: "=") else {
            throw UsageError("\(option) needs NAME=TEXT\(shown)")
        }
        let isJSON = !isSecret && text[..<equals].hasSuffix(":")
        let name = String(isJSON ? text[..<equals].dropLast() : text[..<equals])
        let value = String(text[text.index(after: equals)...])
        guard !name.isEmpty else { throw UsageError("\(option) needs a name before the =\(shown)") }
        guard !ReservedNames.contains(name) else { throw UsageError(ReservedNames.message(for: name)) }
        guard isJSON else { return given.give(name, .string(value), isSecret: isSecret) }
        do throws(JSONSyntaxError) {
            given.give(name, try JSONParser.parse(Array(value.utf8)))
        } catch {
            let place = SourceText(name: "--var \(name)", text: value).position(at: error.offset)
            throw UsageError(
                "the value of --var \(name) is no JSON: \(error.messageWithoutText) (column \(place.column))",
                hint: "text is given with a single =: --var \(name)=TEXT")
        }
    }
}
