/// Where a path expression begins when it does not begin with a path into the body (LANGUAGE.md §5).
package enum PathSource: Sendable, Hashable {
    case status
    case reason
    /// `HTTP/1.1`.
    case version
    /// The media type without parameters.
    case type
    /// The lines of a header, its name in any case.
    case header(String)
    case cookie(String, CookieAttribute)
    /// The body as text.
    case body
    /// The body as decompressed bytes.
    case bytes
    case url
    /// The redirects that were followed, as an array of `{ status url location headers }`.
    case redirects
    case ip
    /// In milliseconds.
    case time(TimePhase)
    case size(SizeMeasure)
    case certificate(CertificatePart)
    case fault(FaultPart)
    case outcome(OutcomePart)
    case variable(String)

    /// What of a cookie; each but `value` is named as in `expect.cookies`.
    package enum CookieAttribute: String, Sendable, Hashable, CaseIterable {
        case value, path, domain, expires, maxAge, secure, httpOnly, sameSite
    }

    package enum TimePhase: String, Sendable, Hashable, CaseIterable {
        case total, dns, connect, tls, firstByte
    }

    package enum SizeMeasure: String, Sendable, Hashable, CaseIterable {
        /// Bytes of the decompressed body.
        case decoded
        /// Bytes as they were received.
        case wire
    }

    /// What of the server's certificate.
    package enum CertificatePart: String, Sendable, Hashable, CaseIterable {
        case subject, issuer, start, expires, serial, san
    }

    /// What of a business failure.
    package enum OutcomePart: String, Sendable, Hashable, CaseIterable {
        case code, message, text
    }

    /// What of a fault; `all` is the object of the others.
    package enum FaultPart: String, Sendable, Hashable, CaseIterable {
        case all, code, subcode, reason, role, node, detail
    }
}
