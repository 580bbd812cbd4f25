package import JSON

/// The ways in which a header, a body or a whole envelope can be written in a spec.
package enum EnvelopeForm: Sendable {
    /// An object whose keys are elements.
    case notation(LocatedJSON)
    /// XML text: its lines, each a string.
    case text(lines: [LocatedJSON])
    /// `{ "file": path }`: the bytes of that file, unchanged.
    case file(path: LocatedJSON)
    /// `{ "template": path }`: the text of that file, filled in.
    case template(path: LocatedJSON)

    /// Which form a value has; templates in it may or may not be filled in.
    ///
    /// - Throws: `EnvelopeError` when it has none of them.
    package static func reading(_ value: LocatedJSON) throws(EnvelopeError) -> EnvelopeForm {
        let node = NotationNode(value)
        if node.isString { return .text(lines: [value]) }
        switch node.content {
        case .members(let members):
            if members.count == 1, members[0].value.isString {
                if members[0].name == "file" { return .file(path: members[0].value.located) }
                if members[0].name == "template" { return .template(path: members[0].value.located) }
            }
            return .notation(value)
        case .elements(let elements) where !elements.isEmpty:
            for element in elements where !element.isString {
                throw EnvelopeError(.lineIs(kind: element.kind), at: element.range)
            }
            return .text(lines: elements.map(\.located))
        default: throw EnvelopeError(.partIs(kind: node.kind), at: value.range)
        }
    }
}
