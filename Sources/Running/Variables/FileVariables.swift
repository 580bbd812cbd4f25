import JSON
import Platform
import Specs
import Templates

/// The variables that all tests of a file share (LANGUAGE.md §3): command line, captures of `setup`, spec,
/// environment, project.
///
/// A variable of the last three is filled in once, at its first use, and sees only this scope: never a test's
/// values. All threads that run the file share it.
///
/// Unchecked but safe: `defined`, `setupCaptures`, `setupLists` and `stream` are private and touched only under the
/// lock. It is taken again while it is held, since variables ask for each other.
final class FileVariables: VariableScope, @unchecked Sendable {
    private let lock = Lock(isReentrant: true)
    let given: GivenVariables
    let secrets: SecretRegistry
    let source: ValueSource
    /// What a `use` gives to this file, which wins over everything of its own.
    let arguments: TextDictionary<JSONValue>
    private let defined: LazyVariables
    private var setupCaptures = TextDictionary<JSONValue>()
    private var setupLists: TextSet = []
    /// Of what is filled in for no test, such as the replies of stubs.
    private var stream: GeneratorStream

    /// - Parameters:
    ///   - spec: the file.
    ///   - given: the variables of the command line.
    ///   - secrets: its secrets.
    ///   - source: its generators.
    ///   - arguments: what a `use` gives to it.
    ///   - seed: what its random values come from, where it is not that of the file.
    init(
        spec: Spec, given: GivenVariables, secrets: SecretRegistry, source: ValueSource,
        arguments: TextDictionary<JSONValue> = [:], seed: RandomSeed? = nil
    ) {
        self.arguments = arguments
        self.given = given
        self.secrets = secrets
        self.source = source
        defined = LazyVariables(
            spec.vars, outer: spec.project?.variables ?? [:], seed: (seed ?? source.seed).of("vars"),
            source: source)
        stream = GeneratorStream(source.seed.of("stubs"))
        for (name, value) in given.values { secrets.note(value, as: name) }
        for (name, value) in arguments { secrets.note(value, as: name) }
    }

    /// Masks the secrets of the file whose values can be known by now.
    func noteSecrets() {
        guard !secrets.isEmpty else { return }
        lock.withLock { defined.noteSecrets(in: secrets, scope: KnownValues(file: self)) }
    }

    /// Keeps what a step of `setup` captured, for every test and for `teardown`.
    func keep(_ value: JSONValue?, as name: String, isList: Bool = false) {
        lock.withLock {
            setupCaptures[name] = value
            if isList { setupLists.insert(name) } else { setupLists.remove(name) }
        }
    }

    /// Whether the variable holds what was a list when `setup` captured it.
    func isList(_ name: String) -> Bool {
        guard given.values[name] == nil else { return false }
        return lock.withLock { setupCaptures[name] != nil && setupLists.contains(name) }
    }

    /// The value of a variable, or nil where this scope has none of that name.
    func find(_ name: String) throws(TemplateError) -> JSONValue? {
        if let value = arguments[name] { return value }
        if let value = given.values[name] { return value }
        return try findBelowTests(name)
    }

    /// The captures of `setup`, which are stronger than the spec's own variables only.
    func findBelowTests(_ name: String) throws(TemplateError) -> JSONValue? {
        try lock.withLock { () throws(TemplateError) in
            if let value = setupCaptures[name] { return value }
            return try defined.value(of: name, in: self)
        }
    }

    /// As `find`, but without filling anything in.
    func known(_ name: String, in scope: KnownValues) throws(TemplateError) -> JSONValue? {
        if let value = arguments[name] { return value }
        if let value = given.values[name] { return value }
        return try knownBelowTests(name, in: scope)
    }

    /// As `findBelowTests`, but without filling anything in.
    func knownBelowTests(_ name: String, in scope: KnownValues) throws(TemplateError) -> JSONValue? {
        try lock.withLock { () throws(TemplateError) in
            if let value = setupCaptures[name] { return value }
            return try defined.known(name, in: scope)
        }
    }

    /// Every name that has a value here.
    var names: TextSet {
        lock.withLock { TextSet(arguments.names + given.values.names + setupCaptures.names + defined.names) }
    }

    func value(of name: String) throws(TemplateError) -> JSONValue {
        guard let value = try find(name) else {
            throw UndefinedVariable(name: name, known: names, capturers: []).error
        }
        try secrets.admit(value, as: name)
        return value
    }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue {
        lock.withLock { source.generate(generator, from: &stream, source.counter) }
    }

    func environment(_ name: String) throws(TemplateError) -> JSONValue { try source.environment(name) }

    func stubAddress() throws(TemplateError) -> JSONValue { try source.address() }
}
