import Diagnostics
import JSON
import SOAP
import Templates

extension SpecReader {
    func soapCall(in fields: Fields, defaults: Defaults) -> Call? {
        let member = fields["SOAP"]
        let target = member.flatMap { postTarget($0) }
        let envelope = envelope(fields["envelope"], in: fields)
        let action = fields["action"].flatMap { template($0.value) }
        guard var call = call(to: target, in: fields, defaults: defaults), let member else { return nil }
        let layer: EnvelopeLayer? =
            switch envelope {
            case .inherited: defaults.envelope
            case .removed: nil
            case .given(let own): own.over(defaults.envelope)
            }
        guard let layer else {
            if fields.lacks("envelope"), defaults.isComplete {
                report(
                    "a SOAP call needs an \"envelope\"", at: member.keyRange,
                    hint: "an empty one is \"envelope\": {}")
            }
            return nil
        }
        let content = layer.content
        checkNames(in: content, namespaces: call.namespaces)
        call.body = .soap(EnvelopeTemplate(action: action, content: content))
        return call
    }

    private func postTarget(_ member: LocatedMember) -> (method: Located<Template>, url: Located<Template>)? {
        guard case .string = member.value.content else {
            report("an operation of a WSDL is not built yet", at: member.value.range)
            return nil
        }
        guard let url = template(member.value), let method = try? Template("POST") else { return nil }
        return (Located(method, at: location(member.keyRange)), url)
    }

    /// An envelope of a call, of a level's defaults or of a stub's reply.
    func envelope(_ member: LocatedMember?, in outer: Fields) -> Layered<EnvelopeLayer> {
        guard let member else { return .inherited }
        if case .null = member.value.content { return .removed(location(member.value.range)) }
        if case .object(let members) = member.value.content,
            !members.contains(where: { $0.key == "file" || $0.key == "template" })
        {
            let fields = fields(of: member, [.envelope], in: outer)
            return .given(
                .parts(
                    version: version(fields["version"]), header: part(fields["header"]),
                    body: part(fields["body"])))
        }
        switch form(member.value) {
        case .notation(_)?:
            // It has other members beside "file" or "template".
            let fields = fields(of: member, [.envelope, .file, .template], in: outer)
            report("a whole envelope from a file has no other keys", at: fields.range)
            return .inherited
        case let form?: return raw(form).map { .given(.raw($0)) } ?? .inherited
        case nil: return .inherited
        }
    }

    private func version(_ member: LocatedMember?) -> Layered<EnvelopeVersion> {
        guard let member else { return .inherited }
        switch member.value.content {
        case .null: return .removed(location(member.value.range))
        case .string(let text):
            if let version = SOAPVersion(text: text) { return .given(.fixed(version)) }
            return template(member.value).map { .given(.template($0)) } ?? .inherited
        default: return .inherited
        }
    }

    private func part(_ member: LocatedMember?) -> Layered<EnvelopeTemplate.Part> {
        guard let member else { return .inherited }
        if case .null = member.value.content { return .removed(location(member.value.range)) }
        switch form(member.value) {
        case .notation(let json)?: return .given(.members(templated(json), json))
        case let form?: return raw(form).map { .given(.raw($0)) } ?? .inherited
        case nil: return .inherited
        }
    }

    private func form(_ json: LocatedJSON) -> EnvelopeForm? {
        do throws(EnvelopeError) {
            return try EnvelopeForm.reading(json)
        } catch {
            report(error.message, at: error.range, hint: error.hint)
            return nil
        }
    }

    private func raw(_ form: EnvelopeForm) -> EnvelopeTemplate.RawXML? {
        switch form {
        case .notation: nil
        case .text(let lines):
            textTemplate(lines: lines).map { text in
                let start = lines.first?.range.lowerBound ?? 0
                let end = lines.last?.range.upperBound ?? start
                return .text(text, at: location(start..<end))
            }
        case .file(let path): fileReference(path).map { .file($0) }
        case .template(let path): templateFile(path, form: .xml).map { .template($0) }
        }
    }

    /// Names and prefixes that could never be sent.
    func checkNames(in content: EnvelopeTemplate.Content, namespaces: Namespaces) {
        guard case .parts(let version, let header, let body) = content else { return }
        var bound = TextDictionary<String>()
        for binding in namespaces.bindings {
            bound[binding.prefix] = binding.uri.value.constantText ?? "urn:later"
        }
        let known: SOAPVersion = if case .fixed(let version)? = version { version } else { .v1_1 }
        for case .members(let value, let json)? in [header, body] {
            for error in EnvelopeBuilder.problems(in: json, namespaces: bound, version: known) {
                // A default may stand in the project file.
                let place = SourceLocation(source: value.source, range: error.range)
                report(Diagnostic(error.message, at: place, hint: error.hint))
            }
        }
    }
}
