import JSON
import Results
import Text

/// Requests and answers as HAR tells them. Everything is masked before it gets here, however often it is escaped, so
/// that decoding shows nothing that was hidden.
enum HARMessage {
    static func request(_ request: RecordedRequest, _ response: RecordedResponse?) -> JSONValue {
        var members = requestMembers(
            request.method, request.url, response?.version ?? "unknown", request.headers,
            bodySize: request.body?.size ?? 0)
        if let body = request.body {
            members.append(JSONMember(key: "postData", value: postData(body, request)))
        }
        return .object(JSONObject(members: members))
    }

    /// The request that was answered by a redirect; what it carried is not kept.
    static func request(_ hop: RecordedHop) -> JSONValue {
        .object(
            JSONObject(members: requestMembers(hop.method, hop.url, "unknown", hop.sentHeaders, bodySize: -1))
        )
    }

    static func response(_ response: RecordedResponse) -> JSONValue {
        let type = value(of: "Content-Type", in: response.headers)
        var content: [JSONMember] = [
            JSONMember(key: "size", value: .number(JSONNumber(response.body?.size ?? 0))),
            JSONMember(key: "mimeType", value: .string(type ?? "")),
        ]
        if let body = response.body { content += text(of: body) }
        return self.response(
            response.status, response.reason, response.version, response.headers,
            content: .object(JSONObject(members: content)),
            redirect: value(of: "Location", in: response.headers) ?? "")
    }

    /// The redirect that was followed; what it carried is not kept.
    static func response(_ hop: RecordedHop) -> JSONValue {
        response(
            hop.status, "", "unknown", hop.headers,
            content: ["size": 0, "mimeType": .string(value(of: "Content-Type", in: hop.headers) ?? "")],
            redirect: hop.location)
    }

    /// What stands for an answer that did not come.
    static func noResponse(of step: StepResult) -> JSONValue {
        var response = response(
            0, "", "unknown", [], content: ["size": 0, "mimeType": "x-unknown"], redirect: "")
        let reason = step.failures.first?.message ?? "no answer"
        if case .object(let object) = response {
            response = .object(
                JSONObject(members: object.members + [JSONMember(key: "_error", value: .string(reason))]))
        }
        return response
    }

    private static func requestMembers(
        _ method: String, _ url: String, _ version: String, _ headers: [RecordedHeader], bodySize: Int
    ) -> [JSONMember] {
        let query = url.utf8.firstIndex(of: UInt8(ascii: "?")).map { url[url.utf8.index(after: $0)...] } ?? ""
        return [
            JSONMember(key: "method", value: .string(method)), JSONMember(key: "url", value: .string(url)),
            JSONMember(key: "httpVersion", value: .string(version)),
            JSONMember(key: "cookies", value: .array(sentCookies(headers))),
            JSONMember(key: "headers", value: list(headers)),
            JSONMember(key: "queryString", value: pairs(of: String(query.prefix { $0 != "#" }))),
            JSONMember(key: "headersSize", value: -1),
            JSONMember(key: "bodySize", value: .number(JSONNumber(bodySize))),
        ]
    }

    private static func response(
        _ status: Int, _ reason: String, _ version: String, _ headers: [RecordedHeader], content: JSONValue,
        redirect: String
    ) -> JSONValue {
        [
            "status": .number(JSONNumber(status)), "statusText": .string(reason),
            "httpVersion": .string(version), "cookies": .array(HARCookie.set(by: headers)),
            "headers": list(headers), "content": content, "redirectURL": .string(redirect),
            "headersSize": -1, "bodySize": -1,
        ]
    }

    private static func postData(_ body: RecordedBody, _ request: RecordedRequest) -> JSONValue {
        let type = value(of: "Content-Type", in: request.headers) ?? ""
        var members = [JSONMember(key: "mimeType", value: .string(type))]
        let isForm = Token.begins(type, "application/x-www-form-urlencoded")
        if isForm, body.isWhole { members.append(JSONMember(key: "params", value: pairs(of: body.excerpt))) }
        members += text(of: body)
        return .object(JSONObject(members: members))
    }

    /// As much of a body as was kept, and whether that is all.
    private static func text(of body: RecordedBody) -> [JSONMember] {
        var members = [JSONMember(key: "text", value: .string(body.excerpt))]
        if !body.isWhole {
            members.append(
                JSONMember(key: "comment", value: .string("only the beginning of \(body.size) bytes is here"))
            )
        }
        return members
    }

    private static func list(_ headers: [RecordedHeader]) -> JSONValue {
        .array(headers.map { ["name": .string($0.name), "value": .string($0.value)] })
    }

    private static func pairs(of text: String) -> JSONValue {
        .array(FormEncoding.parse(text).map { ["name": .string($0.name), "value": .string($0.value)] })
    }

    private static func sentCookies(_ headers: [RecordedHeader]) -> [JSONValue] {
        values(of: "Cookie", in: headers).flatMap { HARCookie.sent($0) }
    }

    static func values(of name: String, in headers: [RecordedHeader]) -> [String] {
        headers.filter { Token.equal($0.name, name) }.map(\.value)
    }

    private static func value(of name: String, in headers: [RecordedHeader]) -> String? {
        values(of: name, in: headers).first
    }
}

/// Words that are compared without regard to the case of ASCII letters.
enum Token {
    static func equal(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count && begins(left, right)
    }

    static func begins(_ text: String, _ beginning: String) -> Bool {
        text.utf8.count >= beginning.utf8.count
            && zip(text.utf8, beginning.utf8).allSatisfy { lower($0) == lower($1) }
    }

    private static func lower(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}
