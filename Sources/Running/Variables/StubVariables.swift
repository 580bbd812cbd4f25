import JSON
import Platform
import Specs
import Templates

/// The variables of the spec as the stub server's threads see them: a scope of their own, so that no request
/// can wait for, or change, what a test sees.
///
/// Unchecked but safe: `variables` is made here, handed to nobody, and touched only under the lock.
final class StubVariables: VariableScope, @unchecked Sendable {
    private let lock = Lock()
    private let variables: FileVariables

    init(spec: Spec, given: GivenVariables, secretNames: TextSet, surroundings: Surroundings) {
        variables = FileVariables(
            spec: spec, given: given, secrets: SecretRegistry(names: secretNames),
            source: ValueSource(surroundings: surroundings))
    }

    /// The values of secrets that replies were filled in with.
    var secretValues: [String] { lock.withLock { variables.secrets.mask.values } }

    func value(of name: String) throws(TemplateError) -> JSONValue {
        try lock.withLock { () throws(TemplateError) in try variables.value(of: name) }
    }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue {
        try lock.withLock { () throws(TemplateError) in try variables.generate(generator) }
    }

    func environment(_ name: String) throws(TemplateError) -> JSONValue {
        try lock.withLock { () throws(TemplateError) in try variables.environment(name) }
    }

    func stubAddress() throws(TemplateError) -> JSONValue {
        try lock.withLock { () throws(TemplateError) in try variables.stubAddress() }
    }
}
