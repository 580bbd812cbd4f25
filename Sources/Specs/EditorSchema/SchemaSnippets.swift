import JSON

/// What an editor offers to begin a file, a test or a step with.
enum SchemaSnippets {
    static func snippets(for level: Level) -> JSONValue {
        switch level {
        case .file:
            [
                snippet(
                    "A spec with one test",
                    #"{ "name": "${1:Notes}", "base": "${2:http://127.0.0.1:8080}", "tests": [\#(call)] }"#)
            ]
        case .test:
            [
                snippet("A test of one call", call),
                snippet(
                    "A test of several steps", #"{ "name": "${1:a test}", "steps": [{ "GET": "${2:/}" }] }"#),
            ]
        case .step:
            [
                snippet("A call", call),
                snippet(
                    "A SOAP call",
                    #"{ "SOAP": "${1:/Service.asmx}", "action": "${2}", "envelope": { "body": {} } }"#),
            ]
        }
    }

    private static let call =
        #"{ "name": "${1:a call}", "GET": "${2:/}", "expect": { "status": 200 } }"#

    private static func snippet(_ label: String, _ body: String) -> JSONValue {
        .object(["label": .string(label), "body": JSONValue(reading: body) ?? .null])
    }
}
