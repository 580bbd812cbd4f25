package import JSON
package import XML

/// What a path expression gives.
///
/// Not sendable: nodes belong to the worker that read their document.
package enum PathValue {
    case absent
    /// A value whose type counts.
    case json(JSONValue)
    /// Text without a type, or arrays and objects of it: a cookie, the JSON view of XML, a header after a
    /// text stage. A null in it is a null.
    case untyped(JSONValue)
    /// The lines of a header: a list, untyped.
    case lines([String])
    /// A node-set, in document order unless a stage such as `sort` gave it another: a list, untyped.
    case nodes([XMLNode])
    case bytes([UInt8])
    /// `NaN`, `Infinity` or `-Infinity`, which XPath computes and JSON does not know.
    case notFinite(String)
}

extension PathValue {
    /// A list of one as its value, a list of none as absent; any other value as it is.
    ///
    /// A node gives its string-value.
    package var single: PathValue {
        switch self {
        case .lines(let lines) where lines.isEmpty: .absent
        case .lines(let lines) where lines.count == 1: .untyped(.string(lines[0]))
        case .nodes(let nodes) where nodes.isEmpty: .absent
        case .nodes(let nodes) where nodes.count == 1: .untyped(.string(nodes[0].stringValue))
        default: self
        }
    }

    /// Whether it is a list of which one alone counts as its value.
    package var isList: Bool {
        switch self {
        case .lines, .nodes: true
        case .absent, .json, .untyped, .bytes, .notFinite: false
        }
    }

    /// Whether there is nothing: absent, or a list of none.
    package var isAbsent: Bool {
        if case .absent = single { true } else { false }
    }

    /// What `capture` keeps and a template puts in: nil for nothing, a list of one as its value.
    ///
    /// - Throws: where the value is none that a variable can hold.
    package func captured() throws(PathError) -> JSONValue? {
        switch single {
        case .absent: nil
        case .json(let value), .untyped(let value): value
        case .lines(let lines): .array(lines.map(JSONValue.string))
        case .nodes(let nodes): .array(nodes.map { .string($0.stringValue) })
        case .bytes(let bytes): .string(try PathValue.text(of: bytes))
        case .notFinite(let number): throw .notFinite(number)
        }
    }

    /// Bytes read as UTF-8.
    static func text(of bytes: [UInt8]) throws(PathError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(bytes) }
        return text
    }
}
