import JSON
import Results
import Text

/// Requests and answers as HAR tells them, straight into bytes: a run may have very many. Everything is masked before it
/// gets here, however often it is escaped, so that decoding shows nothing that was hidden.
enum HARMessage {
    static func write(_ request: RecordedRequest, _ response: RecordedResponse?, to json: inout JSONBytes) {
        json.beginObject()
        writeHead(
            request.method, request.url, response?.version ?? "unknown", request.headers,
            bodySize: request.body?.size ?? 0, to: &json)
        if let body = request.body {
            json.name("postData")
            write(body, of: request, to: &json)
        }
        json.endObject()
    }

    /// The request that was answered by a redirect; what it carried is not kept.
    static func writeRequest(of hop: RecordedHop, to json: inout JSONBytes) {
        json.beginObject()
        writeHead(hop.method, hop.url, "unknown", hop.sentHeaders, bodySize: -1, to: &json)
        json.endObject()
    }

    static func write(_ response: RecordedResponse, to json: inout JSONBytes) {
        json.beginObject()
        writeHead(response.status, response.reason, response.version, response.headers, to: &json)
        json.name("content")
        json.beginObject()
        json.member("size", response.body?.size ?? 0)
        json.member("mimeType", value(of: "Content-Type", in: response.headers) ?? "")
        if let body = response.body { writeText(of: body, to: &json) }
        json.endObject()
        writeEnd(redirect: value(of: "Location", in: response.headers) ?? "", to: &json)
        json.endObject()
    }

    /// The redirect that was followed; what it carried is not kept.
    static func writeResponse(of hop: RecordedHop, to json: inout JSONBytes) {
        json.beginObject()
        writeHead(hop.status, "", "unknown", hop.headers, to: &json)
        json.member(
            "content", ["size": 0, "mimeType": .string(value(of: "Content-Type", in: hop.headers) ?? "")])
        writeEnd(redirect: hop.location, to: &json)
        json.endObject()
    }

    /// What stands for an answer that did not come.
    static func writeNoResponse(of step: StepResult, to json: inout JSONBytes) {
        json.beginObject()
        writeHead(0, "", "unknown", [], to: &json)
        json.member("content", ["size": 0, "mimeType": "x-unknown"])
        writeEnd(redirect: "", to: &json)
        json.member("_error", step.failures.first?.message ?? "no answer")
        json.endObject()
    }

    private static func writeHead(
        _ method: String, _ url: String, _ version: String, _ headers: [RecordedHeader], bodySize: Int,
        to json: inout JSONBytes
    ) {
        let query = url.utf8.firstIndex(of: UInt8(ascii: "?")).map { url[url.utf8.index(after: $0)...] } ?? ""
        json.member("method", method)
        json.member("url", url)
        json.member("httpVersion", version)
        json.member("cookies", .array(values(of: "Cookie", in: headers).flatMap { HARCookie.sent($0) }))
        write(headers, to: &json)
        json.member("queryString", query.isEmpty ? [] : pairs(of: String(query.prefix { $0 != "#" })))
        json.member("headersSize", -1)
        json.member("bodySize", bodySize)
    }

    private static func writeHead(
        _ status: Int, _ reason: String, _ version: String, _ headers: [RecordedHeader],
        to json: inout JSONBytes
    ) {
        json.member("status", status)
        json.member("statusText", reason)
        json.member("httpVersion", version)
        json.member("cookies", .array(HARCookie.set(by: headers)))
        write(headers, to: &json)
    }

    private static func writeEnd(redirect: String, to json: inout JSONBytes) {
        json.member("redirectURL", redirect)
        json.member("headersSize", -1)
        json.member("bodySize", -1)
    }

    private static func write(_ body: RecordedBody, of request: RecordedRequest, to json: inout JSONBytes) {
        let type = value(of: "Content-Type", in: request.headers) ?? ""
        json.beginObject()
        json.member("mimeType", type)
        let isForm = Token.begins(type, "application/x-www-form-urlencoded")
        if isForm, body.isWhole { json.member("params", pairs(of: body.excerpt)) }
        writeText(of: body, to: &json)
        json.endObject()
    }

    /// As much of a body as was kept, and whether that is all.
    private static func writeText(of body: RecordedBody, to json: inout JSONBytes) {
        json.member("text", body.excerpt)
        if !body.isWhole { json.member("comment", "only the beginning of \(body.size) bytes is here") }
    }

    private static func write(_ headers: [RecordedHeader], to json: inout JSONBytes) {
        json.name("headers")
        json.beginArray()
        for header in headers {
            json.beginObject()
            json.member("name", header.name)
            json.member("value", header.value)
            json.endObject()
        }
        json.endArray()
    }

    private static func pairs(of text: String) -> JSONValue {
        .array(FormEncoding.parse(text).map { ["name": .string($0.name), "value": .string($0.value)] })
    }

    static func values(of name: String, in headers: [RecordedHeader]) -> [String] {
        headers.filter { Token.equal($0.name, name) }.map(\.value)
    }

    private static func value(of name: String, in headers: [RecordedHeader]) -> String? {
        headers.first { Token.equal($0.name, name) }?.value
    }
}

extension JSONBytes {
    mutating func member(_ name: String, _ text: String) {
        self.name(name)
        value(text)
    }

    mutating func member(_ name: String, _ number: Int) {
        self.name(name)
        value(number)
    }

    mutating func member(_ name: String, _ tree: JSONValue) {
        self.name(name)
        value(tree)
    }
}
