import Diagnostics
import JSON
import Platform
import Results
import Specs
import Templates

/// The variables of one test, or of `setup` or `teardown`, strongest first (LANGUAGE.md §3): captures and
/// `set`, row, command line, the test's own, captures of `setup`, spec, environment, project.
///
/// It belongs to the thread that runs the test.
final class TestVariables: VariableScope {
    let file: FileVariables
    private let defined: LazyVariables
    /// Of the row that the test runs for.
    private let row: LazyVariables?
    private let steps: [Step]
    private let keepsInFile: Bool
    private var captures = TextDictionary<JSONValue>()
    /// What was captured since these variables were forked, in order.
    private var news: [(name: String, value: JSONValue, isList: Bool)] = []
    private let isFork: Bool
    /// The elements of the loops that are being run, the innermost last.
    private var elements: [(name: String, value: JSONValue)] = []
    /// The captures that were lists (of nodes, of a header's lines): in a loop, one alone is a list of one.
    private var lists: TextSet = []
    /// By where the step begins: a name may stand in `steps` and in `always`.
    private var fates: [Int: UndefinedVariable.Capturer.Fate] = [:]
    private let seed: RandomSeed
    private let test: String
    /// Which attempt at the test it is, from 1; of a used test behind that of the test that uses it.
    let attempt: [Int]
    private var phase = Phase.test
    private let counter: Counter
    /// The random values of the step at hand.
    private var stream: GeneratorStream
    private(set) var seedOfStep: RandomSeed
    /// How many steps of each phase were begun.
    private var begun: [Phase: Int] = [:]

    /// - Parameters:
    ///   - file: the scope around the test.
    ///   - variables: the test's own.
    ///   - row: those of the row that it runs for.
    ///   - steps: all its steps, so that an undefined variable can name the one that would have captured it.
    ///   - keepsInFile: whether captures are for the whole file, as those of `setup` are.
    ///   - test: its name, which tells it from the others of the file.
    ///   - attempt: which attempt at the test it is, from 1; of a used test behind that of the test that uses it.
    ///   - seed: what the random values of the test come from, where it is not that of the file.
    ///   - counter: where it is not that of the file.
    init(
        file: FileVariables, variables: [Variable] = [], row: [Variable]? = nil, steps: [Step],
        keepsInFile: Bool = false, test: String = "", attempt: [Int] = [1], seed: RandomSeed? = nil,
        counter: Counter? = nil
    ) {
        self.file = file
        self.steps = steps
        self.keepsInFile = keepsInFile
        self.test = test
        self.attempt = attempt
        let seed = seed ?? file.source.seed
        self.seed = seed
        self.counter = counter ?? file.source.counter
        self.row = row.map { LazyVariables($0, seed: seed.of("row"), source: file.source) }
        defined = LazyVariables(variables, seed: seed.of("vars"), source: file.source)
        stream = GeneratorStream(seed)
        seedOfStep = seed
        isFork = false
    }

    /// The same for another thread, which runs one of several steps at the same time.
    init(forking other: TestVariables, number: Int) {
        file = other.file
        steps = other.steps
        keepsInFile = false
        isFork = true
        test = other.nameInside(number)
        attempt = other.attempt
        seed = other.seedOfStep.of("parallel").of(number)
        counter = other.counter
        defined = LazyVariables(forking: other.defined)
        row = other.row.map { LazyVariables(forking: $0) }
        stream = GeneratorStream(seed)
        seedOfStep = seed
        captures = other.captures
        lists = other.lists
        elements = other.elements
        fates = other.fates
    }

    /// What the step at hand is called where it holds others, none of which is called so.
    func nameInside(_ number: Int) -> String {
        "\(test) › \(phase.rawValue) \(begun[phase] ?? 0) › \(number)"
    }

    /// Takes over what another thread captured and filled in.
    func join(_ branch: TestVariables) {
        defined.join(branch.defined)
        if let row, let other = branch.row { row.join(other) }
        for new in branch.news { capture(new.value, as: new.name, isList: new.isList) }
        fates.merge(branch.fates) { $1 }
    }

    /// Fills in those of the variables that can be filled in now and that nobody did before.
    func fill(_ names: TextSet) {
        for name in names.sorted() { _ = try? value(of: name) }
    }

    /// To be called before a step of a phase is filled in: its random values are its own, whatever the steps
    /// before it asked for.
    func beginStep(of phase: Phase) {
        let number = begun[phase] ?? 0
        begun[phase] = number + 1
        self.phase = phase
        seedOfStep = seed.of(phase.rawValue).of(number)
        stream = GeneratorStream(seedOfStep)
    }

    /// Masks the secrets of the test and its file whose values can be known by now.
    func noteSecrets() {
        guard !file.secrets.isEmpty else { return }
        file.noteSecrets()
        defined.noteSecrets(in: file.secrets, scope: KnownValues(file: file, test: self))
        row?.noteSecrets(in: file.secrets, scope: KnownValues(file: file, test: self))
    }

    /// Gives a variable the value that a step captured or set.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - name: the variable.
    ///   - isList: whether it was a list, of which one alone is kept as its value.
    func capture(_ value: JSONValue, as name: String, isList: Bool = false) {
        captures[name] = value
        if isFork { news.append((name, value, isList)) }
        if isList { lists.insert(name) } else { lists.remove(name) }
        file.secrets.note(value, as: name)
        if keepsInFile { file.keep(value, as: name, isList: isList) }
    }

    /// Begins a pass of a loop.
    func enter(_ name: String, _ element: JSONValue) {
        elements.append((name, element))
        file.secrets.note(element, as: name)
    }

    /// Ends the pass that began last.
    func leave() {
        _ = elements.popLast()
    }

    /// Whether the variable holds what was a list when it was captured.
    func isList(_ name: String) -> Bool {
        if element(name) != nil || file.arguments[name] != nil { return false }
        if captures[name] != nil { return lists.contains(name) }
        return row?.has(name) != true && !defined.has(name) && file.isList(name)
    }

    private func element(_ name: String) -> JSONValue? {
        elements.last { TextEquality.equal($0.name, name) }?.value
    }

    /// What steps gave some variables so far; nil where nothing did.
    func snapshot(of names: [String]) -> [(name: String, value: JSONValue?, isList: Bool)] {
        names.map { ($0, captures[$0], lists.contains($0)) }
    }

    /// Takes back what has been captured since a snapshot.
    func restore(_ snapshot: [(name: String, value: JSONValue?, isList: Bool)]) {
        for (name, value, isList) in snapshot {
            captures[name] = value
            if isList { lists.insert(name) } else { lists.remove(name) }
            if isFork {
                news.removeAll { TextEquality.equal($0.name, name) }
                if let value { news.append((name, value, isList)) }
            }
            if keepsInFile { file.keep(value, as: name, isList: isList) }
        }
    }

    /// Remembers how a step ended.
    func note(_ step: Step, _ fate: UndefinedVariable.Capturer.Fate) {
        fates[step.location.range.lowerBound] = fate
    }

    /// The step at hand, whichever attempt at it this is.
    func owner(in spec: Spec) -> SavedFiles.Owner {
        SavedFiles.Owner(
            file: ScalarText(spec.source.name), test: ScalarText(test), attempt: attempt,
            phase: phase.rawValue, number: begun[phase] ?? 0)
    }

    func value(of name: String) throws(TemplateError) -> JSONValue {
        guard let value = try find(name) else { throw undefined(name) }
        try file.secrets.admit(value, as: name)
        return value
    }

    func expectation(_ name: String) throws(TemplateError) -> LocatedJSON? {
        guard element(name) == nil, captures[name] == nil,
            let value = try row?.expectation(name, in: self)
        else { return nil }
        try file.secrets.admit(value.value, as: name)
        return value
    }

    private func find(_ name: String) throws(TemplateError) -> JSONValue? {
        if let value = element(name) ?? file.arguments[name] { return value }
        if let value = captures[name] { return value }
        if let value = try row?.value(of: name, in: self) { return value }
        if let value = file.given.values[name] { return value }
        if let value = try defined.value(of: name, in: self) { return value }
        return try file.findBelowTests(name)
    }

    /// As `find`, but without filling anything in.
    func known(_ name: String, in scope: KnownValues) throws(TemplateError) -> JSONValue? {
        if let value = element(name) ?? file.arguments[name] { return value }
        if let value = captures[name] { return value }
        if let value = try row?.known(name, in: scope) { return value }
        if let value = file.given.values[name] { return value }
        if let value = try defined.known(name, in: scope) { return value }
        return try file.knownBelowTests(name, in: KnownValues(file: file))
    }

    private func undefined(_ name: String) -> TemplateError {
        let known = file.names.union(captures.names).union(defined.names).union(row?.names ?? [])
            .union(elements.map(\.name))
        return UndefinedVariable(name: name, known: known, capturers: capturers(of: name, among: steps)).error
    }

    /// The steps that give the variable its value. What stands in a skipped step was skipped with it.
    private func capturers(of name: String, among steps: [Step]) -> [UndefinedVariable.Capturer] {
        var found: [UndefinedVariable.Capturer] = []
        for step in steps {
            let fate = fates[step.location.range.lowerBound]
            if step.action.ownNames.contains(where: { TextEquality.equal($0.value, name) }) {
                found.append(UndefinedVariable.Capturer(step: step.name, fate: fate ?? .notReached))
            }
            for inner in capturers(of: name, among: step.action.steps) {
                var capturer = inner
                if case .skipped? = fate, let fate { capturer.fate = fate }
                found.append(capturer)
            }
        }
        return found
    }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue {
        file.source.generate(generator, from: &stream, counter)
    }

    func environment(_ name: String) throws(TemplateError) -> JSONValue { try file.source.environment(name) }

    func stubAddress() throws(TemplateError) -> JSONValue { try file.source.address() }
}
