import Diagnostics
import JSON
import Platform
import Specs
import Templates

/// The variables of the spec as the stub server's threads see them: a scope of their own, so that no request
/// can wait for, or change, what a test sees.
///
/// Their random values are those that a test sees: a reply can be expected by `{{name}}`.
final class StubVariables: VariableScope, Sendable {
    private let variables: FileVariables

    init(
        spec: Spec, given: GivenVariables, secretNames: TextSet, surroundings: Surroundings, run: RunSeed
    ) {
        variables = FileVariables(
            spec: spec, given: given, secrets: SecretRegistry(names: secretNames),
            source: ValueSource(surroundings: surroundings, run: run, file: spec.source.name))
    }

    /// Tells where the stub server listens: a variable of the spec may hold `{{stub}}`.
    func serve(at address: String?) { variables.source.stubAddress = address }

    /// The values of secrets that replies were filled in with.
    var secretValues: [String] { variables.secrets.mask.values }

    func value(of name: String) throws(TemplateError) -> JSONValue {
        try variables.value(of: name)
    }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue {
        try variables.generate(generator)
    }

    func environment(_ name: String) throws(TemplateError) -> JSONValue {
        try variables.environment(name)
    }

    func stubAddress() throws(TemplateError) -> JSONValue {
        try variables.stubAddress()
    }
}
