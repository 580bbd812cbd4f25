import HTTP
import JSON
import Templates

extension SpecReader {
    /// What relative URLs are appended to, and what is known of it now.
    func base(in outer: Fields) -> (base: Base, known: KnownBase)? {
        guard let member = outer["base"] else { return nil }
        if case .string = member.value.content {
            guard let url = template(member.value) else { return nil }
            guard let text = url.value.constantText else { return (.url(url), .later) }
            guard isURL(text, at: member.value.range) else { return nil }
            return (.url(url), .constant(text))
        }
        let fields = fields(of: member, [.base], in: outer)
        guard let host = fields["host"].flatMap({ template($0.value) }) else {
            if fields.lacks("host") { report("\"base\" needs a \"host\"", at: member.value.range) }
            return nil
        }
        let parts = BaseParts(
            scheme: fields["scheme"].flatMap { template($0.value) }, host: host,
            port: fields["port"].flatMap { template($0.value) },
            path: fields["path"].flatMap { template($0.value) })
        let all = [parts.scheme, parts.host, parts.port, parts.path].compactMap { $0 }
        guard all.allSatisfy(\.value.isConstant) else { return (.parts(parts), .later) }
        let text = Base.text(
            scheme: parts.scheme?.value.constantText, host: parts.host.value.constantText ?? "",
            port: parts.port?.value.constantText, path: parts.path?.value.constantText)
        guard isURL(text, at: member.value.range) else { return nil }
        return (.parts(parts), .constant(text))
    }

    private func isURL(_ text: String, at range: Range<Int>) -> Bool {
        do throws(URLError) {
            return hasKnownScheme(try HTTPURL(text), at: range)
        } catch {
            report(error.message, at: range)
            return false
        }
    }
}
