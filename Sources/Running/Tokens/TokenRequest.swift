import HTTP
import Specs
import Text

/// The call that asks for a token (RFC 6749 §4.3.2 and §4.4.2).
struct TokenRequest {
    let request: Request
    let key: TokenKey
    /// What no output may show.
    let secrets: [String]
    private let grant: OAuth2.Grant

    /// - Parameters:
    ///   - oauth2: what the spec says.
    ///   - builder: fills it in.
    ///   - options: those of the call that needs the token: the same proxy, certificates and timeouts.
    /// - Throws: `StepProblem` where it cannot be filled in.
    init(_ oauth2: OAuth2, _ builder: RequestBuilder, options: RequestOptions) throws(StepProblem) {
        let filled = try filling { () throws(FillingError) in try oauth2.filled(in: builder.scope) }
        var request = Request(method: "POST", url: try builder.url(oauth2.tokenURL), options: options)
        request.options.followRedirects = false
        request.options.usesCookieJar = false
        request.options.delay = .zero
        request.options.maxBody = TokenRequest.maxBody
        request.headers = [Header("Accept", "application/json")]
        var form = [(name: "grant_type", value: filled.grant.rawValue)]
        func add(_ name: String, _ value: String?) { if let value { form.append((name, value)) } }
        if let id = filled.clientID, let secret = filled.clientSecret, filled.send == .basic {
            // RFC 6749 §2.3.1: both are form-encoded first.
            request.authentication = .basic(
                user: FormEncoding.encode(id), password: FormEncoding.encode(secret))
        } else {
            add("client_id", filled.clientID)
            add("client_secret", filled.clientSecret)
        }
        add("username", filled.username)
        add("password", filled.password)
        add("scope", filled.scope)
        add("audience", filled.audience)
        let body = Array(FormEncoding.serialize(form).utf8)
        request.body = RequestBody(body, contentType: "application/x-www-form-urlencoded")
        self.request = request
        key = TokenKey(
            url: request.url, authorization: request.authentication?.headerValue, body: body,
            route: options.route, tls: options.tls)
        secrets = [filled.clientSecret, filled.password].compactMap(\.self)
        grant = filled.grant
    }

    /// No answer with a token is longer.
    private static let maxBody = 1_000_000

    /// What `-v` tells of the call.
    func note(on exchange: Exchange) -> String {
        let end = exchange.response.map { " → \($0.status)" } ?? ""
        return "token: POST \(request.url.requestText)\(end) (\(grant.rawValue))"
    }
}

/// What tells apart requests that may bring different tokens: what is asked, which way, and by whom.
struct TokenKey: Hashable, Sendable {
    let url: HTTPURL
    let authorization: String?
    let body: [UInt8]
    let route: Route
    let tls: TLSOptions
}
