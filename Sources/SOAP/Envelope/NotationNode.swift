import JSON

/// A value of the object notation: written in the spec, or put there whole by a variable, which makes no
/// difference but that everything inside a variable's value has the place of the template.
struct NotationNode {
    enum Content {
        case null
        /// Text, the digits of a number, `true` or `false`.
        case text(String)
        case surrogates
        case elements([NotationNode])
        case members([Member])
    }

    struct Member {
        let name: String
        let nameRange: Range<Int>
        let value: NotationNode

        var isAttribute: Bool { name.utf8.first == UInt8(ascii: "@") }
    }

    /// The value with its place.
    let located: LocatedJSON

    init(_ located: LocatedJSON) {
        self.located = located
    }

    var range: Range<Int> { located.range }

    var content: Content {
        switch located.content {
        case .null: .null
        case .boolean(let flag): .text(flag ? "true" : "false")
        case .number(let number): .text(number.text)
        case .string(let text): .text(text)
        case .surrogates: .surrogates
        case .array(let elements): .elements(elements.map(NotationNode.init))
        case .object(let members):
            .members(
                members.map { member in
                    Member(
                        name: member.key, nameRange: member.keyRange,
                        value: NotationNode(member.value))
                })
        case .data(let value): content(of: value)
        }
    }

    private func content(of value: JSONValue) -> Content {
        switch value {
        case .null: .null
        case .boolean(let flag): .text(flag ? "true" : "false")
        case .number(let number): .text(number.text)
        case .string(let text): .text(text)
        case .surrogates: .surrogates
        case .array(let elements): .elements(elements.map(inside))
        case .object(let object):
            .members(
                object.members.map { member in
                    Member(
                        name: member.key, nameRange: range,
                        value: inside(member.value))
                })
        }
    }

    private func inside(_ value: JSONValue) -> NotationNode {
        NotationNode(LocatedJSON(.data(value), range: range))
    }

    var isString: Bool {
        switch located.content {
        case .string, .data(.string): true
        default: false
        }
    }

    /// For messages.
    var kind: String {
        switch content {
        case .null: "null"
        case .text: isString ? "text" : "a number or boolean"
        case .surrogates: "text"
        case .elements(let elements): elements.isEmpty ? "an empty array" : "an array"
        case .members: "an object"
        }
    }
}
