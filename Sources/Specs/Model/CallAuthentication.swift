package import HTTP
package import Templates

/// The credentials of a call.
package enum CallAuthentication: Sendable {
    indirect case basic(user: Located<Template>, password: Located<Template>)
    indirect case bearer(Located<Template>)
    /// Digest or NTLM.
    indirect case challenged(
        ChallengedLogin.Scheme, user: Located<Template>, password: Located<Template>)
    /// Kerberos, with the ticket of whoever runs the program; `false` sends nothing.
    indirect case negotiate(Setting<Bool>)
    /// A token that is fetched first.
    indirect case oauth2(OAuth2)
}
