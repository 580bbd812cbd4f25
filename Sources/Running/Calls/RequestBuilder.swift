import Diagnostics
import HTTP
import JSON
import Platform
import Results
import SOAP
import Specs
import Templates
import Text

/// A call with everything filled in, ready for the client.
struct BuiltRequest {
    var request: Request
    /// The version of the envelope that is sent, for SOAP.
    var soapVersion: SOAPVersion?
}

/// Turns a call of a spec into a request: fills in templates, reads files, applies the rules of LANGUAGE.md
/// §2 and §6.
struct RequestBuilder {
    let scope: any VariableScope
    let files: any FileSystem
    let random: any RandomSource
    /// What relative URLs are appended to.
    let base: Base?
    /// What URLs may begin with in place of a path.
    var modules = Modules()
    /// The address of the file's stub server; calls to it go through no proxy.
    let stubAddress: String?
    /// The addresses that it stands for.
    var interceptedOrigins: [Origin] = []
    /// What a call has that says nothing of it.
    var defaults = CallDefaults()

    /// - Throws: `StepProblem`: the first thing that cannot be sent.
    func build(_ call: Call) throws(StepProblem) -> BuiltRequest {
        var (options, arrays) = try filling { () throws(FillingError) in
            try call.options.filled(in: scope, files: files)
        }
        if call.options.timeout == nil { options.timeout = defaults.timeout ?? options.timeout }
        if call.options.maxBody == nil { options.maxBody = defaults.maxBody ?? options.maxBody }
        var url = try url(call.url)
        if let query = call.query {
            let parameters = try ParameterList.read(query, in: scope, style: arrays)
            url = url.appendingQuery(parameters.encoded(PercentEncoding.queryValue))
        }
        let method = try filling { () throws(FillingError) in try call.method.text(in: scope) }
        var request = Request(method: method, url: url, options: options)
        if let server = stubAddress.flatMap({ try? HTTPURL($0) }) {
            request.options.stubOrigin = server.origin
            if !interceptedOrigins.isEmpty {
                request.options.interception = Interception(interceptedOrigins, server: server)
            }
        }
        try filling { () throws(FillingError) in
            for field in call.headers { request.add(try field.filled(in: scope)) }
            for field in call.cookies {
                let cookie = try field.filled(in: scope)
                request.cookies.append(RequestCookie(cookie.name, cookie.value))
            }
            request.authentication = try call.auth?.filled(in: scope)
        }
        let message = try MessageBuilder(
            scope: scope, files: files, random: random, arrays: arrays,
            authoredType: request.headers.values(of: "Content-Type").first
        ).build(call)
        request.body = message.body
        if message.replacesType, let type = message.body?.contentType { request.setContentType(type) }
        for header in message.headers where !request.names(header.name) {
            request.headers.append(Header(header.name, header.value))
        }
        return BuiltRequest(request: request, soapVersion: message.soapVersion)
    }

    /// A URL of the spec: a relative one appended to the base, the path of its module between.
    func url(_ written: Located<Template>) throws(StepProblem) -> HTTPURL {
        let (text, base, path) = try filling { () throws(FillingError) -> (String, String?, String) in
            let text = try written.url(in: scope)
            if RequestURL.isAbsolute(text) { return (text, nil, "") }
            let module = modules.module(of: text)
            return (
                module?.rest ?? text, try self.base?.url(in: scope),
                try module?.path.modulePath(in: scope) ?? ""
            )
        }
        do throws(URLError) {
            return try RequestURL.join(text, base: base, modulePath: path)
        } catch {
            throw StepProblem(
                .variableError, error.message, hint: modules.hint(for: error), at: written.location)
        }
    }
}

extension Request {
    /// Puts a value into the author's own line.
    fileprivate mutating func setContentType(_ type: String) {
        guard let index = headers.firstIndex(where: { $0.isNamed("Content-Type") }) else { return }
        headers[index].value = type
    }

    fileprivate mutating func add(_ field: (name: String, values: [String]?)) {
        guard let values = field.values else { return withheldHeaders.append(field.name) }
        for value in values { headers.append(Header(field.name, value)) }
    }
}
