import Diagnostics
import HTTP
import JSON
import Templates

/// What REST and SOAP calls have in common.
extension SpecReader {
    /// A call with everything but its own body. Without a method and a URL there is none; what is wrong with
    /// the rest of it is reported all the same.
    func call(
        to target: (method: Located<Template>, url: Located<Template>)?, in fields: Fields, defaults: Defaults
    ) -> Call? {
        let layer = DefaultsLayer(
            headers: headers(fields["headers"]), cookies: cookies(fields["cookies"]), auth: auth(in: fields),
            options: options(in: fields), expect: expect(in: fields, isStep: true), envelope: .inherited,
            namespaces: namespaces(fields["namespaces"]), outcome: outcome(in: fields))
        let merged = defaults.merged(with: layer, reporting: report)
        checkExpectations(in: fields, layer.expect, merged)
        checkOutcome(in: fields, layer.expect, merged)
        let captures = captures(in: fields)
        let poll = poll(in: fields)
        guard let target else { return nil }
        checkURL(target.url, under: merged)
        checkTokenURL(under: merged)
        var call = Call(
            method: target.method, url: target.url, headers: merged.headers, cookies: merged.cookies,
            auth: merged.auth, options: merged.options, namespaces: merged.namespaces, captures: captures,
            expect: merged.expect, outcome: merged.outcome?.rule)
        call.poll = poll
        call.save = save(in: fields)
        return call
    }

    private func save(in fields: Fields) -> Located<Template>? {
        guard let member = fields["save"], let path = template(member.value) else { return nil }
        if let text = path.value.constantText, let problem = SavePath.problem(of: text) {
            report(SavePath.message(of: problem, about: text), at: member.value.range)
        }
        return path
    }

    /// What a call expects and can never see.
    private func checkExpectations(in fields: Fields, _ own: ExpectLayer, _ merged: Defaults) {
        if let error = merged.expect.error {
            if case .inherited = own.error { reportChecks(fields["expect"], beside: error) }
            reportCaptures(fields["capture"], beside: error)
            reportSave(fields["save"], beside: error)
        }
        checkIgnored(own.ignore.given, merged.expect)
        guard let redirects = own.redirects.given else { return }
        switch merged.options.value.followRedirects {
        case .fixed(false)?, nil:
            report(
                "redirects are not followed here, so there are none to compare", at: redirects.location.range,
                hint: "write \"options\": { \"followRedirects\": true }")
        case .fixed(true)?, .template?: break
        }
    }

    /// A URL without templates is put together as it will be, so that its errors are known now; of another one
    /// the module is looked for.
    func checkURL(_ url: Located<Template>, under defaults: Defaults) {
        let text = url.value.constantText ?? url.value.leadingText
        let module = defaults.modules.module(of: text)
        if !url.value.isConstant, module != nil || RequestURL.modulePrefix(of: text) == nil { return }
        let base: String? =
            switch defaults.base {
            case .missing: nil
            case .constant(let text): text
            case .later: "http://base.invalid"
            }
        do throws(URLError) {
            let path = module.map { $0.path.value.constantText ?? "/later" }
            let joined = try RequestURL.join(module?.rest ?? text, base: base, modulePath: path ?? "")
            _ = hasKnownScheme(joined, at: url.location.range)
        } catch {
            if case .unknownModule = error, !defaults.modules.isComplete { return }
            report(Diagnostic(error.message, at: url.location, hint: hint(for: error, under: defaults)))
        }
    }

    /// Whether a token is asked for at all is known only when the call is made, so it may go without a base.
    private func checkTokenURL(under defaults: Defaults) {
        guard case .oauth2(let oauth2)? = defaults.auth else { return }
        var known = defaults
        if case .missing = known.base { known.base = .later }
        checkURL(oauth2.tokenURL, under: known)
    }

    private func hint(for error: URLError, under defaults: Defaults) -> String? {
        if case .noBase = error { return project.flatMap { OtherEnvironments.hint($0.others.bases) } }
        return defaults.modules.hint(for: error)
    }

    /// Whether a URL can be asked; another scheme is reported.
    func hasKnownScheme(_ url: HTTPURL, at range: Range<Int>) -> Bool {
        if url.scheme == "http" || url.scheme == "https" || intercepted.contains(url.origin) { return true }
        report(
            "\(quoted(url.scheme)) is no scheme of HTTP, expected http or https", at: range,
            hint: intercepted.contains { $0.scheme == url.scheme }
                ? "no stub stands for \(quoted(url.origin.text))" : nil)
        return false
    }

    func headers(_ member: LocatedMember?) -> Layered<[HeaderField]> {
        guard let member else { return .inherited }
        if case .null = member.value.content { return .removed(location(member.value.range)) }
        return .given(headerFields(member.value))
    }

    /// The headers of a call or of a stub's reply.
    func headerFields(_ json: LocatedJSON) -> [HeaderField] {
        var known: [(name: String, range: Range<Int>)] = []
        return entries(of: json).compactMap { entry in
            guard let name = templateOfKey(entry) else { return nil }
            if let text = name.value.constantText {
                guard isHeaderName(text, at: entry.keyRange) else { return nil }
                if let first = known.first(where: { Token.equal($0.name, text) }) {
                    report(
                        "the header \(quoted(text)) stands here twice", at: entry.keyRange,
                        hint: "several lines of one header are an array",
                        related: [.init(message: "the first one is here", location: location(first.range))])
                    return nil
                }
                known.append((text, entry.keyRange))
            }
            if case .null = entry.value.content { return HeaderField(name: name, value: nil) }
            return HeaderField(name: name, value: templated(entry.value))
        }
    }

    /// Whether a header can have the name; another one is reported.
    func isHeaderName(_ name: String, at range: Range<Int>) -> Bool {
        if Token.isValid(name) { return true }
        report("\(quoted(name)) is no name of a header", at: range)
        return false
    }

    func cookies(_ member: LocatedMember?) -> Layered<[CookieField]> {
        guard let member else { return .inherited }
        if case .null = member.value.content { return .removed(location(member.value.range)) }
        return .given(
            entries(of: member.value).compactMap { entry in
                guard let name = templateOfKey(entry) else { return nil }
                if case .null = entry.value.content { return CookieField(name: name, value: nil) }
                return template(entry.value).map { CookieField(name: name, value: $0) }
            })
    }
}
