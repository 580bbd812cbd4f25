/// The keys of `envelope`. Inside its header and body every key is an element.
extension ObjectKind {
    private static let raw: [KeyType] = [
        .lines, .object(.file), .object(.template), .map(.data), .null,
    ]

    static let envelopeKeys: [SpecKey] = [
        SpecKey(
            "version", .either([.word(["1.1", "1.2"]), .null]), "The version of SOAP",
            example: "\"1.2\"", default: "\"1.1\""),
        SpecKey(
            "header", .either(raw), "What stands in Header",
            example: "{ \"Session\": { \"@xmlns\": \"http://tempuri.org/\", \"#text\": \"7\" } }",
            otherNames: ["headers"]),
        SpecKey(
            "body", .either(raw), "What stands in Body",
            example: "{ \"Login\": { \"@xmlns\": \"http://tempuri.org/\" } }"),
        SpecKey(
            "security", .object(.security), "WS-Security",
            example: "{ \"timestamp\": \"5m\" }", built: false),
        SpecKey(
            "addressing", .data, "WS-Addressing headers", example: "true", built: false),
        SpecKey("mtom", .flag, "Whether attachments are sent by MTOM", example: "true", built: false),
    ]

    static let securityKeys: [SpecKey] = [
        SpecKey(
            "usernameToken", .object(.usernameToken), "A user and a password",
            example: "{ \"username\": \"ada\", \"password\": \"{{password}}\" }", built: false),
        SpecKey(
            "timestamp", .duration, "How long the message is good for", example: "\"5m\"", built: false),
        SpecKey("sign", .data, "What is signed, and with what", example: "{}", built: false),
    ]

    static let usernameTokenKeys: [SpecKey] = [
        SpecKey("username", .text, "The user", example: "\"ada\"", built: false),
        SpecKey("password", .text, "The password", example: "\"{{password}}\"", built: false),
        SpecKey("type", .word(["text", "digest"]), "How it is sent", example: "\"digest\"", built: false),
        SpecKey("nonce", .text, "The nonce, in Base64", example: "\"{{nonce}}\"", built: false),
        SpecKey(
            "created", .text, "The time", example: "\"2026-01-31T12:00:00Z\"", built: false),
    ]
}
