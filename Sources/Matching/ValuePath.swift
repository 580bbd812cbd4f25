import JSON
import Paths

/// Where in a value a mismatch is, as a chain from the inside out. It is made text only when it is shown.
indirect enum ValuePath: Sendable {
    case root
    case member(String, hasSurrogate: Bool, of: ValuePath)
    case index(Int, of: ValuePath)
    /// The n-th of a node-set or of a header's lines.
    case line(Int, of: ValuePath)
}

extension ValuePath {
    /// The path as an author would write it: `$.items[2].id`, `header Link -> nth 1`, `//a -> $.Value`;
    /// `label` is the path expression that gave the value.
    /// Indexes are those of before arrays lost elements.
    func text(after label: String, lost: LostElements? = nil) -> String {
        var text = label
        var lost = lost
        var inJSONPath = label.utf8.first == UInt8(ascii: "$") && !label.contains(" -> ")
        for step in steps {
            if case .line(let index, _) = step {
                text += " -> nth \(index)"
                inJSONPath = false
                continue
            }
            if !inJSONPath { text += " -> $" }
            inJSONPath = true
            let original = step.original(lost)
            text += original.segment
            lost = original.step.flatMap { lost?[$0] }
        }
        return text
    }

    /// The step with the index that its element had before others were taken away.
    private func original(_ lost: LostElements?) -> ValuePath {
        guard case .index(let index, let parent) = self, let lost else { return self }
        return .index(lost.originalIndex(of: index), of: parent)
    }

    private var step: NormalizedPath.Step? {
        switch self {
        case .member(let name, let hasSurrogate, _):
            NormalizedPath.Step(JSONMember(key: name, value: .null, keyHasSurrogate: hasSurrogate))
        case .index(let index, _): .index(index)
        case .root, .line: nil
        }
    }

    /// The steps from the outside in.
    private var steps: [ValuePath] {
        var steps: [ValuePath] = []
        var current = self
        while true {
            switch current {
            case .root: return steps.reversed()
            case .member(_, _, let parent), .index(_, let parent), .line(_, let parent):
                steps.append(current)
                current = parent
            }
        }
    }

    /// A segment of a JSONPath: the shorthand where RFC 9535 §2.5.1.1 allows it, else as in §2.7.
    private var segment: String {
        switch self {
        case .root, .line: ""
        case .index(let index, _): "[\(index)]"
        case .member(let name, let hasSurrogate, _):
            if hasSurrogate {
                "['\(name)']"
            } else if ValuePath.isShorthand(name) {
                ".\(name)"
            } else {
                "['\(ValuePath.quoted(name))']"
            }
        }
    }

    private static func isShorthand(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
        return name.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": true
            default: scalar.value >= 0xA0 && !VisibleScalar.isInvisible(scalar)
            }
        }
    }

    private static func quoted(_ name: String) -> String {
        var output = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "'": output += "\\'"
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case _ where VisibleScalar.isInvisible(scalar):
                // Escapes of JSONPath, so that the path can be used as it is shown.
                for unit in UTF16.encode(scalar) ?? .init() {
                    let digits = String(unit, radix: 16)
                    output += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
                }
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }
}
