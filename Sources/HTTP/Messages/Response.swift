/// An answer, whole.
package struct Response: Sendable, Hashable {
    package var status: Int
    /// What stands behind the status; empty in HTTP/2 and where the server says nothing.
    package var reason: String
    /// `HTTP/1.1`.
    package var version: String
    /// In their order, their case and with repeats; interim answers and trailers are not among them. A value
    /// that is no UTF-8 is read as ISO-8859-1.
    package var headers: [Header]
    /// The decoded bytes.
    package var body: [UInt8]
    /// How many bytes of body came over the wire.
    package var wireSize: Int
    /// Where the answer came from.
    package var url: HTTPURL
    package var timing: Timing
    /// The address connected to; empty where unknown.
    package var remoteAddress: String
    /// Whether a connection was made for it; false where it came over one that stood.
    package var isFirstOfConnection: Bool
    /// What the server showed of itself; nil without TLS.
    package var certificate: Certificate?

    package init(
        status: Int, reason: String = "", version: String = "HTTP/1.1", headers: [Header] = [],
        body: [UInt8] = [], wireSize: Int? = nil, url: HTTPURL, timing: Timing = Timing(),
        remoteAddress: String = "", isFirstOfConnection: Bool = true, certificate: Certificate? = nil
    ) {
        self.status = status
        self.reason = reason
        self.version = version
        self.headers = headers
        self.body = body
        self.wireSize = wireSize ?? body.count
        self.url = url
        self.timing = timing
        self.remoteAddress = remoteAddress
        self.isFirstOfConnection = isFirstOfConnection
        self.certificate = certificate
    }

    /// The values of all lines of that name, in any case, in their order.
    package func header(_ name: String) -> [String] { headers.values(of: name) }

    /// `Content-Type` without parameters, in lower case; nil where there is none.
    package var mediaType: String? { contentType?.name }

    /// The `charset` of `Content-Type`, in the case in which it was sent.
    package var charset: String? { contentType?.parameter("charset") }

    /// The cookies that the answer sets, in the order of their lines; lines that set none are left out.
    package var setCookies: [SetCookie] { header("Set-Cookie").compactMap(SetCookie.init(parsing:)) }

    /// `Content-Type` with its parameters; of several lines the last.
    package var contentType: MediaType? { header("Content-Type").last.flatMap(MediaType.init) }
}
