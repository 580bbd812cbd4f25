import JSON
import Text
import XML

extension PathValue {
    /// The value as messages name it: `string "a,b"`, `an array of 3 elements`, `2 nodes`.
    package var described: String {
        switch self {
        case .absent: "nothing"
        case .json(let value): PathValue.described(value, text: "string")
        case .untyped(let value): PathValue.described(value, text: "text")
        case .lines(let lines):
            lines.count == 1 ? "text \(PathValue.quoted(lines[0]))" : "\(lines.count) header lines"
        case .nodes(let nodes): PathValue.described(nodes)
        case .bytes(let bytes): bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes"
        case .notFinite(let number): "number \(number)"
        }
    }

    private static func described(_ value: JSONValue, text: String) -> String {
        switch value {
        case .null: "null"
        case .boolean(let value): "boolean \(value)"
        case .number(let number): "number \(shortened(number.text))"
        case .string(let content): "\(text) \(quoted(content))"
        case .surrogates(let string): "\(text) \"\(shortened(string.escaped))\""
        case .array(let elements):
            switch elements.count {
            case 0: "an empty array"
            case 1: "an array of 1 element"
            default: "an array of \(elements.count) elements"
            }
        case .object: "an object"
        }
    }

    private static func described(_ nodes: [XMLNode]) -> String {
        guard nodes.count == 1 else { return "\(nodes.count) nodes" }
        switch nodes[0].kind {
        case .document: return "a document"
        case .element: return "element <\(nodes[0].localName)>"
        case .attribute: return "attribute \(nodes[0].localName)"
        default: return "text \(quoted(nodes[0].stringValue))"
        }
    }

    /// Text in quotes, cut to a line's worth, with what is invisible made visible.
    package static func quoted(_ text: String) -> String {
        let shown = JSONValue.string(shortened(text)).written()
        return VisibleText.escaped(shown)
    }

    static func shortened(_ text: String) -> String {
        let limit = 60
        let scalars = text.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
            end != scalars.endIndex
        else { return text }
        return String(scalars[..<end]) + "…"
    }
}
