import HTTP

/// The keys of `expect` and of what stands inside it.
extension ObjectKind {
    static let expectKeys: [SpecKey] = [
        SpecKey(
            "status", .toldLater(.either([.status, .array(.status), .matcher, .null])),
            "A status, a class, a list of them or a matcher", example: "201", default: "\"2xx\"",
            otherNames: ["statusCode", "code", "status_code"]),
        SpecKey(
            "type", .toldLater(.either([.text, .array(.text), .matcher, .null])),
            "The media type without parameters",
            example: "\"application/json\"", otherNames: ["contentType", "content-type", "mediaType"]),
        SpecKey(
            "headers", .either([.map(.expected), .null]), "Headers by name, in any case",
            example: "{ \"Location\": { \"?startsWith\": \"/notes/\" } }", otherNames: ["header"]),
        SpecKey(
            "cookies",
            .either([.map(.either([.scalar, .object(.expectedCookie), .matcher, .null])), .null]),
            "Cookies that the answer sets", example: "{ \"sid\": { \"httpOnly\": true } }",
            otherNames: ["cookie"]),
        SpecKey(
            "json", .expected, "The body, read as JSON", example: "{ \"content\": \"milk\" }",
            otherNames: ["body", "data"]),
        SpecKey(
            "text", .either([.text, .matcher, .object(.file), .null]), "The body as text",
            example: "{ \"?contains\": \"milk\" }", otherNames: ["contains", "bodyContains"]),
        SpecKey(
            "xml", .either([.lines, .object(.file), .null]), "The body as XML, compared by its infoset",
            example: "\"<note>milk</note>\""),
        SpecKey("file", .nullableText, "A file with the same bytes", example: "\"_ada.png\""),
        SpecKey(
            "paths", .either([.map(.expected), .null]), "Values of the answer by path expression",
            example: "{ \"$.items -> count\": { \"?gt\": 0 } }", otherNames: ["path", "jsonpath", "xpath"]),
        SpecKey(
            "envelope", .either([.object(.expectedEnvelope), .null]), "The parts of a SOAP answer",
            example: "{ \"body\": { \"LoginResponse\": {} } }", built: false),
        SpecKey(
            "fault", .either([.yes, .object(.expectedFault), .null]), "A SOAP fault: any, or its parts",
            example: "{ \"code\": \"Client\" }"),
        SpecKey(
            "outcome",
            .either([.text, .integer, .object(.expectedOutcome), .matcher, .null]),
            "A business failure: its code, or its parts", example: "\"100\"",
            otherNames: ["businessFailure", "failure"]),
        SpecKey(
            "schema", .nullableText, "A JSON Schema or XSD file that the body must satisfy",
            example: "\"_note.schema.json\"", built: false),
        SpecKey(
            "snapshot", .nullableText, "A recorded body", example: "\"notes.snap.json\"", built: false),
        SpecKey(
            "ignore", .either([.array(.path), .null]), "Paths left out of `json` and `xml`",
            example: "[\"$.created\"]"),
        SpecKey(
            "empty", .either([.flag, .null]), "Whether there is no body", example: "true",
            otherNames: ["noBody"]),
        SpecKey(
            "redirects", .toldLater(.either([.array(redirect), .matcher, .template, .null])),
            "The redirects that were followed",
            example: "[{ \"status\": 302, \"location\": \"/home\" }]", otherNames: ["hops"]),
        SpecKey(
            "time", .either([.duration, .matcher, .null]), "How long the call may take at most",
            example: "\"800ms\"", otherNames: ["duration", "responseTime"]),
        SpecKey(
            "size", .either([.integer, .size, .matcher, .null]), "How many bytes the body has",
            example: "{ \"?lt\": \"10MB\" }"),
        SpecKey(
            "error",
            .either([.yes, .word(TransportError.Kind.allCases.map(\.rawValue)), .null]),
            "That no answer comes, and why", example: "\"refused\""),
        SpecKey(
            "cors", .nullableText, "`blocked`, or the header whose rule must break", example: "\"blocked\"",
            built: false),
    ]

    /// What is expected of one redirect.
    private static let redirect = KeyType.either([.object(.expectedRedirect), .matcher, .template])

    private static func part(_ name: String, _ summary: String, example: String) -> SpecKey {
        SpecKey(name, .expected, summary, example: example)
    }

    static let expectedCookieKeys: [SpecKey] = [
        part("value", "Its value", example: "{ \"?is\": \"uuid\" }"),
        part("path", "The attribute Path", example: "\"/\""),
        part("domain", "The attribute Domain", example: "\"example.test\""),
        part("expires", "The attribute Expires", example: "{ \"?is\": \"present\" }"),
        part("maxAge", "The attribute Max-Age", example: "3600"),
        part("secure", "Whether it is Secure", example: "true"),
        part("httpOnly", "Whether it is HttpOnly", example: "true"),
        part("sameSite", "The attribute SameSite", example: "\"Lax\""),
    ]

    static let expectedFaultKeys: [SpecKey] = [
        part("code", "The code's local name; Client and Sender are the same", example: "\"Client\""),
        part("subcode", "The subcode's local name", example: "\"InvalidUser\""),
        part("reason", "The reason", example: "{ \"?contains\": \"password\" }"),
        part("role", "The role, or actor", example: "\"http://example.test/gate\""),
        part("node", "The node", example: "\"http://example.test/node\""),
        part("detail", "The detail, as JSON", example: "{ \"code\": 7 }"),
    ]

    static let expectedOutcomeKeys: [SpecKey] = [
        part("code", "The code", example: "\"100\""),
        part("message", "The message", example: "\"no such user\""),
        part("text", "The text for the code", example: "\"unknown user\""),
    ]

    static let expectedRedirectKeys: [SpecKey] = [
        part("status", "The status", example: "302"),
        part("url", "The URL that was asked for", example: "\"http://127.0.0.1/a\""),
        part("location", "The header Location", example: "\"/b\""),
        part("headers", "Headers by name", example: "{ \"Vary\": \"Cookie\" }"),
    ]

    static let expectedEnvelopeKeys: [SpecKey] = [
        SpecKey(
            "header", .expected, "The header, as JSON", example: "{ \"Session\": {} }", built: false),
        SpecKey(
            "body", .expected, "The body, as JSON", example: "{ \"LoginResponse\": {} }", built: false),
    ]
}
