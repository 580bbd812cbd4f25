import JSON
import XML

/// A value that array stages take: an array, the lines of a header or a node-set.
enum ListValue {
    case json([JSONValue])
    case untyped([JSONValue])
    case lines([String])
    case nodes([XMLNode])

    /// - Throws: where the value is no list.
    init(_ value: PathValue) throws(PathError) {
        switch value {
        case .json(.array(let elements)): self = .json(elements)
        case .untyped(.array(let elements)): self = .untyped(elements)
        case .lines(let lines): self = .lines(lines)
        case .nodes(let nodes): self = .nodes(nodes)
        default: throw .wrongType(expected: "an array", value)
        }
    }

    var count: Int {
        switch self {
        case .json(let elements), .untyped(let elements): elements.count
        case .lines(let lines): lines.count
        case .nodes(let nodes): nodes.count
        }
    }

    /// The elements as values; a node is its string-value.
    var values: [JSONValue] {
        switch self {
        case .json(let elements), .untyped(let elements): elements
        case .lines(let lines): lines.map(JSONValue.string)
        case .nodes(let nodes): nodes.map { .string($0.stringValue) }
        }
    }

    func element(_ index: Int) -> PathValue {
        switch self {
        case .json(let elements): .json(elements[index])
        case .untyped(let elements): .untyped(elements[index])
        case .lines(let lines): .untyped(.string(lines[index]))
        case .nodes(let nodes): .nodes([nodes[index]])
        }
    }

    /// A list of the same kind with the elements at these places, in their order.
    func elements(at places: [Int]) -> PathValue {
        switch self {
        case .json(let elements): .json(.array(places.map { elements[$0] }))
        case .untyped(let elements): .untyped(.array(places.map { elements[$0] }))
        case .lines(let lines): .lines(places.map { lines[$0] })
        case .nodes(let nodes): .nodes(places.map { nodes[$0] })
        }
    }

    /// A value made of the elements, with a type where they have one.
    func wrapping(_ value: JSONValue) -> PathValue {
        if case .json = self { .json(value) } else { .untyped(value) }
    }
}
