package import Templates

/// The credentials of a call.
package enum CallAuthentication: Sendable {
    indirect case basic(user: Located<Template>, password: Located<Template>)
    indirect case bearer(Located<Template>)
}
