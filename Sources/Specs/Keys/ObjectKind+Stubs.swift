/// The keys of `stubs`.
extension ObjectKind {
    static let stubKeys: [SpecKey] = [
        SpecKey(
            "on", .text, "Method and path, or address, of the requests it answers",
            example: "\"GET /notes/{id}\"", required: true,
            otherNames: ["when", "request", "match", "path"]),
        SpecKey(
            "query", .map(.expected), "What parameters of the query must be", example: "{ \"page\": \"2\" }",
            otherNames: ["params"]),
        SpecKey(
            "headers", .map(.expected), "What headers must be",
            example: "{ \"Authorization\": \"Bearer t-1\" }", otherNames: ["header"]),
        SpecKey(
            "cookies", .map(.expected), "What cookies must be", example: "{ \"sid\": \"1\" }",
            otherNames: ["cookie"]),
        SpecKey(
            "json", .expected, "What the body must be, read as JSON", example: "{ \"content\": \"milk\" }",
            otherNames: ["body"]),
        SpecKey(
            "form", .map(.expected), "What fields of the form must be", example: "{ \"user\": \"ada\" }"),
        SpecKey("xml", .lines, "The XML that the body must be", example: "\"<a/>\"", built: false),
        SpecKey(
            "soap", .data, "The SOAP message that the body must be",
            example: "{ \"body\": { \"Login\": {} } }", built: false),
        SpecKey("priority", .integer, "Which of several stubs answers", example: "1", built: false),
        SpecKey(
            "times", .integerIn(1...Int.max), "How often it answers; then those after it do", example: "1",
            otherNames: ["count", "max"]),
        SpecKey(
            "set", .map(.data), "State that later replies read", example: "{ \"state\": \"done\" }",
            built: false),
        SpecKey(
            "reply", .object(.reply), "The answer", example: "{ \"json\": [] }", choice: .answer,
            otherNames: ["response", "respond", "answer"]),
        SpecKey(
            "replies", .array(.object(.reply)), "The answers in turn; the last one stays",
            example: "[{ \"status\": 503 }, { \"json\": [] }]", choice: .answer, filled: true,
            otherNames: ["responses"]),
        SpecKey(
            "cors", .either([.flag, .object(.stubCors)]), "How it answers browsers of other origins",
            example: "true", built: false),
        SpecKey(
            "expectCalls", .expected, "How often it must be asked", example: "1", built: false),
    ]

    static let replyKeys: [SpecKey] = [
        SpecKey(
            "status", .integerIn(200...999), "The status", example: "201", default: "200",
            otherNames: ["statusCode", "code"]),
        SpecKey(
            "headers", .map(.either([.scalar, .array(.scalar), .null])), "Headers",
            example: "{ \"Location\": \"/notes/1\" }", otherNames: ["header"]),
        SpecKey(
            "json", .data, "The body: JSON", example: "{ \"id\": 1 }", choice: .replyBody,
            otherNames: ["body", "data"]),
        SpecKey("text", .lines, "The body: text", example: "\"milk\"", choice: .replyBody),
        SpecKey(
            "xml", .lines, "The body: XML", example: "\"<note>milk</note>\"", choice: .replyBody),
        SpecKey(
            "file", .text, "The body: the bytes of a file", example: "\"_ada.png\"", built: false,
            choice: .replyBody),
        SpecKey(
            "base64", .text, "The body: bytes in Base64", example: "\"AAEC\"", built: false,
            choice: .replyBody),
        SpecKey(
            "envelope", .either([.object(.envelope), .lines, .object(.file), .object(.template)]),
            "The body: a SOAP message", example: "{ \"body\": { \"LoginResponse\": {} } }",
            choice: .replyBody),
        SpecKey("delay", .duration, "A pause before the answer", example: "\"200ms\"", built: false),
        SpecKey("chunked", .data, "Whether it is sent in chunks", example: "true", built: false),
        SpecKey(
            "fault", .word(["reset", "empty", "truncate", "malformed", "slow", "hang"]),
            "How the answer is broken", example: "\"reset\"", built: false),
    ]

    static let stubCorsKeys: [SpecKey] = [
        SpecKey("origins", .lines, "The origins that may ask", example: "[\"*\"]", built: false),
        SpecKey("methods", .array(.text), "The methods allowed", example: "[\"GET\"]", built: false),
        SpecKey("headers", .array(.text), "The headers allowed", example: "[\"X-A\"]", built: false),
        SpecKey("credentials", .flag, "Whether credentials are allowed", example: "true", built: false),
        SpecKey("expose", .array(.text), "The headers a page may read", example: "[\"X-B\"]", built: false),
        SpecKey("maxAge", .data, "How long the answer may be kept", example: "600", built: false),
    ]
}
