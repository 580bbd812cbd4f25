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
            .object(.expect), .status, .array(.status), .matcher, .null,
        ]),
        "What the answer must be; a bare status, class or list is `status`",
        example: "{ \"status\": 201, \"json\": { \"content\": \"milk\" } }",
        otherNames: [
            "validate", "assert", "asserts", "assertions", "check", "checks", "response", "expected",
            "verify",
        ])
    static let pollKey = SpecKey(
        "poll", .either([.duration, .object(.poll)]), "Repeats the step until what it expects holds",
        example: "\"30s\"", otherNames: ["retry", "retries", "until", "eventually"])

    static let callKeys: [SpecKey] = [
        headersKey, cookiesKey, authKey, optionsKey, namespacesKey, expectKey,
        SpecKey(
            "capture", .variables(.either([.path, .object(.capture)])),
            "Values of the answer kept as variables",
            example: "{ \"id\": \"$.id\" }", otherNames: ["extract", "captures", "save", "store"]),
        pollKey, outcomeKey,
        SpecKey(
            "save", .text, "A file under the report folder for the answer's body", example: "\"out.pdf\"",
            otherNames: ["output"]),
    ]

    static let captureKeys: [SpecKey] = [
        SpecKey(
            "path", .path, "Where the value stands in the answer", example: "\"$.token\"", required: true,
            otherNames: ["jsonpath", "xpath", "from", "expression"]),
        SpecKey(
            "default", .data, "What is taken where the path gives nothing", example: "null",
            otherNames: ["else"]),
        SpecKey("secret", .flag, "Whether every output masks it", example: "true"),
    ]

    private static func login(_ name: String, _ summary: String) -> SpecKey {
        SpecKey(
            name, .pair(.scalar), summary, example: "[\"ada\", \"{{password}}\"]", choice: .credentials)
    }

    static let authKeys: [SpecKey] = [
        login("basic", "User and password (RFC 7617)"),
        login("digest", "User and password (RFC 7616)"),
        login("ntlm", "User, or `DOMAIN\\user`, and password of a Windows domain"),
        SpecKey(
            "bearer", .scalar, "A token (RFC 6750)", example: "\"{{token}}\"", choice: .credentials,
            otherNames: ["token", "jwt"]),
        SpecKey(
            "negotiate", .flag, "Whether to sign in by Kerberos with the ticket at hand", example: "true",
            choice: .credentials,
            otherNames: ["kerberos", "spnego", "gssapi"]),
        SpecKey(
            "aws", .object(.aws), "AWS Signature Version 4", example: "{}", built: false,
            choice: .credentials),
        SpecKey(
            "oauth2", .object(.oauth2), "A token that is fetched first (RFC 6749)",
            example:
                "{ \"grant\": \"client_credentials\", \"tokenUrl\": \"/token\", \"clientId\": \"web\" }",
            choice: .credentials, otherNames: ["oauth"]),
    ]

    static let awsKeys: [SpecKey] = [
        SpecKey("access", .text, "The access key", example: "\"{{access}}\"", built: false),
        SpecKey("secret", .text, "The secret key", example: "\"{{secret}}\"", built: false),
        SpecKey("region", .text, "The region", example: "\"eu-central-1\"", built: false),
        SpecKey("service", .text, "The service", example: "\"execute-api\"", built: false),
    ]

    static let oauth2Keys: [SpecKey] = [
        SpecKey(
            "grant", .word(["client_credentials", "password"]), "The grant type",
            example: "\"client_credentials\"", required: true, otherNames: ["grantType", "grant_type"]),
        SpecKey(
            "tokenUrl", .text, "The token endpoint", example: "\"/token\"", required: true,
            otherNames: ["url", "token_url", "accessTokenUrl", "endpoint"]),
        SpecKey("clientId", .scalar, "The client", example: "\"web\"", otherNames: ["client_id", "id"]),
        SpecKey(
            "clientSecret", .scalar, "Its secret", example: "\"{{secret}}\"",
            otherNames: ["client_secret", "secret"]),
        SpecKey("scope", .text, "What is asked for", example: "\"notes\"", otherNames: ["scopes"]),
        SpecKey("audience", .text, "Whom the token is for", example: "\"api\"", otherNames: ["resource"]),
        SpecKey(
            "username", .scalar, "The user of a password grant", example: "\"ada\"", otherNames: ["user"]),
        SpecKey("password", .scalar, "The user's password", example: "\"{{password}}\""),
        SpecKey(
            "send", .word(["basic", "body"]), "Where the client's secret is sent",
            example: "\"body\"", needs: ["clientSecret"], default: "\"basic\""),
    ]

    static let pollKeys: [SpecKey] = [
        SpecKey(
            "for", .duration, "How long to try, from the first attempt on", example: "\"30s\"",
            otherNames: ["timeout", "duration", "within"]),
        SpecKey(
            "times", .integerIn(1...Int.max), "How often to try", example: "5",
            otherNames: ["attempts", "max", "count", "retries"]),
        SpecKey(
            "every", .duration, "The pause between attempts", example: "\"2s\"", default: "\"1s\"",
            otherNames: ["interval", "delay", "pause"]),
        SpecKey(
            "backoff", .toldLater(.numberIn(1...1000)),
            "By what the pause grows after each attempt, up to a minute", example: "2",
            otherNames: ["factor", "multiplier"]),
        SpecKey(
            "stop",
            .either([.object(.expect), .status, .array(.status), .matcher]),
            "An answer that ends it as a failure; no status is implied",
            example: "{ \"paths\": { \"$.state\": \"failed\" } }", filled: true,
            otherNames: ["stopOn", "failOn"]),
    ]

    static let outcomeKeys: [SpecKey] = [
        SpecKey(
            "when", .either([.map(.expected), .null]),
            "The answers that the rule is for; of others other checks decide",
            example: "{ \"$.result\": { \"?is\": \"present\" } }", otherNames: ["if", "condition"]),
        SpecKey(
            "ok", .either([.map(.expected), .null]), "What holds for a success",
            example: "{ \"$.result\": 1 }", filled: true, otherNames: ["success", "passed"]),
        SpecKey(
            "code", .either([.path, .null]), "Where the code of a failure stands", example: "\"$.exCode\"",
            otherNames: ["errorCode"]),
        SpecKey(
            "message", .either([.path, .null]), "Where its message stands", example: "\"$.exMsg\"",
            otherNames: ["errorMessage", "msg"]),
        SpecKey(
            "fallback", .either([.object(.fallback), .null]), "What is taken where the answer has none",
            example: "{ \"code\": \"request failed\" }", otherNames: ["default"]),
        SpecKey(
            "texts", .either([.map(.text), .text, .null]), "What the codes mean: an object, or a file of one",
            example: "{ \"100\": \"unknown user\" }", otherNames: ["codes", "messages"]),
    ]

    static let fallbackKeys: [SpecKey] = [
        SpecKey("code", .scalar, "The code", example: "\"request failed\""),
        SpecKey("message", .scalar, "The message", example: "\"no message\""),
    ]

    static let callCorsKeys: [SpecKey] = [
        SpecKey("origin", .text, "The page's origin", example: "\"https://app.example.test\"", built: false),
        SpecKey("credentials", .flag, "Whether credentials are sent", example: "true", built: false),
    ]
}
