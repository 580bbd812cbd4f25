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

    /// Whether somebody answers, were all stubs right.
    func hasStubs(_ member: LocatedMember?) -> Bool {
        guard case .array(let elements)? = member?.value.content else { return member != nil }
        return !elements.isEmpty
    }

    private func stub(_ fields: Fields, namespaces: Namespaces) -> StubRule? {
        let query = conditions(fields["query"])
        let headers = conditions(fields["headers"])
        let cookies = conditions(fields["cookies"])
        let form = conditions(fields["form"])
        let json = fields["json"].flatMap { expected($0.value) }
        let times: Setting<Int>? = fields["times"].flatMap { setting($0.value) }
        let replies = replies(in: fields, namespaces: namespaces)
        let pattern = pattern(in: fields)
        guard let pattern, !replies.isEmpty else { return nil }
        return StubRule(
            pattern: pattern, query: query, headers: headers, cookies: cookies, form: form, json: json,
            times: times, replies: replies, namespaces: namespaces, location: location(fields.range))
    }

    /// The addresses that the stubs of a file stand for, read before everything that has a URL.
    func interceptedOrigins(_ member: LocatedMember?) -> [Origin] {
        guard case .array(let elements)? = member?.value.content else { return [] }
        return elements.compactMap { element in
            guard
                case .string(let text)? = entries(of: element).first(where: { $0.key == "on" })?.value.content,
                case .success(let pattern) = StubPattern.reading(text)
            else { return nil }
            return pattern.origin
        }
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

    /// The one reply, or those that are given in turn.
    private func replies(in outer: Fields, namespaces: Namespaces) -> [StubReply] {
        reportSeconds(of: .answer, in: outer)
        if let member = outer["reply"] {
            return [reply(fields(of: member, [.reply], in: outer), namespaces: namespaces)]
        }
        guard let member = outer["replies"], case .array(let elements) = member.value.content else {
            if outer.lacks("reply"), outer.lacks("replies") {
                report(
                    "a stub needs a \"reply\"", at: outer.range,
                    hint: "an empty answer is \"reply\": { \"status\": 204 }")
            }
            return []
        }
        if elements.isEmpty { report("\"replies\" holds no reply", at: member.value.range) }
        let nesting = Nesting([.reply], key: "replies", in: outer.nesting)
        return elements.filter(\.isObject).map { element in
            reply(self.fields(of: element, nesting), namespaces: namespaces)
        }
    }

    private func reply(_ fields: Fields, namespaces: Namespaces) -> StubReply {
        StubReply(
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
