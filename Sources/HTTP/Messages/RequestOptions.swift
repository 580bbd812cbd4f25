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
    /// Nil leaves it to libcurl: HTTP/2 where a TLS server offers it, else HTTP/1.1.
    package var version: ProtocolVersion?
    package var route = Route()
    package var tls = TLSOptions()
    /// A pause before the call; no time limit counts it.
    package var delay: Duration = .zero
    /// How many bytes a second may be sent, and how many received; zero is no limit.
    package var rateLimit = 0
    /// Whether `.` and `..` stay in the path that the author wrote.
    package var pathAsIs = false
    /// What is never reached through a proxy: the stub server.
    package var stubOrigin: Origin?
    /// Calls that the stub server answers in place of others; nil where it stands for nobody.
    package var interception: Interception?

    package init() {}
}
