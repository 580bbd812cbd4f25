import HTTP
import JSON

/// Reads what a token endpoint answers (RFC 6749 §5).
enum TokenAnswer {
    static func read(_ exchange: Exchange, sentAt start: Duration) -> Result<AccessToken, TokenProblem> {
        switch exchange.result {
        case .failure(let error):
            let isTimeout = if case .timedOut = error { true } else { false }
            return .failure(
                .noAnswer(detail: error.message, isTimeout: isTimeout, isInterruption: error == .cancelled))
        case .success(let response): return read(response, sentAt: start)
        }
    }

    static func read(_ response: Response, sentAt start: Duration) -> Result<AccessToken, TokenProblem> {
        let status = response.reason.isEmpty ? "\(response.status)" : "\(response.status) \(response.reason)"
        let answer = (try? JSONParser.parse(response.body))?.objectValue
        if let error = answer?["error"]?.stringValue {
            let description = answer?["error_description"]?.stringValue
            return .failure(.refused(status: status, error: error, description: description))
        }
        guard (200...299).contains(response.status) else { return .failure(.failed(status: status)) }
        guard let answer else { return .failure(.noJSON(status: status, type: response.mediaType)) }
        guard let text = answer["access_token"]?.stringValue, !text.isEmpty else {
            return .failure(.noToken(status: status))
        }
        // Servers there are that leave the type out; what they mean is Bearer.
        if let type = answer["token_type"]?.stringValue, !Token.equal(type, "Bearer") {
            return .failure(.unknownType(type))
        }
        return .success(AccessToken(text, lifetime: lifetime(answer["expires_in"]), from: start))
    }

    /// A number, or text as some servers have it; nil for anything else.
    private static func lifetime(_ value: JSONValue?) -> Int? {
        switch value {
        case .number(let number)?: number.asInt
        case .string(let text)?: Int(text)
        default: nil
        }
    }
}
