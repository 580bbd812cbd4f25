import JSON
import Matching
import Paths
import Templates

extension Template {
    /// The text of a string with nothing to fill in; nil where there is something.
    var constantText: String? {
        isConstant ? try? text(in: NoVariables()) : nil
    }
}

extension TemplatedJSON {
    /// The value with nothing to fill in; nil where there is something.
    var constant: LocatedJSON? {
        isConstant ? try? filled(in: NoVariables()) : nil
    }
}

extension VariableCondition {
    /// Whether it has an answer where its variable is undefined: `{ "?is": "present" }`, `{{a -> default 1}}`.
    var expectsAbsence: Bool {
        if case .constant(let matcher) = value.value, matcher.judgesAbsence { return true }
        // Stages that need other variables may give anything.
        guard let passed = try? subject.value.conditionValue(in: NoVariables()) else { return true }
        if case .absent = passed { return false }
        return true
    }
}

/// The scope of what needs no variables.
private struct NoVariables: VariableScope {
    func value(of name: String) throws(TemplateError) -> JSONValue {
        throw TemplateError("no variables", isUndefined: true)
    }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue {
        throw TemplateError("no generators")
    }

    func environment(_ name: String) throws(TemplateError) -> JSONValue {
        throw TemplateError("no environment")
    }

    func stubAddress() throws(TemplateError) -> JSONValue { throw TemplateError("no stubs") }
}
