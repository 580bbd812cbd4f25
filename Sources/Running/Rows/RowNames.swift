import JSON
import Results
import Specs
import Templates

extension Spec {
    /// The names that its lists of secrets hold, and those of its project.
    var namesInSecrets: TextSet { TextSet((secrets + (project?.secrets ?? [])).map(\.value)) }
}

/// What the runs of a test are called, as far as that is known before any of them.
struct RowNames {
    let test: Test
    /// The variables whose values nobody may see.
    let secretNames: TextSet

    /// The name for a row: as it is written where it cannot be filled in from the row alone.
    func name(for run: TestCase) -> String {
        guard let row = run.row, let template = test.nameTemplate else { return run.key }
        return (try? template.value.text(in: RowScope(row, secretNames: secretNames))) ?? test.name
    }
}

/// The values of one row that nothing has to be done for.
private struct RowScope: VariableScope {
    private var values = TextDictionary<JSONValue>()

    init(_ row: Row, secretNames: TextSet) {
        for variable in row.variables where variable.value.isConstant && !secretNames.contains(variable.name)
        {
            values[variable.name] = try? variable.value.value(in: self)
        }
    }

    private static let unknown = TemplateError("not known yet")

    func value(of name: String) throws(TemplateError) -> JSONValue {
        guard let value = values[name] else { throw Self.unknown }
        return value
    }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue { throw Self.unknown }

    func environment(_ name: String) throws(TemplateError) -> JSONValue { throw Self.unknown }

    func stubAddress() throws(TemplateError) -> JSONValue { throw Self.unknown }
}
