import Diagnostics
import JSON
import Results

/// What `check` found, as JSON for an editor: an array of objects.
struct DiagnosticList {
    private var elements: [JSONValue] = []

    mutating func add(_ diagnostic: RecordedDiagnostic) {
        var members = DiagnosticList.place(diagnostic.place, diagnostic.end)
        let severity = diagnostic.severity == .error ? "error" : "warning"
        members.append(JSONMember(key: "severity", value: .string(severity)))
        members.append(JSONMember(key: "message", value: .string(diagnostic.message)))
        if let hint = diagnostic.hint { members.append(JSONMember(key: "hint", value: .string(hint))) }
        if !diagnostic.related.isEmpty {
            let related = diagnostic.related.map { related in
                let message = JSONMember(key: "message", value: .string(related.message))
                return JSONValue.object(
                    JSONObject(members: DiagnosticList.place(related.place, related.end) + [message]))
            }
            members.append(JSONMember(key: "related", value: .array(related)))
        }
        elements.append(.object(JSONObject(members: members)))
    }

    /// With a line end after the last line.
    var text: String { JSONValue.array(elements).written(.indented(2)) + "\n" }

    private static func place(_ start: Place?, _ end: Place?) -> [JSONMember] {
        guard let start else { return [] }
        var members = [JSONMember(key: "file", value: .string(start.file))]
        func add(_ name: String, _ number: Int) {
            members.append(JSONMember(key: name, value: .number(JSONNumber(number))))
        }
        add("line", start.line)
        add("column", start.column)
        if let end {
            add("endLine", end.line)
            add("endColumn", end.column)
        }
        return members
    }
}
