import JSON

/// One matcher of the language: its row in every list of matchers, and how it is compiled.
package struct MatcherDefinition: Sendable {
    /// With its question mark: `?gt`.
    package let name: String
    /// What stands behind it: `a matcher`, `a list of matchers`.
    package let operand: String
    /// The same for an editor.
    package let form: OperandForm
    /// When it holds, after "holds when the value".
    package let summary: String
    /// A matcher object that uses it.
    package let example: String
    /// The name of the matcher that has to stand beside it.
    package let partner: String?

    /// Nil where the matcher is known and not built yet.
    let compile: (@Sendable (Operand, inout MatcherCompiler) -> Compiled)?

    /// Whether it can be used.
    package var isBuilt: Bool { compile != nil }

    init(
        _ name: String, operand: String, form: OperandForm, summary: String, example: String,
        partner: String? = nil,
        compile: (@Sendable (Operand, inout MatcherCompiler) -> Compiled)? = nil
    ) {
        self.name = name
        self.operand = operand
        self.form = form
        self.summary = summary
        self.example = example
        self.partner = partner
        self.compile = compile
    }
}

/// What a matcher is compiled to.
enum Compiled {
    case condition(any Condition)
    /// The words of `?because`.
    case because(String)
    /// Nothing: the operand is wrong, or holds a template and cannot be judged yet.
    case nothing
}

/// What stands behind a matcher's name.
struct Operand {
    let definition: MatcherDefinition
    let value: LocatedJSON
    /// All members of the matcher object, for matchers that go together.
    let siblings: [LocatedMember]

    init(definition: MatcherDefinition, value: LocatedJSON, siblings: [LocatedMember] = []) {
        self.definition = definition
        self.value = value
        self.siblings = siblings
    }

    /// The operand of another matcher of the same object.
    func sibling(_ definition: MatcherDefinition) -> Operand? {
        siblings.last { TextEquality.equal($0.key, definition.name) }.map {
            Operand(definition: definition, value: $0.value)
        }
    }

    /// The text, where it is one.
    var text: String? {
        switch value.content {
        case .string(let text), .data(.string(let text)): text
        default: nil
        }
    }

    /// The number, where it is one.
    var number: JSONNumber? {
        switch value.content {
        case .number(let number), .data(.number(let number)): number
        default: nil
        }
    }

    /// The elements, where it is an array.
    var elements: [LocatedJSON]? {
        switch value.content {
        case .array(let elements): elements
        case .data(.array(let values)): values.map { LocatedJSON(.data($0), range: value.range) }
        default: nil
        }
    }
}
