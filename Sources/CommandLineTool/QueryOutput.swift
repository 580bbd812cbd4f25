import JSON
import Paths
import XML

/// How `query` prints a value.
struct QueryOutput {
    /// Whether one value is printed as a list of one.
    let listsAll: Bool
    /// Whether an array is one value and not the list of all values found.
    let isOneValue: Bool

    /// The text without a line break at its end; nil for nothing.
    func text(of value: PathValue) -> String? {
        switch value {
        case .absent: return listsAll ? "[]" : nil
        case .json(let value), .untyped(let value):
            let isElement = listsAll && (isOneValue || value.arrayValue == nil)
            return (isElement ? .array([value]) : value).written(.indented(2))
        case .lines(let lines):
            return text(
                of: .untyped(lines.count == 1 ? .string(lines[0]) : .array(lines.map(JSONValue.string))))
        case .nodes(let nodes):
            if nodes.isEmpty { return listsAll ? "[]" : nil }
            return nodes.map(QueryOutput.text).joined(separator: "\n")
        case .bytes(let bytes): return String(decoding: bytes, as: UTF8.self)
        case .notFinite(let number): return number
        }
    }

    /// An element as XML, any other node as its value.
    private static func text(of node: XMLNode) -> String {
        switch node.kind {
        case .attribute, .namespace, .text, .cdata: node.stringValue
        default: node.serialized()
        }
    }
}
