import Templates

extension VariableUses {
    /// Everything that must be known before a call is sent.
    mutating func addRequest(of call: Call) {
        add(call.method)
        add(call.url)
        add(call.query)
        add(call.headers)
        for cookie in call.cookies {
            add(cookie.name)
            add(cookie.value)
        }
        add(call.auth)
        add(call.body)
        add(call.options)
        for binding in call.namespaces.bindings { add(binding.uri) }
        for capture in call.captures { add(capture.path) }
        if let rule = call.outcome?.value { add(rule) }
        addLimits(of: call.poll?.value)
    }

    /// When a poll ends, and how long it pauses; `stop` is for an answer.
    mutating func addLimits(of poll: Poll?) {
        guard let poll else { return }
        add(poll.duration)
        add(poll.times)
        add(poll.pause)
        add(poll.backoff)
    }

    private mutating func add(_ auth: CallAuthentication?) {
        switch auth {
        case .basic(let user, let password)?, .challenged(_, let user, let password)?:
            add(user)
            add(password)
        case .bearer(let token)?: add(token)
        case .negotiate(let isWanted)?: add(isWanted)
        case .oauth2(let oauth2)?:
            add(oauth2.grant)
            add(oauth2.tokenURL)
            for part in [oauth2.clientID, oauth2.clientSecret, oauth2.scope, oauth2.audience] { add(part) }
            add(oauth2.username)
            add(oauth2.password)
            add(oauth2.send)
        case nil: break
        }
    }

    private mutating func add(_ body: Body) {
        switch body {
        case .none: break
        case .json(let value), .form(let value), .plist(let value): add(value)
        case .text(let text), .xml(let text), .base64(let text): add(text)
        case .multipart(let parts): for part in parts { add(part) }
        case .graphql(let request):
            add(request.query)
            add(request.variables)
            add(request.operationName)
        case .file(let file): add(file.path)
        case .template(let template): add(template)
        case .soap(let envelope): add(envelope)
        }
    }

    private mutating func add(_ part: PartTemplate) {
        add(part.name)
        switch part.content {
        case .value(let value), .json(let value): add(value)
        case .text(let text): add(text)
        case .file(let file): add(file.path)
        }
        add(part.type)
        if case .given(let filename) = part.filename { add(filename) }
        add(part.headers)
    }

    mutating func add(_ envelope: EnvelopeTemplate) {
        add(envelope.action)
        switch envelope.content {
        case .parts(let version, let header, let body):
            if case .template(let version)? = version { add(version) }
            for part in [header, body] {
                switch part {
                case .members(let value, _)?: add(value)
                case .raw(let xml)?: add(xml)
                case nil: break
                }
            }
        case .raw(let xml): add(xml)
        }
    }

    private mutating func add(_ xml: EnvelopeTemplate.RawXML) {
        switch xml {
        case .text(let text, _): add(text)
        case .file(let file): add(file.path)
        case .template(let template): add(template)
        }
    }

    /// Everything that must be known when an answer has come; captures of the call itself are.
    mutating func addChecks(of call: Call) {
        for capture in call.captures { add(capture.default) }
        add(call.save)
        add(call.expect)
        if let stop = call.poll?.value.stop { add(stop.value) }
    }

    private mutating func add(_ expect: Expectations) {
        if let error = expect.error { return add(error.value) }
        add(expect.redirects?.value)
        switch expect.status?.rule {
        case .matching(let value)?: add(value)
        case .templated(let value)?: add(value)
        case .oneOf?, nil: break
        }
        add(expect.type?.value)
        for header in expect.headers {
            add(header.name)
            add(header.value.value)
        }
        for cookie in expect.cookies {
            add(cookie.name)
            for part in cookie.parts { add(part.value.value) }
        }
        add(expect.json?.value)
        switch expect.text?.value {
        case .value(let value)?: add(value)
        case .file(let file)?: add(file.path)
        case nil: break
        }
        for path in expect.paths {
            add(path.path)
            add(path.value.value)
        }
        add(expect.empty?.value)
        addComparisons(expect)
        if case .parts(let parts)? = expect.fault?.value {
            for part in parts { add(part.value.value) }
        }
        for part in expect.outcome?.value.parts ?? [] { add(part.value.value) }
    }

    private mutating func addComparisons(_ expect: Expectations) {
        switch expect.xml?.value {
        case .text(let text)?: add(text)
        case .file(let file)?: add(file.path)
        case nil: break
        }
        for path in expect.ignore?.value ?? [] { add(path) }
        add(expect.file?.path)
        add(expect.time?.value)
        add(expect.size?.value)
    }

    /// What a request to a stub must be like.
    mutating func addConditions(of stub: StubRule) {
        for condition in stub.query + stub.headers + stub.cookies + stub.form {
            add(condition.name)
            add(condition.value.value)
        }
        add(stub.json?.value)
        add(stub.times)
    }

    mutating func addReplies(of stub: StubRule) {
        for reply in stub.replies { add(reply) }
    }

    private mutating func add(_ reply: StubReply) {
        add(reply.status)
        add(reply.headers)
        switch reply.body {
        case .none: break
        case .json(let value): add(value)
        case .text(let text), .xml(let text): add(text)
        case .envelope(let envelope): add(envelope)
        }
    }
}
