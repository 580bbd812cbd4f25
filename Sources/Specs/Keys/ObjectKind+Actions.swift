/// The keys by which a step does something.
extension ObjectKind {
    private static func method(_ name: String, _ summary: String, example: String) -> SpecKey {
        SpecKey(name, .text, summary, example: example, action: true)
    }

    static let restKeys: [SpecKey] = [
        method("GET", "Sends a GET request to the URL", example: "\"/notes\""),
        method("HEAD", "Sends a HEAD request to the URL", example: "\"/notes\""),
        method("POST", "Sends a POST request to the URL", example: "\"/notes\""),
        method("PUT", "Sends a PUT request to the URL", example: "\"/notes/1\""),
        method("PATCH", "Sends a PATCH request to the URL", example: "\"/notes/1\""),
        method("DELETE", "Sends a DELETE request to the URL", example: "\"/notes/1\""),
        method("OPTIONS", "Sends an OPTIONS request to the URL", example: "\"/notes\""),
        method("TRACE", "Sends a TRACE request to the URL", example: "\"/\""),
        SpecKey(
            "method", .text, "Any other method; the URL stands in `url`", example: "\"PURGE\"", action: true,
            needs: ["url"],
            otherNames: ["verb"]),
        SpecKey(
            "url", .text, "The URL of a call that has `method`", example: "\"/notes\"", needs: ["method"],
            otherNames: ["uri", "endpoint", "path"]),
        SpecKey(
            "query", .either([.map(.data), .template]), "Parameters of the URL, encoded once",
            example: "{ \"page\": 2 }", otherNames: ["params", "queryParams", "parameters", "qs"]),
        SpecKey(
            "cors", .object(.callCors), "Makes the call as a browser on another origin would",
            example: "{ \"origin\": \"https://app.example.test\" }", built: false),
        SpecKey(
            "json", .data, "The body: JSON, sent as authored", example: "{ \"content\": \"milk\" }",
            choice: .body,
            otherNames: ["body", "data", "payload"]),
        SpecKey(
            "form", .either([.map(.data), .template]), "The body: an HTML form",
            example: "{ \"user\": \"ada\" }", choice: .body, otherNames: ["formdata", "urlencoded"]),
        SpecKey(
            "multipart", .map(.toldLater(.either(partTypes + [.array(.either(partTypes))]))),
            "The body: a form with files",
            example: "{ \"picture\": { \"file\": \"ada.png\" } }", choice: .body, otherNames: ["files"]),
        SpecKey(
            "text", .lines, "The body: text", example: "\"milk\"", choice: .body, otherNames: ["raw"]),
        SpecKey(
            "xml", .lines, "The body: XML", example: "\"<note>{{content}}</note>\"", choice: .body),
        SpecKey(
            "plist", .data, "The body: an XML property list", example: "{ \"#date\": \"2026-01-31\" }",
            choice: .body),
        SpecKey(
            "graphql", .either([.text, .array(.text), .object(.graphql)]), "The body: a GraphQL query",
            example: "\"{ notes { id } }\"", choice: .body, otherNames: ["gql"]),
        SpecKey(
            "base64", .lines, "The body: bytes in Base64", example: "\"AAEC\"", choice: .body),
        SpecKey(
            "file", .text, "The body: the bytes of a file", example: "\"_bodies/note.json\"", choice: .body),
        SpecKey(
            "template", .text, "The body: the text of a file, filled in", example: "\"_bodies/note.xml\"",
            choice: .body),
    ]

    static let soapKeys: [SpecKey] = [
        SpecKey(
            "SOAP", .either([.text, .object(.wsdlOperation)]), "Sends a SOAP message to the URL",
            example: "\"/Charge.asmx\"", action: true),
        SpecKey(
            "action", .text, "The SOAP action", example: "\"http://tempuri.org/Login\"",
            otherNames: ["soapAction"]),
        SpecKey(
            "envelope", .either([.object(.envelope), .lines, .object(.file), .object(.template)]),
            "The message", example: "{ \"body\": { \"Login\": { \"@xmlns\": \"http://tempuri.org/\" } } }"),
        SpecKey(
            "attachments", .data, "Files sent with the message", example: "[{ \"file\": \"ada.png\" }]",
            built: false),
    ]

    static let wsdlOperationKeys: [SpecKey] = [
        SpecKey("operation", .text, "An operation of the WSDL", example: "\"Login\"", built: false)
    ]

    static let parallelKeys: [SpecKey] = [
        SpecKey(
            "parallel", .array(.object(stepKinds)), "Steps that run at the same time",
            example: "[{ \"GET\": \"/a\" }, { \"GET\": \"/b\" }]", action: true, filled: true)
    ]

    static let useKeys: [SpecKey] = [
        SpecKey(
            "use", .text, "Runs the test of another file", example: "\"_login.json\"", action: true,
            otherNames: ["include", "import", "call"]),
        SpecKey(
            "with", .map(.data), "Variables for the used file", example: "{ \"user\": \"ada\" }",
            otherNames: ["args", "arguments"]),
        SpecKey(
            "capture", .either([.array(.text), .map(.either([.path, .object(.capture)]))]),
            "Variables brought back", example: "[\"token\"]", otherNames: ["extract", "captures", "returns"]),
        SpecKey(
            "poll", .either([.duration, .object(.usePoll)]), "Repeats the used test until it passes",
            example: pollKey.example,
            otherNames: pollKey.otherNames),
    ]

    /// There is no answer that `stop` could be about.
    static let usePollKeys = pollKeys.filter { $0.name != "stop" }

    private static let loopSteps = SpecKey(
        "steps", .array(.object(stepKinds)), "What each pass does",
        example: "[{ \"GET\": \"/notes/{{id}}\" }]", filled: true)

    static let eachKeys: [SpecKey] = [
        SpecKey(
            "each", .variables(.toldLater(.either([.array(.data), .template]))),
            "One pass for each element", example: "{ \"id\": \"{{ids}}\" }", action: true,
            needs: ["steps"], filled: true,
            otherNames: ["foreach", "for", "loop"]),
        loopSteps,
    ]

    static let whileKeys: [SpecKey] = [
        SpecKey(
            "while", .map(.expected), "Passes as long as the conditions hold",
            example: "{ \"{{next}}\": { \"?is\": \"present\" } }", action: true, needs: ["steps"],
            filled: true),
        loopSteps,
        SpecKey(
            "max", .integerIn(1...Int.max), "How many passes are allowed", example: "20", default: "100",
            otherNames: ["limit"]),
    ]

    static let waitKeys: [SpecKey] = [
        SpecKey(
            "wait", .duration, "Pauses", example: "\"500ms\"", action: true, otherNames: ["sleep", "pause"])
    ]

    static let setKeys: [SpecKey] = [
        SpecKey(
            "set", .variables(.data), "Assigns variables", example: "{ \"page\": 1 }", action: true,
            otherNames: ["assign", "let"])
    ]

    /// What a part of `multipart` can be.
    private static let partTypes: [KeyType] = [.scalar, .null, .object(.part)]

    static let graphqlKeys: [SpecKey] = [
        SpecKey(
            "query", .lines, "The query", example: "\"{ notes { id } }\"", required: true,
            otherNames: ["mutation"]),
        SpecKey(
            "variables", .either([.map(.data), .template, .null]), "Its variables", example: "{ \"id\": 1 }"),
        SpecKey("operationName", .nullableText, "The operation to run", example: "\"notes\""),
    ]

    static let partKeys: [SpecKey] = [
        SpecKey("file", .text, "The bytes of a file", example: "\"ada.png\"", choice: .content),
        SpecKey(
            "text", .lines, "Text", example: "\"milk\"", choice: .content,
            otherNames: ["value", "content", "data"]),
        SpecKey("json", .data, "JSON", example: "{ \"a\": 1 }", choice: .content),
        SpecKey(
            "type", .text, "The media type of the part", example: "\"image/png\"",
            otherNames: ["contentType", "mimeType"]),
        SpecKey(
            "filename", .nullableText, "The name that the server sees; `null` sends none",
            example: "\"a.png\"", otherNames: ["name"]),
        SpecKey(
            "headers", .map(.either([.scalar, .array(.scalar), .null])), "Headers of the part",
            example: "{ \"X-Part\": \"1\" }", otherNames: ["header"]),
    ]

    static let fileKeys: [SpecKey] = [
        SpecKey(
            "file", .text, "A file, bytes unchanged", example: "\"_bodies/login.xml\"", required: true)
    ]

    static let templateKeys: [SpecKey] = [
        SpecKey(
            "template", .text, "A file whose templates are filled in", example: "\"_bodies/login.xml\"",
            required: true)
    ]
}
