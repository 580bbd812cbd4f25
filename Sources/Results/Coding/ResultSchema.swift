/// The JSON Schema (2020-12) of what `ResultWriter` writes.
///
/// It names no member as the last one: readers pass over what they do not know, and so does the schema.
package enum ResultSchema {
    /// The file.
    package static var text: String { root + definitions + "\n  }\n}\n" }

    private static let root = """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$comment": "Made by assay schema results: edits are lost.",
          "title": "Results of Assay",
          "description": "What assay run --report json writes",
          "type": "object",
          "required": ["\(ResultFormat.mark)", "version", "startedAt", "files", "summary"],
          "properties": {
            "\(ResultFormat.mark)": {
              "description": "The version of this form; it rises when the meaning of a member changes", "const": \(ResultFormat.version)
            },
            "version": { "description": "That of Assay", "type": "string" },
            "startedAt": { "description": "In UTC", "type": "string", "format": "date-time" },
            "environment": { "description": "That of the project file", "type": "string" },
            "shard": { "$ref": "#/$defs/shard" },
            "files": { "type": "array", "items": { "$ref": "#/$defs/file" } },
            "summary": { "$ref": "#/$defs/summary" }
          },
          "$defs": {

        """

    private static var definitions: String {
        let all = [
            shard, file, test, step, failure, excerpt, request, response, hop, connection, header, body,
            timing, capture,
            diagnostic,
            related, row, place, counts, summary,
        ]
        return (all.map { $0.text } + plain).joined(separator: ",\n")
    }

    /// What has no members.
    private static let plain = [
        #"    "outcome": { "enum": ["passed", "failed", "errored", "notRun", "skipped"] }"#,
        #"    "severity": { "enum": ["error", "warning"] }"#,
        #"    "phase": { "enum": ["setup", "test", "always", "teardown"] }"#,
        #"    "kind": { "enum": [\#(kinds)] }"#,
        #"    "seconds": { "description": "Seconds, to the nanosecond", "type": "number" }"#,
        #"    "count": { "type": "integer", "minimum": 0 }"#,
        #"    "seed": { "description": "A number of 64 bits, as text", "type": "string", "pattern": "^[0-9]+$" }"#,
        #"    "text": { "type": "string" }"#,
    ]

    private static var kinds: String {
        FailureKind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    }

    /// An object and its members.
    private struct Definition {
        let name: String
        let required: [String]
        /// Each name with what its value is: a definition, or in brackets a list of such.
        let members: [(name: String, type: String)]

        init(_ name: String, required: [String], _ members: KeyValuePairs<String, String>) {
            self.name = name
            self.required = required
            self.members = members.map { ($0.key, $0.value) }
        }

        var text: String {
            let names = required.map { "\"\($0)\"" }.joined(separator: ", ")
            let lines = members.map { "        \"\($0.name)\": \(Definition.schema($0.type))" }
            return """
                    "\(name)": {
                      "type": "object",
                      "required": [\(names)],
                      "properties": {
                \(lines.joined(separator: ",\n"))
                      }
                    }
                """
        }

        private static func schema(_ type: String) -> String {
            if type.hasPrefix("[") {
                return "{ \"type\": \"array\", \"items\": \(schema(String(type.dropFirst().dropLast()))) }"
            }
            if type == "boolean" { return "{ \"type\": \"boolean\" }" }
            return "{ \"$ref\": \"#/$defs/\(type)\" }"
        }
    }

    private static let shard = Definition(
        "shard", required: ["number", "count", "filesOfRun"],
        ["number": "count", "count": "count", "filesOfRun": "count", "files": "[count]"])

    private static let file = Definition(
        "file", required: ["file", "name", "duration", "counts", "tests"],
        [
            "file": "text", "name": "text", "seed": "seed", "duration": "seconds", "counts": "counts",
            "diagnostics": "[diagnostic]", "setup": "[step]", "tests": "[test]", "teardown": "[step]",
        ])

    private static let test = Definition(
        "test", required: ["name", "place", "outcome", "duration"],
        [
            "name": "text", "place": "place", "tags": "[text]", "row": "row", "outcome": "outcome",
            "reason": "text",
            "duration": "seconds", "steps": "[step]", "always": "[step]", "failure": "failure",
            "earlier": "[test]",
        ])

    private static let step = Definition(
        "step", required: ["name", "place", "outcome", "duration"],
        [
            "name": "text", "phase": "phase", "place": "place", "callers": "[place]", "outcome": "outcome",
            "reason": "text", "final": "boolean", "duration": "seconds", "checks": "count",
            "failures": "[failure]", "attempts": "[text]", "request": "request", "response": "response",
            "timing": "timing", "hops": "[hop]", "connection": "connection", "captures": "[capture]",
            "notes": "[text]",
        ])

    private static let failure = Definition(
        "failure", required: ["kind", "message"],
        [
            "kind": "kind", "place": "place", "subject": "text", "message": "text", "expected": "text",
            "actual": "text", "because": "text", "excerpt": "excerpt",
        ])

    private static let excerpt = Definition(
        "excerpt", required: ["firstLine", "line"],
        ["firstLine": "count", "line": "count", "lines": "[text]"])

    private static let request = Definition(
        "request", required: ["method", "url"],
        ["method": "text", "url": "text", "headers": "[header]", "body": "body"])

    private static let response = Definition(
        "response", required: ["status"],
        ["status": "count", "reason": "text", "version": "text", "headers": "[header]", "body": "body"])

    private static let hop = Definition(
        "hop", required: ["method", "url", "status", "location", "timing"],
        [
            "method": "text", "url": "text", "status": "count", "location": "text",
            "sentHeaders": "[header]", "headers": "[header]", "timing": "timing",
        ])

    private static let connection = Definition(
        "connection", required: [], ["address": "text", "new": "boolean", "certificate": "text"])

    private static let header = Definition(
        "header", required: ["name", "value"], ["name": "text", "value": "text"])

    private static let body = Definition(
        "body", required: ["size", "text"],
        ["size": "count", "cut": "boolean", "noText": "boolean", "text": "text"])

    private static let timing = Definition(
        "timing", required: ["start"],
        [
            "start": "seconds", "dns": "seconds", "connect": "seconds", "tls": "seconds",
            "firstByte": "seconds", "total": "seconds",
        ])

    private static let capture = Definition(
        "capture", required: ["name", "value"], ["name": "text", "value": "text"])

    private static let diagnostic = Definition(
        "diagnostic", required: ["severity", "message", "rendered"],
        [
            "severity": "severity", "place": "place", "end": "place", "message": "text", "hint": "text",
            "related": "[related]", "rendered": "text",
        ])

    private static let related = Definition(
        "related", required: ["message", "place"], ["message": "text", "place": "place", "end": "place"])

    private static let row = Definition(
        "row", required: ["number", "place"], ["number": "count", "place": "place"])

    private static let place = Definition(
        "place", required: ["file", "line", "column"],
        ["file": "text", "line": "count", "column": "count"])

    private static let counts = Definition(
        "counts", required: Counts.numbers.map(\.name),
        [
            "cases": "count", "passed": "count", "failed": "count", "errored": "count", "notRun": "count",
            "skipped": "count", "flaky": "count", "steps": "count", "checks": "count",
        ])

    private static let summary = Definition(
        "summary", required: ["files", "duration", "counts"],
        [
            "files": "count", "brokenFiles": "count", "duration": "seconds", "counts": "counts",
            "seed": "seed", "interrupted": "boolean",
        ])
}
