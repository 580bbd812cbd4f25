import HTTP

/// The keys of `options`: how a call is sent.
extension ObjectKind {
    static let optionsKeys: [SpecKey] = exchangeKeys + routeKeys + messageKeys

    private static let exchangeKeys: [SpecKey] = [
        SpecKey("timeout", nullable(.duration), "How long the whole call may take (30s)", example: "\"5s\""),
        SpecKey(
            "connectTimeout", nullable(.duration), "How long connecting may take (10s)", example: "\"2s\""),
        SpecKey(
            "followRedirects", nullable(.flag), "Whether redirects are followed (no)", example: "true",
            otherNames: ["allowRedirects", "redirect", "follow", "redirects", "location"]),
        SpecKey(
            "maxRedirects", nullable(.integer), "How many redirects are followed (10)", example: "3"),
        SpecKey(
            "http", nullable(.word(ProtocolVersion.allCases.map(\.rawValue))), "The version of HTTP",
            example: "\"1.1\"", otherNames: ["httpVersion"]),
        SpecKey(
            "compressed", nullable(.flag), "Whether a compressed answer is asked for", example: "true",
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
            "netrc", nullable(.flag), "Whether a call without credentials takes those of `.netrc` (no)",
            example: "true"),
    ]

    private static let messageKeys: [SpecKey] = [
        SpecKey(
            "maxBody", nullable(.size), "How large a decoded body may be (64MB)", example: "\"10MB\"",
            otherNames: ["maxSize"]),
        SpecKey("delay", nullable(.duration), "A pause before the call", example: "\"100ms\""),
        SpecKey(
            "rateLimit", nullable(.size), "How much is sent, and how much received, in a second",
            example: "\"100KB\"", otherNames: ["limitRate"]),
        SpecKey("pathAsIs", nullable(.flag), "Whether `..` stays in the path", example: "true"),
        SpecKey("cookies", nullable(.flag), "Whether the cookie jar is used (yes)", example: "false"),
        SpecKey(
            "arrays", nullable(.word(["repeat", "brackets", "comma"])),
            "How arrays in `query` and `form` are written (repeat)", example: "\"brackets\""),
    ]

    static let tlsKeys: [SpecKey] = [
        SpecKey(
            "ca", .text, "The file of the certificates to trust", example: "\"ca.pem\"",
            otherNames: ["cacert", "caFile"]),
        SpecKey(
            "cert", .text, "The file of the client's certificate", example: "\"client.pem\"",
            otherNames: ["certificate", "clientCert", "pfx"]),
        SpecKey("key", .text, "The file of the client's key", example: "\"client.key\""),
        SpecKey(
            "password", .text, "The password of the key", example: "\"{{keyPassword}}\"",
            otherNames: ["passphrase"]),
        SpecKey(
            "insecure", .flag, "Whether any certificate is taken", example: "true",
            otherNames: ["skipVerify", "verify", "rejectUnauthorized"]),
        SpecKey("min", tlsVersion, "The lowest version of TLS", example: "\"1.2\""),
        SpecKey("max", tlsVersion, "The highest version of TLS", example: "\"1.3\""),
    ]

    private static let tlsVersion = KeyType.word(TLSVersion.allCases.map(\.rawValue))

    private static func nullable(_ type: KeyType) -> KeyType { .either([type, .null]) }
}
