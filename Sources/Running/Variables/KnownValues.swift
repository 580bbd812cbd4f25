import JSON
import Specs
import Templates

/// What variables hold, or would hold if they were used now: asking fills none in and asks no generator.
///
/// A secret is masked from the moment at which its value could be known, which may be long before its first
/// use: a server may answer with it.
struct KnownValues: VariableScope {
    let file: FileVariables
    /// Nil for the scope of the file, which never sees a test's values.
    let test: TestVariables?
    /// Those of this scope that are being looked at, in the order in which they need each other.
    private var open: [String] = []
    /// Kept while one question is answered: variables may need one another in many ways.
    private let answers = Answers()

    private final class Answers {
        var values = TextDictionary<JSONValue>()
    }

    init(file: FileVariables, test: TestVariables? = nil) {
        self.file = file
        self.test = test
    }

    /// The scope inside a variable; nil where it needs itself, or too many others.
    func inside(_ name: String) -> KnownValues? {
        guard open.count < VariableChain.longest, !open.contains(where: { TextEquality.equal($0, name) })
        else { return nil }
        var scope = self
        scope.open.append(name)
        return scope
    }

    private static let unknown = TemplateError("not known yet")

    func value(of name: String) throws(TemplateError) -> JSONValue {
        if let value = answers.values[name] { return value }
        let value = if let test { try test.known(name, in: self) } else { try file.known(name, in: self) }
        guard let value else { throw Self.unknown }
        answers.values[name] = value
        return value
    }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue { throw Self.unknown }

    func environment(_ name: String) throws(TemplateError) -> JSONValue { try file.source.environment(name) }

    func stubAddress() throws(TemplateError) -> JSONValue { try file.source.address() }
}
