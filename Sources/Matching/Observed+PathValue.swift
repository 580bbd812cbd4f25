import JSON
import Paths
import XML

extension Observed {
    init(_ value: PathValue) {
        switch value {
        case .absent: self = .absent
        case .json(let value): self = .value(value, isTyped: true)
        case .untyped(let value): self = .value(value, isTyped: false)
        case .lines(let lines): self = .list(lines.map { .string($0) })
        // A node compares by its string-value.
        case .nodes(let nodes): self = .list(nodes.map { .string($0.stringValue) })
        case .bytes(let bytes): self = .bytes(bytes)
        case .notFinite(let number): self = .notFinite(number)
        }
    }
}
