import JSON
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

/// The scope of what needs no variables.
private struct NoVariables: VariableScope {
    func value(of name: String) throws(TemplateError) -> JSONValue { throw TemplateError("no variables") }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue {
        throw TemplateError("no generators")
    }

    func environment(_ name: String) throws(TemplateError) -> JSONValue {
        throw TemplateError("no environment")
    }

    func stubAddress() throws(TemplateError) -> JSONValue { throw TemplateError("no stubs") }
}
