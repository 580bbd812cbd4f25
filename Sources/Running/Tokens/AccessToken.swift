/// A token of an OAuth 2.0 server.
struct AccessToken: Sendable, Equatable {
    let text: String
    /// On the monotonic clock; nil where the server does not say.
    let expiresAt: Duration?

    /// - Parameters:
    ///   - text: the token.
    ///   - lifetime: in seconds, as the server says.
    ///   - start: when it was asked for.
    init(_ text: String, lifetime: Int?, from start: Duration) {
        self.text = text
        expiresAt = lifetime.map { seconds in
            let lifetime = Duration.seconds(max(0, min(seconds, AccessToken.longestLifetime)))
            // A token must not expire on the way.
            return start + lifetime - min(.seconds(30), lifetime / 10)
        }
    }

    func isValid(at now: Duration) -> Bool { expiresAt.map { now < $0 } ?? true }

    /// Ten years; no run lasts longer.
    private static let longestLifetime = 315_360_000
}

/// Why there is no token.
enum TokenProblem: Error, Equatable {
    /// The token endpoint gave no answer.
    case noAnswer(detail: String, isTimeout: Bool, isInterruption: Bool)
    /// An error of RFC 6749 §5.2.
    case refused(status: String, error: String, description: String?)
    /// A status that is no success, and no such error.
    case failed(status: String)
    case noJSON(status: String, type: String?)
    case noToken(status: String)
    /// Only Bearer tokens can be sent (RFC 6750).
    case unknownType(String)
}
