import JSON
import Paths
import Platform
import Templates

/// The scope in which a variable is filled in: its random values are its own, whoever asks for it first.
final class FillingScope: VariableScope {
    private let scope: any VariableScope
    private let source: ValueSource
    private var stream: GeneratorStream

    init(_ scope: any VariableScope, seed: RandomSeed, source: ValueSource) {
        self.scope = scope
        self.source = source
        stream = GeneratorStream(seed)
    }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue {
        if let value = source.random(generator, from: &stream) { return value }
        return try scope.generate(generator)
    }

    func value(of name: String) throws(TemplateError) -> JSONValue { try scope.value(of: name) }

    func expectation(_ name: String) throws(TemplateError) -> LocatedJSON? { try scope.expectation(name) }

    func environment(_ name: String) throws(TemplateError) -> JSONValue { try scope.environment(name) }

    func stubAddress() throws(TemplateError) -> JSONValue { try scope.stubAddress() }

    func request(_ source: RequestSource) throws(TemplateError) -> PathValue { try scope.request(source) }
}
