import JSON
import Templates

/// The variables that tests fill in from.
struct Variables: VariableScope {
    let values: [String: JSONValue]

    init(_ values: [String: JSONValue] = [:]) {
        self.values = values
    }

    func value(of name: String) throws(TemplateError) -> JSONValue {
        guard let value = values[name] else { throw TemplateError("undefined variable \"\(name)\"") }
        return value
    }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue {
        throw TemplateError("no generators")
    }

    func environment(_ name: String) throws(TemplateError) -> JSONValue { .string("env \(name)") }

    func stubAddress() throws(TemplateError) -> JSONValue { "http://127.0.0.1:1" }
}
