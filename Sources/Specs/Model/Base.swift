package import Templates

/// What relative URLs are appended to (LANGUAGE.md §2, *URLs*).
package enum Base: Sendable {
    case url(Located<Template>)
    indirect case parts(BaseParts)
}

/// A base given as `{ scheme host port path }`.
package struct BaseParts: Sendable {
    /// `http` where it is not given.
    package let scheme: Located<Template>?
    package let host: Located<Template>
    /// A number, or text that holds a template.
    package let port: Located<Template>?
    package let path: Located<Template>?

    package init(
        scheme: Located<Template>?, host: Located<Template>, port: Located<Template>?, path: Located<Template>?
    ) {
        self.scheme = scheme
        self.host = host
        self.port = port
        self.path = path
    }
}
