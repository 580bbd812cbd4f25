package import JSON

/// The place of one value in a document: names and indexes from the root (RFC 9535 §2.7).
package struct NormalizedPath: Sendable, Hashable {
    /// One step down.
    package enum Step: Sendable, Hashable {
        case name(ScalarText)
        /// A name with a lone surrogate in it.
        case surrogateName(SurrogateString)
        case index(Int)
    }

    package private(set) var steps: [Step]

    /// The root.
    package init() {
        steps = []
    }

    package init(steps: [Step]) {
        self.steps = steps
    }

    /// The path to a member of the object at this one.
    package func appending(name: String) -> NormalizedPath {
        NormalizedPath(steps: steps + [.name(ScalarText(name))])
    }

    /// The path to an element of the array at this one, counted from 0.
    package func appending(index: Int) -> NormalizedPath {
        NormalizedPath(steps: steps + [.index(index)])
    }

    /// The path to a member of the object at this one, whatever its name holds.
    package func appending(memberOf member: JSONMember) -> NormalizedPath {
        NormalizedPath(steps: steps + [Step(member)])
    }

    /// The short form for messages: `$.a[0]['b c']`.
    package var shorthand: String {
        steps.reduce("$") { $0 + $1.shorthand }
    }
}

extension NormalizedPath: CustomStringConvertible {
    /// The normalized path of the standard: `$['a'][0]`.
    package var description: String {
        steps.reduce("$") { $0 + $1.bracketed }
    }
}

extension NormalizedPath.Step {
    /// The step to a member.
    package init(_ member: JSONMember) {
        self =
            member.keyHasSurrogate
            ? .surrogateName(SurrogateString(escaped: member.key)) : .name(ScalarText(member.key))
    }

    /// `['a']` or `[0]`.
    var bracketed: String {
        switch self {
        case .index(let index): "[\(index)]"
        case .name(let name): "['" + Self.escaped(name.text) + "']"
        case .surrogateName(let name): "['" + Self.escaped(surrogates: name) + "']"
        }
    }

    /// `.a` where the name may stand so (RFC 9535 §2.5.1, member-name-shorthand), else as `bracketed`.
    package var shorthand: String {
        guard case .name(let name) = self, JSONPathGrammar.isShorthandName(name.text) else {
            return bracketed
        }
        return "." + name.text
    }

    /// RFC 9535 §2.7: only `'`, `\` and control characters are escaped.
    private static func escaped(_ name: String) -> String {
        var output = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "'": output += "\\'"
            case "\\": output += "\\\\"
            case "\u{8}": output += "\\b"
            case "\t": output += "\\t"
            case "\n": output += "\\n"
            case "\u{C}": output += "\\f"
            case "\r": output += "\\r"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                output += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }

    /// The escapes of JSON but for the quotes, which are single here.
    private static func escaped(surrogates name: SurrogateString) -> String {
        var output = ""
        var isEscaped = false
        for scalar in name.escaped.unicodeScalars {
            switch (isEscaped, scalar) {
            case (false, "\\"):
                isEscaped = true
                continue
            case (false, "'"): output += "\\'"
            case (true, "\""): output += "\""
            case (true, _): output += "\\" + String(scalar)
            case (false, _): output.unicodeScalars.append(scalar)
            }
            isEscaped = false
        }
        return output
    }
}
