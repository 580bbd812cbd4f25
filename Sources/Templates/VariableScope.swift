package import JSON
package import Paths

/// What templates are filled in from. The scope has the words for what it does not have: it knows who would
/// have captured it.
package protocol VariableScope {
    /// The value of a variable, its own template filled in.
    func value(of name: String) throws(TemplateError) -> JSONValue

    /// The value of a variable in which matchers are matchers where a value is expected, its own templates filled
    /// in; nil for one that has none, or whose value is data.
    func expectation(_ name: String) throws(TemplateError) -> LocatedJSON?

    /// The next value of a generator.
    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue

    /// A variable of the process environment.
    func environment(_ name: String) throws(TemplateError) -> JSONValue

    /// The address of the spec's stub server, without a slash at the end.
    func stubAddress() throws(TemplateError) -> JSONValue

    /// A part of the request that a stub answers; absent where the request has none such.
    func request(_ source: RequestSource) throws(TemplateError) -> PathValue
}

extension VariableScope {
    package func expectation(_ name: String) throws(TemplateError) -> LocatedJSON? { nil }

    package func request(_ source: RequestSource) throws(TemplateError) -> PathValue {
        throw TemplateError("{{request …}} has a value in the reply of a stub only")
    }
}
