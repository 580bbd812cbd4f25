import JSON

extension EditorSchema {
    /// The file: what fits on a line is on one, so that a changed key is a changed line.
    package var text: String { EditorSchema.laidOut(json, indent: 0) + "\n" }

    private static let width = 110

    private static func laidOut(_ value: JSONValue, indent: Int) -> String {
        let line = onOneLine(value)
        if indent > 0, line.utf8.count + indent <= width { return line }
        let inner = String(repeating: " ", count: indent + 2)
        let outer = String(repeating: " ", count: indent)
        switch value {
        case .array(let elements) where !elements.isEmpty:
            let lines = elements.map { inner + laidOut($0, indent: indent + 2) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
        case .object(let object) where !object.members.isEmpty:
            let lines = object.members.map { member in
                "\(inner)\(JSONValue.string(member.key).written()): "
                    + laidOut(member.value, indent: indent + 2)
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
        default: return line
        }
    }

    private static func onOneLine(_ value: JSONValue) -> String {
        switch value {
        case .array(let elements): return "[\(elements.map(onOneLine).joined(separator: ", "))]"
        case .object(let object) where !object.members.isEmpty:
            let members = object.members.map { member in
                "\(JSONValue.string(member.key).written()): \(onOneLine(member.value))"
            }
            return "{ \(members.joined(separator: ", ")) }"
        default: return value.written()
        }
    }
}
