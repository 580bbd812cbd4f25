import JSON
import Paths
import XML

/// A value as matchers see it.
enum Observed {
    case absent
    /// A value; without a type, its texts are read as numbers and booleans where those are expected.
    case value(JSONValue, isTyped: Bool)
    /// The lines of a header: a list of one also counts as its value, of none as absent.
    case list([JSONValue])
    /// A node-set: the same, a node being its string-value.
    case nodes([XMLNode])
    case bytes([UInt8])
    /// `NaN`, `Infinity` or `-Infinity`, which XPath computes: no expected value is equal to it.
    case notFinite(String)
}

extension Observed {
    /// The value that a matcher for single values sees: what a list of one or none counts as, and bytes that
    /// are UTF-8 as text without a type. Longer lists and other bytes stay what they are.
    var single: Observed {
        switch self {
        case .absent, .value, .notFinite: self
        case .list(let texts):
            switch texts.count {
            case 0: .absent
            case 1: .value(texts[0], isTyped: false)
            default: self
            }
        case .nodes(let nodes):
            switch nodes.count {
            case 0: .absent
            case 1: .value(.string(nodes[0].stringValue), isTyped: false)
            default: self
            }
        case .bytes(let bytes):
            String(validating: bytes, as: UTF8.self).map { .value(.string($0), isTyped: false) } ?? self
        }
    }

    /// Whether nothing is there, an empty list included.
    var isAbsent: Bool {
        switch self {
        case .absent: true
        case .list(let texts): texts.isEmpty
        case .nodes(let nodes): nodes.isEmpty
        case .value, .bytes, .notFinite: false
        }
    }

    /// The elements, where this is an array or a list of any length.
    var elements: (values: [JSONValue], isTyped: Bool)? {
        switch self {
        case .value(.array(let values), let isTyped): (values, isTyped)
        case .list(let texts): (texts, false)
        case .nodes(let nodes): (nodes.map { .string($0.stringValue) }, false)
        case .absent, .value, .bytes, .notFinite: nil
        }
    }

    /// The place of an element.
    func place(of index: Int, in place: ValuePath) -> ValuePath {
        switch self {
        case .list, .nodes: .line(index, of: place)
        case .absent, .value, .bytes, .notFinite: .index(index, of: place)
        }
    }

    /// The text, where this is one: a string, a list of one, or bytes that are UTF-8.
    var text: String? {
        if case .value(.string(let text), _) = single { text } else { nil }
    }

    /// The number, where this is one or is untyped text that reads as one.
    var number: JSONNumber? {
        switch single {
        case .value(.number(let number), _): number
        case .value(.string(let text), isTyped: false): UntypedText.number(text)
        default: nil
        }
    }

    /// The boolean, where this is one or is untyped text that reads as one.
    var boolean: Bool? {
        switch single {
        case .value(.boolean(let boolean), _): boolean
        case .value(.string(let text), isTyped: false): UntypedText.boolean(text)
        default: nil
        }
    }

    /// Whether this is an array or a list of any length.
    var isArray: Bool {
        switch self {
        case .value(.array, _), .list, .nodes: true
        default: false
        }
    }
}
