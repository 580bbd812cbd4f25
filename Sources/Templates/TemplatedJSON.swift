package import Diagnostics
package import JSON

/// A JSON value of a spec whose strings and names are templates.
package struct TemplatedJSON: Sendable {
    indirect enum Node: Sendable {
        /// A value without templates.
        case constant(LocatedJSON)
        case template(Template, range: Range<Int>)
        case array([Node], range: Range<Int>)
        case object([Member], range: Range<Int>)
    }

    struct Member: Sendable {
        let key: Template
        let original: LocatedMember
        let value: Node
    }

    /// The value as it is written.
    package let tree: LocatedJSON
    package let source: SourceText
    let root: Node

    /// Reads all templates of a value.
    ///
    /// - Parameters:
    ///   - tree: the value as it is written.
    ///   - source: the file that it stands in.
    ///   - diagnostics: gets every template that cannot be read, at its place inside its string.
    package init(_ tree: LocatedJSON, source: SourceText, diagnostics: inout [Diagnostic]) {
        self.tree = tree
        self.source = source
        var reader = TemplatedJSONReader(source: source)
        root = reader.node(tree)
        diagnostics += reader.diagnostics
    }

    /// A value in which nothing is a template, nor a matcher.
    package init(data value: JSONValue, source: SourceText) {
        tree = LocatedJSON(.data(value), range: 0..<0)
        self.source = source
        root = .constant(tree)
    }

    /// Whether there is no `{{…}}` in it.
    package var isConstant: Bool {
        if case .constant = root { true } else { false }
    }

    /// Each `{{…}}` with its place, in the order of the file.
    package var expressions: [LocatedExpression] {
        var found: [LocatedExpression] = []
        collect(root, into: &found)
        return found
    }

    private func collect(_ node: Node, into found: inout [LocatedExpression]) {
        switch node {
        case .constant: break
        case .template(let template, let range): collect(template, range, into: &found)
        case .array(let elements, _):
            for element in elements { collect(element, into: &found) }
        case .object(let members, _):
            for member in members {
                collect(member.key, member.original.keyRange, into: &found)
                collect(member.value, into: &found)
            }
        }
    }

    private func collect(_ template: Template, _ range: Range<Int>, into found: inout [LocatedExpression]) {
        for expression in template.expressions {
            let place = source.location(
                inString: range, offset: expression.range.lowerBound, length: expression.range.count)
            found.append(LocatedExpression(expression: expression, location: place))
        }
    }
}

/// A `{{…}}` and its place in the file.
package struct LocatedExpression: Sendable {
    package let expression: TemplateExpression
    package let location: SourceLocation
}

/// Makes the nodes. What it goes down is at most as deep as JSON may be.
private struct TemplatedJSONReader {
    let source: SourceText
    var diagnostics: [Diagnostic] = []

    mutating func node(_ value: LocatedJSON) -> TemplatedJSON.Node {
        switch value.content {
        case .string(let text): return string(text, value)
        case .surrogates(let string):
            refuseTemplate(in: string.escaped, value.range)
            return .constant(value)
        case .array(let elements):
            let nodes = elements.map { node($0) }
            let constants = nodes.compactMap(\.constant)
            return constants.count == nodes.count
                ? .constant(LocatedJSON(.array(constants), range: value.range))
                : .array(nodes, range: value.range)
        case .object(let members):
            let nodes = members.map { member($0) }
            let constants = nodes.compactMap(\.constant)
            return constants.count == nodes.count
                ? .constant(LocatedJSON(.object(constants), range: value.range))
                : .object(nodes, range: value.range)
        case .null, .boolean, .number, .data: return .constant(value)
        }
    }

    private mutating func string(_ text: String, _ value: LocatedJSON) -> TemplatedJSON.Node {
        let template = Template(text, literal: value.range, source: source, diagnostics: &diagnostics)
        guard template.isConstant else { return .template(template, range: value.range) }
        // `\{{` has been read.
        return .constant(LocatedJSON(.string(template.literal), range: value.range))
    }

    private mutating func member(_ member: LocatedMember) -> TemplatedJSON.Member {
        let value = node(member.value)
        guard !member.keyHasSurrogate else {
            refuseTemplate(in: member.key, member.keyRange)
            return TemplatedJSON.Member(key: Template(literal: member.key), original: member, value: value)
        }
        let key = Template(
            member.key, literal: member.keyRange, source: source, diagnostics: &diagnostics)
        return TemplatedJSON.Member(key: key, original: member, value: value)
    }

    private mutating func refuseTemplate(in escaped: String, _ range: Range<Int>) {
        guard escaped.contains("{{") else { return }
        diagnostics.append(
            Diagnostic(
                "a string with half of a surrogate pair cannot hold {{…}}",
                at: SourceLocation(source: source, range: range)))
    }
}

extension TemplatedJSON.Node {
    fileprivate var constant: LocatedJSON? {
        if case .constant(let value) = self { value } else { nil }
    }
}

extension TemplatedJSON.Member {
    fileprivate var constant: LocatedMember? {
        guard key.isConstant, let value = value.constant else { return nil }
        return LocatedMember(
            key: key.literal, keyRange: original.keyRange, value: value,
            keyHasSurrogate: original.keyHasSurrogate)
    }
}

extension Template {
    /// The text of a constant.
    var literal: String {
        parts.reduce(into: "") { text, part in if case .literal(let piece) = part { text += piece } }
    }
}
