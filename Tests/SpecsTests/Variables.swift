import JSON
import Templates

/// The variables that tests fill in from.
struct Variables: VariableScope {
    let values: [String: JSONValue]
    /// What `now` gives.
    var time: String?

    init(_ values: [String: JSONValue] = [:]) {
        self.values = values
    }

    func value(of name: String) throws(TemplateError) -> JSONValue {
        guard let value = values[name] else { throw TemplateError("undefined variable \"\(name)\"") }
        return value
    }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue {
        guard case .now = generator, let time else { throw TemplateError("no generators") }
        return .string(time)
    }

    func environment(_ name: String) throws(TemplateError) -> JSONValue { .string("env \(name)") }

    func stubAddress() throws(TemplateError) -> JSONValue { "http://127.0.0.1:1" }
}
