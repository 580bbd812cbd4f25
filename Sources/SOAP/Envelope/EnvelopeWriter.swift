import JSON
import XML

/// Writes the object notation of LANGUAGE.md §6 as XML, collecting what is wrong with it.
///
/// Nothing is qualified, wrapped, reordered or laid out: what is written is what is sent.
struct EnvelopeWriter {
    var output: [UInt8] = []
    var scope: NamespaceScope
    private(set) var errors: [EnvelopeError] = []
    /// Whether texts that hold `{{` are passed over, as their content is not yet known.
    let sparesTemplates: Bool
    /// Whether the Header is being written.
    var isInHeader = false
    /// The element that is being written.
    var element = ""

    init(scope: NamespaceScope, sparesTemplates: Bool = false) {
        self.scope = scope
        self.sparesTemplates = sparesTemplates
    }

    /// Writes the element that a key stands for: once, or once for each element of an array.
    mutating func write(_ name: String, at nameRange: Range<Int>, _ value: NotationNode) {
        guard case .elements(let elements) = value.content else {
            return writeElement(name, at: nameRange, value)
        }
        for element in elements {
            if case .elements = element.content {
                report(.arrayInArray, at: element.range)
            } else {
                writeElement(name, at: nameRange, element)
            }
        }
    }

    private mutating func writeElement(_ name: String, at nameRange: Range<Int>, _ value: NotationNode) {
        var members: [NotationNode.Member] = []
        if case .members(let all) = value.content { members = all }
        let attributes = attributes(of: members)
        let mark = scope.open(attributes.compactMap(\.declaration))
        let outer = element
        element = name
        defer {
            scope.close(mark)
            element = outer
        }

        checkName(name, at: nameRange)
        output += "<\(name)".utf8
        writeAttributes(attributes)
        if case .null = value.content {
            output +=
                " \(scope.prefix(for: WellKnownNamespace.schemaInstance, preferring: "xsi")):nil=\"true\""
                .utf8
        }
        let start = output.count
        output += ">".utf8
        writeContent(of: value, members: members)
        if output.count == start + 1 {
            output.replaceSubrange(start..., with: "/>".utf8)
        } else {
            output += "</\(name)>".utf8
        }
    }

    private mutating func writeContent(of value: NotationNode, members: [NotationNode.Member]) {
        switch value.content {
        case .null: break
        case .text(let text): writeText(text, at: value.range)
        case .surrogates: report(.loneSurrogate, at: value.range)
        case .elements: report(.arrayInArray, at: value.range)
        case .members: for member in members where !member.isAttribute { writeMember(member) }
        }
    }

    private mutating func writeMember(_ member: NotationNode.Member) {
        switch member.name {
        case "#text": if let text = text(of: member) { writeText(text, at: member.value.range) }
        case "#cdata": if let text = lines(of: member) { writeCData(text, at: member.value.range) }
        case "#xml":
            if let text = lines(of: member) { writeFragment(Array(text.utf8), at: member.value.range) }
        case "#children": writeChildren(member.value)
        default: write(member.name, at: member.nameRange, member.value)
        }
    }

    /// `#children`: elements and text in the order they stand, with names that may come again.
    private mutating func writeChildren(_ value: NotationNode) {
        guard case .elements(let children) = value.content else {
            return report(.childrenAre(kind: value.kind), at: value.range)
        }
        for child in children {
            switch child.content {
            case .text(let text): writeText(text, at: child.range)
            case .surrogates: report(.loneSurrogate, at: child.range)
            case .members(let members) where members.count == 1:
                if members[0].isAttribute {
                    report(.attributeAsChild(members[0].name), at: members[0].nameRange)
                } else {
                    writeMember(members[0])
                }
            case .members(let members): report(.childHasKeys(count: members.count), at: child.range)
            case .null, .elements: report(.childIs(kind: child.kind), at: child.range)
            }
        }
    }

    private mutating func text(of member: NotationNode.Member) -> String? {
        switch member.value.content {
        case .text(let text): return text
        case .surrogates: report(.loneSurrogate, at: member.value.range)
        default: report(.contentIs(key: member.name, kind: member.value.kind), at: member.value.range)
        }
        return nil
    }

    /// Text, or an array of lines.
    private mutating func lines(of member: NotationNode.Member) -> String? {
        guard case .elements(let lines) = member.value.content else { return text(of: member) }
        var texts: [String] = []
        for line in lines {
            guard line.isString, case .text(let text) = line.content else {
                report(.lineIs(kind: line.kind), at: line.range)
                return nil
            }
            texts.append(text)
        }
        return texts.joined(separator: "\n")
    }

    mutating func report(_ reason: EnvelopeError.Reason, at range: Range<Int>) {
        errors.append(EnvelopeError(reason, at: range, isInHeader: isInHeader))
    }

    /// Whether a text is not yet what will be sent.
    func isSpared(_ text: String) -> Bool {
        sparesTemplates && text.utf8.containsBraces
    }
}

extension String.UTF8View {
    /// Whether `{{` stands anywhere in it.
    fileprivate var containsBraces: Bool {
        zip(self, dropFirst()).contains { $0 == UInt8(ascii: "{") && $1 == UInt8(ascii: "{") }
    }
}
