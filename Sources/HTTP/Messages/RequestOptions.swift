/// How a request is carried out.
package struct RequestOptions: Sendable, Hashable {
    /// For the whole call, redirects included; zero is no limit.
    package var timeout: Duration = .seconds(30)
    /// For a connection to stand, name and TLS included; zero is no limit.
    package var connectTimeout: Duration = .seconds(10)
    package var followRedirects = false
    /// More are an error.
    package var maxRedirects = 10
    /// Whether the server is asked for a content coding; an answer that has one is decoded anyway.
    package var compressed = false
    /// The most bytes that a body may have when it is decoded.
    package var maxBody = 64_000_000
    /// Whether cookies are taken from the jar and put there.
    package var usesCookieJar = true
    /// Whether to connect directly whatever the environment says of proxies: for stub servers.
    package var bypassesProxy = false

    package init() {}
}
