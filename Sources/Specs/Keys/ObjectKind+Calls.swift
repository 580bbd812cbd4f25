/// The keys that REST and SOAP calls have in common, and what stands inside them.
extension ObjectKind {
    static let headersKey = SpecKey(
        "headers", .either([.map(.either([.scalar, .array(.scalar), .null])), .null]),
        "Headers: a value, an array (sent several times) or `null` (not sent)",
        example: "{ \"Accept\": \"application/json\" }", otherNames: ["header"])
    static let cookiesKey = SpecKey(
        "cookies", .either([.map(.either([.scalar, .null])), .null]),
        "Cookies that replace the jar's of that name; `null` holds one back",
        example: "{ \"lang\": \"en\" }", otherNames: ["cookie"])
    static let authKey = SpecKey(
        "auth", .either([.object(.auth), .null]), "Credentials", example: "{ \"bearer\": \"{{token}}\" }",
        otherNames: ["authentication", "authorization"])
    static let optionsKey = SpecKey(
        "options", .either([.object(.options), .null]), "How the call is sent",
        example: "{ \"timeout\": \"5s\" }", otherNames: ["option", "settings", "config"])
    static let expectKey = SpecKey(
        "expect",
        .either([
            .object(.expect), .integer, .text, .array(.either([.integer, .text])), .map(.expected), .null,
        ]),
        "What the answer must be; a bare status, class or list is `status`",
        example: "{ \"status\": 201, \"json\": { \"content\": \"milk\" } }",
        otherNames: [
            "validate", "assert", "asserts", "assertions", "check", "checks", "response", "expected",
            "verify",
        ])
    static let pollKey = SpecKey(
        "poll", .either([.duration, .object(.poll)]), "Repeats the step until what it expects holds",
        example: "\"30s\"", built: false, otherNames: ["retry", "retries", "until"])

    static let callKeys: [SpecKey] = [
        headersKey, cookiesKey, authKey, optionsKey, namespacesKey, expectKey,
        SpecKey(
            "capture", .map(.either([.path, .object(.capture)])), "Values of the answer kept as variables",
            example: "{ \"id\": \"$.id\" }", otherNames: ["extract", "captures", "save", "store"]),
        pollKey, outcomeKey,
        SpecKey(
            "save", .text, "A file under the report folder for the answer's body", example: "\"out.pdf\"",
            built: false, otherNames: ["output"]),
    ]

    static let captureKeys: [SpecKey] = [
        SpecKey("path", .path, "Where the value stands in the answer", example: "\"$.token\""),
        SpecKey(
            "default", .data, "What is taken where the path gives nothing", example: "null",
            otherNames: ["else"]),
        SpecKey("secret", .flag, "Whether every output masks it", example: "true"),
    ]

    static let optionsKeys: [SpecKey] = [
        SpecKey("timeout", nullable(.duration), "How long the whole call may take (30s)", example: "\"5s\""),
        SpecKey(
            "connectTimeout", nullable(.duration), "How long connecting may take (10s)", example: "\"2s\""),
        SpecKey(
            "followRedirects", nullable(.flag), "Whether redirects are followed (no)", example: "true",
            otherNames: ["allowRedirects", "redirect", "follow", "redirects", "location"]),
        SpecKey(
            "maxRedirects", nullable(.integer), "How many redirects are followed (10)", example: "3"),
        SpecKey(
            "http", .word(["1.0", "1.1", "2", "2-prior-knowledge"]), "The version of HTTP",
            example: "\"1.1\"",
            built: false, otherNames: ["httpVersion"]),
        SpecKey(
            "compressed", nullable(.flag), "Whether a compressed answer is asked for", example: "true",
            otherNames: ["gzip"]),
        SpecKey(
            "proxy", .text, "The proxy to use", example: "\"http://127.0.0.1:3128\"", built: false),
        SpecKey(
            "noProxy", .lines, "Hosts that no proxy is used for", example: "\"localhost\"", built: false),
        SpecKey(
            "resolve", .data, "Addresses for host names",
            example: "{ \"api.example.test:443\": \"127.0.0.1\" }", built: false),
        SpecKey(
            "connectTo", .data, "Where to connect instead",
            example: "{ \"api.example.test:443\": \"127.0.0.1:8443\" }", built: false),
        SpecKey(
            "unixSocket", .text, "A Unix socket to connect to", example: "\"/run/api.sock\"", built: false),
        SpecKey(
            "interface", .text, "The network interface to send from", example: "\"eth0\"", built: false),
        SpecKey("ip", .word(["4", "6"]), "The version of IP", example: "\"4\"", built: false),
        SpecKey(
            "tls", .object(.tls), "Certificates and versions of TLS", example: "{ \"ca\": \"ca.pem\" }",
            built: false, otherNames: ["ssl"]),
        SpecKey("netrc", .flag, "Whether credentials come from .netrc", example: "true", built: false),
        SpecKey(
            "maxBody", nullable(.size), "How large a decoded body may be (64MB)", example: "\"10MB\"",
            otherNames: ["maxSize"]),
        SpecKey("delay", .duration, "A pause before the call", example: "\"100ms\"", built: false),
        SpecKey("rateLimit", .data, "How many calls a second", example: "10", built: false),
        SpecKey(
            "pathAsIs", .flag, "Whether `..` stays in the path", example: "true", built: false),
        SpecKey("cookies", nullable(.flag), "Whether the cookie jar is used (yes)", example: "false"),
        SpecKey(
            "arrays", nullable(.word(["repeat", "brackets", "comma"])),
            "How arrays in `query` and `form` are written (repeat)", example: "\"brackets\""),
    ]

    static let tlsKeys: [SpecKey] = [
        SpecKey("ca", .text, "The certificates to trust", example: "\"ca.pem\"", built: false),
        SpecKey("cert", .text, "The client's certificate", example: "\"client.pem\"", built: false),
        SpecKey("key", .text, "The client's key", example: "\"client.key\"", built: false),
        SpecKey("password", .text, "The password of the key", example: "\"{{keyPassword}}\"", built: false),
        SpecKey(
            "insecure", .flag, "Whether any certificate is taken", example: "true", built: false,
            otherNames: ["skipVerify"]),
        SpecKey("min", .text, "The lowest version of TLS", example: "\"1.2\"", built: false),
        SpecKey("max", .text, "The highest version of TLS", example: "\"1.3\"", built: false),
    ]

    private static func login(_ name: String, _ summary: String) -> SpecKey {
        SpecKey(name, .array(.scalar), summary, example: "[\"ada\", \"{{password}}\"]")
    }

    static let authKeys: [SpecKey] = [
        login("basic", "User and password (RFC 7617)"),
        login("digest", "User and password (RFC 7616)"),
        login("ntlm", "User, or `DOMAIN\\user`, and password of a Windows domain"),
        SpecKey(
            "bearer", .scalar, "A token (RFC 6750)", example: "\"{{token}}\"", otherNames: ["token", "jwt"]),
        SpecKey(
            "negotiate", .flag, "Whether to sign in by Kerberos with the ticket at hand", example: "true",
            otherNames: ["kerberos", "spnego", "gssapi"]),
        SpecKey("aws", .object(.aws), "AWS Signature Version 4", example: "{}", built: false),
        SpecKey(
            "oauth2", .object(.oauth2), "A token from a token endpoint",
            example: "{ \"grant\": \"client_credentials\" }", built: false),
    ]

    static let awsKeys: [SpecKey] = [
        SpecKey("access", .text, "The access key", example: "\"{{access}}\"", built: false),
        SpecKey("secret", .text, "The secret key", example: "\"{{secret}}\"", built: false),
        SpecKey("region", .text, "The region", example: "\"eu-central-1\"", built: false),
        SpecKey("service", .text, "The service", example: "\"execute-api\"", built: false),
    ]

    static let oauth2Keys: [SpecKey] = [
        SpecKey("grant", .text, "The grant type", example: "\"client_credentials\"", built: false),
        SpecKey("tokenUrl", .text, "The token endpoint", example: "\"/token\"", built: false),
        SpecKey("clientId", .text, "The client", example: "\"web\"", built: false),
        SpecKey("clientSecret", .text, "Its secret", example: "\"{{secret}}\"", built: false),
        SpecKey("scope", .text, "What is asked for", example: "\"notes\"", built: false),
        SpecKey("audience", .text, "Whom the token is for", example: "\"api\"", built: false),
        SpecKey("username", .text, "The user of a password grant", example: "\"ada\"", built: false),
        SpecKey("password", .text, "The user's password", example: "\"{{password}}\"", built: false),
        SpecKey(
            "send", .word(["basic", "body"]), "Where the client's secret is sent", example: "\"basic\"",
            built: false),
    ]

    static let pollKeys: [SpecKey] = [
        SpecKey("for", .duration, "How long to try", example: "\"30s\"", built: false),
        SpecKey("times", .integer, "How often to try", example: "5", built: false),
        SpecKey("every", .duration, "The pause between attempts (1s)", example: "\"2s\"", built: false),
        SpecKey("backoff", .data, "By what the pause grows", example: "2", built: false),
        SpecKey(
            "stop", .object(.expect), "An answer that fails at once",
            example: "{ \"paths\": { \"$.state\": \"failed\" } }", built: false),
    ]

    static let outcomeKeys: [SpecKey] = [
        SpecKey(
            "when", .map(.expected), "The answers that the rule is for",
            example: "{ \"$.result\": { \"?is\": \"present\" } }", built: false),
        SpecKey(
            "ok", .map(.expected), "What holds for a success", example: "{ \"$.result\": 1 }", built: false),
        SpecKey("code", .path, "Where the code stands", example: "\"$.exCode\"", built: false),
        SpecKey("message", .path, "Where the message stands", example: "\"$.exMsg\"", built: false),
        SpecKey(
            "fallback", .object(.fallback), "What is taken where the answer has none",
            example: "{ \"code\": \"request failed\" }", built: false),
        SpecKey(
            "texts", .either([.map(.text), .text]), "What the codes mean",
            example: "{ \"100\": \"unknown user\" }", built: false),
    ]

    static let fallbackKeys: [SpecKey] = [
        SpecKey("code", .text, "The code", example: "\"request failed\"", built: false),
        SpecKey("message", .text, "The message", example: "\"no message\"", built: false),
    ]

    static let callCorsKeys: [SpecKey] = [
        SpecKey("origin", .text, "The page's origin", example: "\"https://app.example.test\"", built: false),
        SpecKey("credentials", .flag, "Whether credentials are sent", example: "true", built: false),
    ]

    private static func nullable(_ type: KeyType) -> KeyType { .either([type, .null]) }
}
