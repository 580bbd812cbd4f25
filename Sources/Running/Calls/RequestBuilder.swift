import Diagnostics
import HTTP
import JSON
import Platform
import SOAP
import Specs
import Templates

/// A call with everything filled in, ready for the client.
struct BuiltRequest {
    var request: Request
    /// The version of the envelope that is sent, for SOAP.
    var soapVersion: SOAPVersion?
}

/// Turns a call of a spec into a request: fills in templates, reads files, applies the rules of LANGUAGE.md
/// §2 and §6.
struct RequestBuilder {
    let filling: Filling
    let files: any FileSystem
    /// What relative URLs are appended to.
    let base: Base?

    /// - Parameters:
    ///   - call: the call with all defaults merged in.
    ///   - stubAddress: calls to this address go through no proxy.
    /// - Throws: `StepProblem`: the first thing that cannot be sent.
    func build(_ call: Call, stubAddress: String?) throws(StepProblem) -> BuiltRequest {
        let options = try options(call.options)
        var url = try url(call)
        if let query = call.query {
            let style = try filling.setting(call.options.arrays) ?? .repeated
            url = url.appendingQuery(try parameters(query, style: style))
        }
        var request = Request(method: call.method, url: url, options: options)
        request.options.bypassesProxy = stubAddress.map { url.text.hasPrefix($0) } ?? false
        try addHeaders(call.headers, to: &request)
        for cookie in call.cookies {
            let value: String?
            if let template = cookie.value { value = try filling.text(template) } else { value = nil }
            request.cookies.append(RequestCookie(try filling.text(cookie.name), value))
        }
        request.authentication = try authentication(call.auth)
        let message = try BodyBuilder(filling: filling, files: files).build(call)
        request.body = message.body
        for header in message.headers where !request.names(header.name) {
            request.headers.append(Header(header.name, header.value))
        }
        return BuiltRequest(request: request, soapVersion: message.soapVersion)
    }

    private func url(_ call: Call) throws(StepProblem) -> HTTPURL {
        let text = try filling.url(call.url)
        let base = RequestURL.isAbsolute(text) ? nil : try baseText()
        do throws(URLError) {
            return try RequestURL.join(text, base: base)
        } catch {
            throw StepProblem(.variableError, error.message, at: call.url.location)
        }
    }

    private func baseText() throws(StepProblem) -> String? {
        switch base {
        case nil: return nil
        case .url(let template)?: return try filling.url(template)
        case .parts(let parts)?:
            var text = "http"
            if let scheme = parts.scheme { text = try filling.text(scheme) }
            text += "://" + (try filling.text(parts.host))
            if let port = parts.port { text += ":" + (try filling.text(port)) }
            if let path = parts.path {
                let path = try filling.url(path)
                text += path.hasPrefix("/") ? path : "/" + path
            }
            return text
        }
    }

    private func parameters(
        _ template: TemplatedJSON, style: ArrayStyle
    ) throws(StepProblem) -> [(name: String, value: String)] {
        let value = try filling.value(template)
        do throws(ParameterProblem) {
            return try ParameterList(value, style: style).pairs
        } catch {
            throw StepProblem(.variableError, error.message, at: template.location)
        }
    }

    private func addHeaders(_ fields: [HeaderField], to request: inout Request) throws(StepProblem) {
        for field in fields {
            let name = try filling.text(field.name)
            guard let template = field.value else {
                request.withheldHeaders.append(name)
                continue
            }
            let value = try filling.value(template)
            guard case .array(let elements) = value else {
                request.headers.append(Header(name, try headerText(value, name, at: template.location)))
                continue
            }
            for element in elements {
                request.headers.append(Header(name, try headerText(element, name, at: template.location)))
            }
        }
    }

    private func headerText(
        _ value: JSONValue, _ name: String, at location: SourceLocation
    ) throws(StepProblem) -> String {
        switch value {
        case .string(let text): return text
        case .number(let number): return number.text
        case .boolean(let value): return value ? "true" : "false"
        case .surrogates:
            throw StepProblem(
                .variableError, "the header \"\(name)\" holds a lone surrogate, which cannot be sent",
                at: location)
        case .null, .array, .object:
            throw StepProblem(
                .variableError, "the header \"\(name)\" cannot be \(value.kindName) \(value.written())",
                at: location)
        }
    }

    private func authentication(
        _ authentication: CallAuthentication?
    ) throws(StepProblem) -> Authentication? {
        switch authentication {
        case nil: return nil
        case .basic(let user, let password)?:
            return .basic(user: try filling.text(user), password: try filling.text(password))
        case .bearer(let token)?: return .bearer(try filling.text(token))
        }
    }

    private func options(_ options: CallOptions) throws(StepProblem) -> RequestOptions {
        var result = RequestOptions()
        if let value = try filling.setting(options.timeout) { result.timeout = value }
        if let value = try filling.setting(options.connectTimeout) { result.connectTimeout = value }
        if let value = try filling.setting(options.followRedirects) { result.followRedirects = value }
        if let value = try filling.setting(options.maxRedirects) { result.maxRedirects = value }
        if let value = try filling.setting(options.compressed) { result.compressed = value }
        if let value = try filling.setting(options.maxBody) { result.maxBody = value.bytes }
        if let value = try filling.setting(options.cookies) { result.usesCookieJar = value }
        return result
    }
}

extension Request {
    /// Whether the author gives the header, be it as `null`.
    func names(_ header: String) -> Bool {
        headers.contains(named: header) || withheldHeaders.contains { Token.equal($0, header) }
    }
}

extension TemplatedJSON {
    /// The place of the value in its file.
    var location: SourceLocation { SourceLocation(source: source, range: tree.range) }
}
