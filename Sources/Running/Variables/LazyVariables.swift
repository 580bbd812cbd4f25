import Diagnostics
import JSON
import Platform
import Specs
import Templates

/// The variables of one level, and of those around it that see the same values, each filled in once, at its
/// first use.
final class LazyVariables {
    private let variables: TextDictionary<Variable>
    /// Those of farther levels, which many files share.
    private let outer: TextDictionary<Variable>
    private var secretsOfOuter: [String]?
    /// What the random values in them come from.
    private let seed: RandomSeed
    private let source: ValueSource
    private var filled = TextDictionary<JSONValue>()
    private var filledExpectations = TextDictionary<LocatedJSON>()
    /// Those whose templates are being filled in right now, in the order in which they ask each other.
    private var open: [String] = []

    init(
        _ variables: [Variable], outer: TextDictionary<Variable> = [:], seed: RandomSeed, source: ValueSource
    ) {
        self.seed = seed
        self.source = source
        var named = TextDictionary<Variable>()
        for variable in variables { named[variable.name] = variable }
        self.variables = named
        self.outer = outer
    }

    /// The same for another thread.
    init(forking other: LazyVariables) {
        seed = other.seed
        source = other.source
        variables = other.variables
        outer = other.outer
        filled = other.filled
    }

    /// Takes over what another thread filled in first.
    func join(_ branch: LazyVariables) {
        for (name, value) in branch.filled where filled[name] == nil { filled[name] = value }
    }

    var names: [String] { variables.names + outer.names.filter { variables[$0] == nil } }

    private func variable(_ name: String) -> Variable? { variables[name] ?? outer[name] }

    func has(_ name: String) -> Bool { variables[name] != nil }

    /// The value of a variable of this level; nil where there is none of that name.
    func value(of name: String, in scope: any VariableScope) throws(TemplateError) -> JSONValue? {
        if let value = filled[name] { return value }
        guard let variable = variable(name) else { return nil }
        let value = try fill(variable, in: scope) { (value, scope) throws(LocatedTemplateError) in
            try value.value(in: scope)
        }
        filled[name] = value
        return value
    }

    /// The value of a variable of this level in which there are matchers; nil where it has none.
    func expectation(_ name: String, in scope: any VariableScope) throws(TemplateError) -> LocatedJSON? {
        if let value = filledExpectations[name] { return value }
        guard let variable = variables[name], variable.value.tree.holdsMatcher else { return nil }
        let value = try fill(variable, in: scope) { (value, scope) throws(LocatedTemplateError) in
            try value.filled(in: scope, isExpectation: true)
        }
        filledExpectations[name] = value
        return value
    }

    private func fill<Filled>(
        _ variable: Variable, in scope: any VariableScope,
        _ fill: (TemplatedJSON, any VariableScope) throws(LocatedTemplateError) -> Filled
    ) throws(TemplateError) -> Filled {
        let name = variable.name
        if let start = open.firstIndex(where: { TextEquality.equal($0, name) }) {
            let cycle = (open[start...] + [name]).map { "\"\($0)\"" }.joined(separator: " → ")
            throw TemplateError("the variables need each other: \(cycle)")
        }
        guard open.count < VariableChain.longest else {
            throw TemplateError("it needs a chain of more than \(VariableChain.longest) variables")
        }
        open.append(name)
        defer { open.removeLast() }
        do throws(LocatedTemplateError) {
            return try fill(variable.value, FillingScope(scope, seed: seed.of(name), source: source))
        } catch {
            // The user of the variable is where the error is shown; the variable's place belongs in the words.
            throw TemplateError(
                "variable \"\(name)\" (\(error.location.description)): \(error.error.message)",
                hint: error.error.hint)
        }
    }

    /// The value of a variable of this level, without filling it in; nil where there is none of that name.
    ///
    /// - Throws: where it cannot be known yet.
    func known(_ name: String, in scope: KnownValues) throws(TemplateError) -> JSONValue? {
        if let value = filled[name] { return value }
        guard let variable = variable(name) else { return nil }
        guard let scope = scope.inside(name) else { throw TemplateError("it needs itself") }
        do throws(LocatedTemplateError) {
            return try variable.value.value(in: scope)
        } catch {
            throw error.error
        }
    }

    /// Masks the secrets among them whose values can be known.
    func noteSecrets(in secrets: SecretRegistry, scope: KnownValues) {
        // Which they are is known from the start: nothing of a project is captured.
        let farther = secretsOfOuter ?? outer.names.filter(secrets.isSecret)
        secretsOfOuter = farther
        for name in farther { note(name, in: secrets, scope: scope) }
        for (name, _) in variables where secrets.isSecret(name) { note(name, in: secrets, scope: scope) }
    }

    private func note(_ name: String, in secrets: SecretRegistry, scope: KnownValues) {
        guard let value = try? known(name, in: scope) else { return }
        secrets.note(value, as: name)
    }
}
