package import Templates

/// Where the token of a call comes from (RFC 6749).
package struct OAuth2: Sendable {
    package enum Grant: String, Sendable, CaseIterable {
        case clientCredentials = "client_credentials"
        case password
    }

    /// Where the client's secret is sent (RFC 6749 §2.3.1).
    package enum SecretPlace: String, Sendable, CaseIterable {
        case basic, body
    }

    package let grant: Setting<Grant>
    /// As written: a relative one is appended to the spec's base.
    package let tokenURL: Located<Template>
    package let clientID: Located<Template>?
    package let clientSecret: Located<Template>?
    package let scope: Located<Template>?
    package let audience: Located<Template>?
    package let username: Located<Template>?
    package let password: Located<Template>?
    /// Nil is `basic`.
    package let send: Setting<SecretPlace>?
}
