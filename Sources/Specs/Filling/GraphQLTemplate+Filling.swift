import Diagnostics
package import JSON
package import Templates

extension GraphQLTemplate {
    /// The object that is sent: only the members that the author gives.
    package func filled(in scope: any VariableScope) throws(FillingError) -> JSONValue {
        var members = [JSONMember(key: "query", value: .string(try query.text(in: scope)))]
        if let variables {
            let value = try variables.json(in: scope)
            switch value {
            case .object, .null: members.append(JSONMember(key: "variables", value: value))
            default: throw wrong(value, variables, "\"variables\" is an object")
            }
        }
        if let operationName {
            let value = try operationName.json(in: scope)
            switch value {
            case .string, .null: members.append(JSONMember(key: "operationName", value: value))
            default: throw wrong(value, operationName, "\"operationName\" is text")
            }
        }
        return .object(JSONObject(members: members))
    }

    private func wrong(_ value: JSONValue, _ template: TemplatedJSON, _ words: String) -> FillingError {
        FillingError(
            "\(words), got \(value.words)",
            at: SourceLocation(source: template.source, range: template.tree.range))
    }
}
