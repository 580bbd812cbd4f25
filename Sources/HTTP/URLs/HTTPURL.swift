import Text

/// An absolute URL as it goes over the wire: ASCII only, with what may not stand in it percent-encoded and
/// every `%XX` left as it was written.
///
/// Any scheme is allowed here; a transport says which it can reach.
package struct HTTPURL: Sendable, Hashable {
    /// In lower case.
    package let scheme: String
    /// `user:password` as written; nil where there is none.
    package let userInformation: String?
    /// In lower case, international names in their ASCII form, IPv6 addresses in brackets.
    package let host: String
    /// The port as written; nil where there is none.
    package let port: Int?
    /// Empty or with a `/` at its front, dot segments as written.
    package var path: String
    /// Without `?`.
    package var query: String?
    /// Without `#`; it is never sent.
    package var fragment: String?

    /// Reads an absolute URL.
    ///
    /// - Throws: `URLError` where it has no scheme, no host or a port that is none.
    package init(_ text: String) throws(URLError) {
        try self.init(URIReference(text))
    }

    package init(_ reference: URIReference) throws(URLError) {
        guard let scheme = reference.scheme, let written = reference.authority else {
            throw .notAbsolute(reference.text)
        }
        let authority = try Authority(written, in: reference.text)
        self.scheme = scheme.lowercased()
        userInformation = authority.userInformation
        host = authority.host
        port = authority.port
        path = PercentEncoding.lenient(reference.path)
        query = reference.query.map(PercentEncoding.lenient)
        fragment = reference.fragment.map(PercentEncoding.lenient)
    }

    /// The whole URL.
    package var text: String { reference(withUser: true).text }

    /// The URL as a request names it: without user, password and fragment, and with a path.
    package var requestText: String {
        var reference = reference(withUser: false)
        reference.fragment = nil
        if path.isEmpty { reference.path = "/" }
        return reference.text
    }

    /// The port that is connected to: the one written or the scheme's own; 0 for a scheme without one.
    package var effectivePort: Int { port ?? Origin.defaultPort(of: scheme) ?? 0 }

    package var origin: Origin { Origin(scheme: scheme, host: host, port: effectivePort) }

    package var isSecure: Bool { scheme == "https" }

    /// What `reference` means in an answer from this URL (RFC 3986 §5.2).
    ///
    /// - Throws: `URLError` where the result is no URL with a host.
    package func resolving(_ reference: String) throws(URLError) -> HTTPURL {
        try HTTPURL(URIReference(reference).resolved(against: self.reference(withUser: false)))
    }

    /// The URL without `.` and `..` in its path.
    package func removingDotSegments() -> HTTPURL {
        var url = self
        url.path = DotSegments.removed(from: path)
        return url
    }

    private func reference(withUser: Bool) -> URIReference {
        var reference = URIReference("")
        reference.scheme = scheme
        var authority = host
        if withUser, let userInformation { authority = userInformation + "@" + authority }
        if let port {
            authority += ":"
            authority += String(port)
        }
        reference.authority = authority
        reference.path = path
        reference.query = query
        reference.fragment = fragment
        return reference
    }
}
