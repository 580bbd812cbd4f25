import Diagnostics
import JSON
import Specs
import Templates

/// The variables of one level, each filled in once, at its first use.
final class LazyVariables {
    private let variables: [String: Variable]
    private var filled: [String: JSONValue] = [:]
    /// Those whose templates are being filled in right now, in the order in which they ask each other.
    private var open: [String] = []

    init(_ variables: [Variable]) {
        self.variables = Dictionary(variables.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }

    var names: [String] { Array(variables.keys) }

    /// The value of a variable of this level; nil where there is none of that name.
    func value(of name: String, in scope: any VariableScope) throws(TemplateError) -> JSONValue? {
        if let value = filled[name] { return value }
        guard let variable = variables[name] else { return nil }
        if let start = open.firstIndex(of: name) {
            let cycle = (open[start...] + [name]).map { "\"\($0)\"" }.joined(separator: " → ")
            throw TemplateError("the variables need each other: \(cycle)")
        }
        open.append(name)
        defer { open.removeLast() }
        do throws(LocatedTemplateError) {
            let value = try variable.value.value(in: scope)
            filled[name] = value
            return value
        } catch {
            // The user of the variable is where the error is shown; the variable's place belongs in the words.
            throw TemplateError(
                "variable \"\(name)\" (\(error.location.description)): \(error.error.message)",
                hint: error.error.hint)
        }
    }

    /// Masks the secrets among them that need nothing but the process environment, before anything can show
    /// them. None counts as filled in by that, and no generator is asked.
    func noteSecrets(in secrets: SecretRegistry, from source: ValueSource) {
        for variable in variables.values {
            guard let value = try? variable.value.value(in: EnvironmentOnly(source: source)) else { continue }
            secrets.note(value, as: variable.name)
        }
    }
}

/// The scope of what can be known before the first step.
private struct EnvironmentOnly: VariableScope {
    let source: ValueSource
    private static let error = TemplateError("not known before the first step")

    func value(of name: String) throws(TemplateError) -> JSONValue { throw Self.error }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue { throw Self.error }

    func environment(_ name: String) throws(TemplateError) -> JSONValue { try source.environment(name) }

    func stubAddress() throws(TemplateError) -> JSONValue { throw Self.error }
}
