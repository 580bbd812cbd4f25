import HTTP
import Platform
import Results
import Specs

/// Credentials that a call does not hold itself: a token that is fetched, or a login of `.netrc`.
extension CallRun {
    /// Sends the call with its credentials. Where a token of an earlier call is refused, the call is made once
    /// more with a new one (RFC 6750 §3.1, `invalid_token`).
    func send(
        _ built: BuiltRequest, _ builder: RequestBuilder, jar: inout CookieJar, notes: inout [String]
    ) throws(StepProblem) -> Exchange {
        let client = isCleanup ? context.cleanupClient : context.client
        var request = built.request
        // The author's own header wins, so there is nothing to fetch.
        guard case .oauth2(let oauth2)? = call.auth, !request.names("Authorization") else {
            try addNetrcLogin(to: &request)
            return client.perform(request, jar: &jar)
        }
        let wanted = try TokenRequest(oauth2, builder, options: request.options)
        let (token, isNew) = try self.token(wanted, oauth2, client, notes: &notes)
        request.authentication = .bearer(token)
        let exchange = client.perform(request, jar: &jar)
        guard !isNew, exchange.response?.status == 401, exchange.sent.headers.contains(named: "Authorization")
        else { return exchange }
        notes += CallRun.notes(on: exchange)
        let (newToken, _) = try self.token(wanted, oauth2, client, refused: token, notes: &notes)
        notes.append("answered 401 to the token of an earlier call, made once more with a new one")
        request.authentication = .bearer(newToken)
        return client.perform(request, jar: &jar)
    }

    /// The token, and whether it was fetched for this call.
    private func token(
        _ wanted: TokenRequest, _ oauth2: OAuth2, _ client: HTTPClient, refused: String? = nil,
        notes: inout [String]
    ) throws(StepProblem) -> (text: String, isNew: Bool) {
        context.secrets.note(wanted.secrets)
        let clock = context.surroundings.clock
        var note: String?
        let (result, isNew) = context.tokens.token(for: wanted.key, clock: clock, refused: refused) {
            let start = clock.now()
            var noCookies = CookieJar()
            let exchange = client.perform(wanted.request, jar: &noCookies)
            let result = TokenAnswer.read(exchange, sentAt: start)
            note = wanted.note(on: exchange)
            return result
        }
        if let note { notes.append(note) }
        switch result {
        case .success(let token):
            context.secrets.note([token.text])
            return (token.text, isNew)
        case .failure(let problem):
            throw StepProblem(
                problem.isTimeout ? .timeout : .tokenError, problem.message(from: wanted.request.url),
                at: oauth2.tokenURL.location)
        }
    }

    private func addNetrcLogin(to request: inout Request) throws(StepProblem) {
        guard let netrc = call.options.netrc, request.authentication == nil, !request.names("Authorization"),
            request.url.userInformation?.utf8.contains(UInt8(ascii: ":")) != true,
            try filling({ () throws(FillingError) in try netrc.value(in: variables) })
        else { return }
        let file = NetrcFile(
            environment: context.surroundings.environment, files: context.surroundings.files)
        guard let (user, password) = try file.login(for: request.url, at: call.url.location) else { return }
        context.secrets.note([password])
        request.authentication = .basic(user: user, password: password)
    }
}
