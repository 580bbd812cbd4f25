import Diagnostics
import HTTP
import JSON
import Templates

extension SpecReader {
    func stubs(_ member: LocatedMember?, in outer: Fields, namespaces: Namespaces) -> [StubRule] {
        guard case .array(let elements)? = member?.value.content else { return [] }
        let around = Nesting([], key: "stubs", in: outer.nesting)
        return elements.filter(\.isObject).compactMap { element in
            stub(self.fields(of: element, Nesting([.stub], key: "stubs", in: around)), namespaces: namespaces)
        }
    }

    private func stub(_ fields: Fields, namespaces: Namespaces) -> StubRule? {
        let query = conditions(fields["query"])
        let headers = conditions(fields["headers"])
        let form = conditions(fields["form"])
        let json = fields["json"].flatMap { expected($0.value) }
        let reply = reply(in: fields, namespaces: namespaces)
        let pattern = pattern(in: fields)
        guard let pattern, let reply else { return nil }
        return StubRule(
            pattern: pattern, query: query, headers: headers, form: form, json: json, reply: reply,
            namespaces: namespaces, location: location(fields.range))
    }

    private func pattern(in fields: Fields) -> StubPattern? {
        guard let member = fields["on"], case .string(let text) = member.value.content else {
            if fields.lacks("on") {
                report(
                    "a stub needs an \"on\"", at: fields.range, hint: "such as \"on\": \"GET /notes/{id}\"")
            }
            return nil
        }
        switch StubPattern.reading(text) {
        case .success(let pattern): return pattern
        case .failure(let wrong):
            report(
                wrong.message, at: range(wrong.offset, length: wrong.length, inside: member.value.range),
                hint: wrong.hint)
            return nil
        }
    }

    private func conditions(_ member: LocatedMember?) -> [StubCondition] {
        guard let member else { return [] }
        return entries(of: member.value).compactMap { entry in
            guard let name = templateOfKey(entry), let value = expected(entry.value) else { return nil }
            return StubCondition(name: name, value: value)
        }
    }

    private func reply(in outer: Fields, namespaces: Namespaces) -> StubReply? {
        guard let member = outer["reply"] else {
            if outer.lacks("reply"), outer.lacks("replies") {
                report(
                    "a stub needs a \"reply\"", at: outer.range,
                    hint: "an empty answer is \"reply\": { \"status\": 204 }")
            }
            return nil
        }
        let fields = fields(of: member, [.reply], in: outer)
        return StubReply(
            status: fields["status"].flatMap { setting($0.value) } ?? .fixed(200),
            headers: fields["headers"].map { headerFields($0.value) } ?? [],
            body: replyBody(in: fields, namespaces: namespaces))
    }

    private func replyBody(in fields: Fields, namespaces: Namespaces) -> StubReply.Body {
        reportSeconds(of: .replyBody, in: fields)
        if let json = fields["json"] { return .json(templated(json.value)) }
        if let text = fields["text"], let read = textTemplate(text.value) { return .text(read) }
        if let xml = fields["xml"], let read = textTemplate(xml.value) { return .xml(read) }
        if case .given(let layer) = envelope(fields["envelope"], in: fields) {
            let content = layer.content
            checkNames(in: content, namespaces: namespaces)
            return .envelope(EnvelopeTemplate(content: content))
        }
        return .none
    }
}
