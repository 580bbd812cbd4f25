import JSON
import Templates

/// Variables and an environment; a generator gives its description.
struct TestScope: VariableScope {
    private let values: TextDictionary<JSONValue>

    init(_ values: TextDictionary<JSONValue> = [:]) {
        self.values = values
    }

    func value(of name: String) throws(TemplateError) -> JSONValue {
        guard let value = values[name] else {
            throw TemplateError("undefined variable \"\(name)\"")
        }
        return value
    }

    func generate(_ generator: Generator) throws(TemplateError) -> JSONValue { .string("\(generator)") }

    func environment(_ name: String) throws(TemplateError) -> JSONValue { .string("env \(name)") }

    func stubAddress() throws(TemplateError) -> JSONValue { "http://127.0.0.1:1" }
}
