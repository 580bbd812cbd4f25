import HTTP
import Text

/// The keys of `options`: how a call is sent.
extension ObjectKind {
    static let optionsKeys: [SpecKey] = exchangeKeys + routeKeys + messageKeys

    /// What a call has where nobody says otherwise.
    private static let standard = RequestOptions()

    private static let exchangeKeys: [SpecKey] = [
        SpecKey(
            "timeout", nullable(.duration), "How long the whole call may take", example: "\"5s\"",
            default: quoted(DurationText.format(standard.timeout))),
        SpecKey(
            "connectTimeout", nullable(.duration), "How long connecting may take", example: "\"2s\"",
            default: quoted(DurationText.format(standard.connectTimeout))),
        SpecKey(
            "followRedirects", nullable(.flag), "Whether redirects are followed", example: "true",
            default: "\(standard.followRedirects)",
            otherNames: ["allowRedirects", "redirect", "follow", "redirects", "location"]),
        SpecKey(
            "maxRedirects", nullable(.integerIn(0...Int.max)), "How many redirects are followed",
            example: "3",
            default: "\(standard.maxRedirects)"),
        SpecKey(
            "http", nullable(.word(ProtocolVersion.allCases.map(\.rawValue))), "The version of HTTP",
            example: "\"1.1\"", otherNames: ["httpVersion"]),
        SpecKey(
            "compressed", nullable(.flag), "Whether a compressed answer is asked for", example: "true",
            default: "\(standard.compressed)",
            otherNames: ["gzip"]),
    ]

    private static let routeKeys: [SpecKey] = [
        SpecKey(
            "proxy", nullable(.text), "The proxy to use; an empty string is none",
            example: "\"http://127.0.0.1:3128\""),
        SpecKey(
            "noProxy", .either([.text, .array(.text), .null]), "Hosts that no proxy is used for",
            example: "\"localhost\""),
        SpecKey(
            "resolve", nullable(.map(.either([.text, .array(.text)]))), "Addresses for host names",
            example: "{ \"api.example.test:443\": \"127.0.0.1\" }"),
        SpecKey(
            "connectTo", nullable(.map(.text)), "Where to connect instead",
            example: "{ \"api.example.test:443\": \"127.0.0.1:8443\" }"),
        SpecKey("unixSocket", nullable(.text), "A Unix socket to connect to", example: "\"/run/api.sock\""),
        SpecKey(
            "interface", nullable(.text), "The network interface, or its address, to send from",
            example: "\"eth0\""),
        SpecKey(
            "ip", nullable(.word(IPFamily.allCases.map(\.rawValue))), "The version of IP", example: "\"4\""),
        SpecKey(
            "tls", nullable(.object(.tls)), "Certificates and versions of TLS",
            example: "{ \"ca\": \"ca.pem\" }", otherNames: ["ssl"]),
        SpecKey(
            "netrc", nullable(.flag), "Whether a call without credentials takes those of `.netrc`",
            example: "true", default: "false"),
    ]

    private static let messageKeys: [SpecKey] = [
        SpecKey(
            "maxBody", nullable(.size), "How large a decoded body may be", example: "\"10MB\"",
            default: quoted(SizeText.format(standard.maxBody)),
            otherNames: ["maxSize"]),
        SpecKey("delay", nullable(.duration), "A pause before the call", example: "\"100ms\""),
        SpecKey(
            "rateLimit", nullable(.size), "How much is sent, and how much received, in a second",
            example: "\"100KB\"", otherNames: ["limitRate"]),
        SpecKey(
            "pathAsIs", nullable(.flag), "Whether `..` stays in the path", example: "true",
            default: "\(standard.pathAsIs)"),
        SpecKey(
            "cookies", nullable(.flag), "Whether the cookie jar is used", example: "false",
            default: "\(standard.usesCookieJar)"),
        SpecKey(
            "arrays", nullable(.word(ArrayStyle.allCases.map(\.rawValue))),
            "How arrays in `query` and `form` are written", example: "\"brackets\"",
            default: quoted(ArrayStyle.repeated.rawValue)),
    ]

    static let tlsKeys: [SpecKey] = [
        SpecKey(
            "ca", .text, "The file of the certificates to trust", example: "\"ca.pem\"",
            otherNames: ["cacert", "caFile"]),
        SpecKey(
            "cert", .text, "The file of the client's certificate", example: "\"client.pem\"",
            otherNames: ["certificate", "clientCert", "pfx"]),
        SpecKey(
            "key", .text, "The file of the client's key", example: "\"client.key\"", needs: ["cert"]),
        SpecKey(
            "password", .text, "The password of the key", example: "\"{{keyPassword}}\"", needs: ["cert"],
            otherNames: ["passphrase"]),
        SpecKey(
            "insecure", .flag, "Whether any certificate is taken", example: "true", default: "false",
            otherNames: ["skipVerify", "verify", "rejectUnauthorized"]),
        SpecKey("min", tlsVersion, "The lowest version of TLS", example: "\"1.2\""),
        SpecKey("max", tlsVersion, "The highest version of TLS", example: "\"1.3\""),
    ]

    private static let tlsVersion = KeyType.word(TLSVersion.allCases.map(\.rawValue))

    private static func nullable(_ type: KeyType) -> KeyType { .either([type, .null]) }
}
