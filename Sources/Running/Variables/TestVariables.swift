import Diagnostics
import JSON
import Specs
import Templates

/// The variables of one test, or of `setup` or `teardown`, strongest first (LANGUAGE.md §3): captures and
/// `set`, command line, the test's own, captures of `setup`, spec.
///
/// It belongs to the thread that runs the file.
final class TestVariables: VariableScope {
    let file: FileVariables
    private let defined: LazyVariables
    private let steps: [Step]
    private let keepsInFile: Bool
    private var captures = TextDictionary<JSONValue>()
    /// By where the step begins: a name may stand in `steps` and in `always`.
    private var fates: [Int: UndefinedVariable.Capturer.Fate] = [:]

    /// - Parameters:
    ///   - file: the scope around the test.
    ///   - variables: the test's own.
    ///   - steps: all its steps, so that an undefined variable can name the one that would have captured it.
    ///   - keepsInFile: whether captures are for the whole file, as those of `setup` are.
    init(file: FileVariables, variables: [Variable] = [], steps: [Step], keepsInFile: Bool = false) {
        self.file = file
        self.steps = steps
        self.keepsInFile = keepsInFile
        defined = LazyVariables(variables)
    }

    /// Masks the secrets of the test and its file whose values can be known by now.
    func noteSecrets() {
        guard !file.secrets.isEmpty else { return }
        file.noteSecrets()
        defined.noteSecrets(in: file.secrets, scope: KnownValues(file: file, test: self))
    }

    /// Gives a variable the value that a step captured or set.
    func capture(_ value: JSONValue, as name: String) {
        captures[name] = value
        file.secrets.note(value, as: name)
        if keepsInFile { file.keep(value, as: name) }
    }

    /// Remembers how a step ended.
    func note(_ step: Step, _ fate: UndefinedVariable.Capturer.Fate) {
        fates[step.location.range.lowerBound] = fate
    }

    func value(of name: String) throws(TemplateError) -> JSONValue {
        guard let value = try find(name) else { throw undefined(name) }
        try file.secrets.admit(value, as: name)
        return value
    }

    private func find(_ name: String) throws(TemplateError) -> JSONValue? {
        if let value = captures[name] { return value }
        if let value = file.given.values[name] { return value }
        if let value = try defined.value(of: name, in: self) { return value }
        return try file.findBelowTests(name)
    }

    /// As `find`, but without filling anything in.
    func known(_ name: String, in scope: KnownValues) throws(TemplateError) -> JSONValue? {
        if let value = captures[name] { return value }
        if let value = file.given.values[name] { return value }
        if let value = try defined.known(name, in: scope) { return value }
        return try file.knownBelowTests(name, in: KnownValues(file: file))
    }

    private func undefined(_ name: String) -> TemplateError {
        let known = file.names.union(captures.names).union(defined.names)
        let capturers = steps.filter { $0.capturedNames.contains { TextEquality.equal($0, name) } }.map {
            UndefinedVariable.Capturer(
                step: $0.name, fate: fates[$0.location.range.lowerBound] ?? .notReached)
        }
        return UndefinedVariable(name: name, known: known, capturers: capturers).error
    }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue {
        file.source.generate(generator)
    }

    func environment(_ name: String) throws(TemplateError) -> JSONValue { try file.source.environment(name) }

    func stubAddress() throws(TemplateError) -> JSONValue { try file.source.address() }
}

extension Step {
    /// The variables that the step gives a value to.
    fileprivate var capturedNames: [String] {
        switch action {
        case .call(let call): call.captures.map(\.name)
        case .set(let variables): variables.map(\.name)
        case .wait: []
        }
    }
}
