import JSON
import Paths

extension Observed {
    init(_ value: PathValue) {
        switch value {
        case .absent: self = .absent
        case .json(let value): self = .value(value, isTyped: true)
        case .untyped(let value): self = .value(value, isTyped: false)
        case .lines(let lines): self = .list(lines.map { .string($0) })
        case .nodes(let nodes): self = .nodes(nodes)
        case .bytes(let bytes): self = .bytes(bytes)
        case .notFinite(let number): self = .notFinite(number)
        }
    }
}
