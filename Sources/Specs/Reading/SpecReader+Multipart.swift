import Diagnostics
import JSON
import Templates

/// The parts of a multipart body.
extension SpecReader {
    /// Values, parts, and arrays of both, under the names of the parts.
    func multipart(_ member: LocatedMember, in outer: Fields) -> [PartTemplate] {
        let nesting = Nesting([], key: member.key, in: outer.nesting)
        return entries(of: member.value).flatMap { entry -> [PartTemplate] in
            guard let name = templateOfKey(entry) else { return [] }
            guard case .array(let elements) = entry.value.content else {
                return part(name, entry.value, under: entry.key, in: nesting).map { [$0] } ?? []
            }
            return elements.compactMap { element in
                if case .array = element.content {
                    report("a part in an array cannot be an array", at: element.range)
                    return nil
                }
                return part(name, element, under: entry.key, in: nesting)
            }
        }
    }

    /// Nil for null, which is left out, and for what is wrong.
    private func part(
        _ name: Located<Template>, _ json: LocatedJSON, under key: String, in outer: Nesting
    ) -> PartTemplate? {
        switch json.content {
        case .null: return nil
        case .surrogates:
            report("a part may not hold a lone surrogate", at: json.range)
            return nil
        case .object: return part(name, fields: fields(of: json, Nesting([.part], key: key, in: outer)))
        default: return PartTemplate(name: name, content: .value(templated(json)))
        }
    }

    private func part(_ name: Located<Template>, fields: Fields) -> PartTemplate? {
        guard !fields.written(of: .content).isEmpty else {
            report(
                "a part needs \"file\", \"text\" or \"json\"", at: fields.range,
                hint: "an object as the value is { \"json\": { … } }")
            return nil
        }
        reportSeconds(of: .content, in: fields)
        guard let content = content(of: fields) else { return nil }
        return PartTemplate(
            name: name, content: content, type: fields["type"].flatMap { template($0.value) },
            filename: filename(fields["filename"]),
            headers: fields["headers"].map { headerFields($0.value) } ?? [])
    }

    private func content(of fields: Fields) -> PartTemplate.Content? {
        if let file = fields["file"] { return fileReference(file).map { .file($0) } }
        if let text = fields["text"] { return textTemplate(text.value).map { .text($0) } }
        return fields["json"].map { .json(templated($0.value)) }
    }

    private func filename(_ member: LocatedMember?) -> PartTemplate.Filename {
        guard let member else { return .own }
        return template(member.value).map { .given($0) } ?? .none
    }
}
