package import JSON
import Text
import XML

extension SOAPFault {
    /// The fault as JSON: `code subcode reason role node detail`, those that it has.
    package func view() -> JSONValue {
        var members: [JSONMember] = []
        for (name, text) in [
            ("code", code), ("subcode", subcode), ("reason", reason), ("role", role), ("node", node),
        ] {
            if let text { members.append(JSONMember(key: name, value: .string(text))) }
        }
        if let detail = detailView() { members.append(JSONMember(key: "detail", value: detail)) }
        return .object(JSONObject(members: members))
    }

    /// The JSON view of what stands inside the detail.
    package func detailView() -> JSONValue? {
        detail?.jsonContent()
    }

    /// `SOAP fault Client: bad & thing; detail <e:Err xmlns:e="urn:e">why</e:Err>`, for a person.
    package var summary: String {
        var text = "SOAP fault"
        if let code { text += " \(code)" }
        if let subcode, code?.hasSuffix("." + subcode) != true { text += " (\(subcode))" }
        if let reason { text += ": \(reason.trimmed)" }
        if let role { text += ", from \(role)" }
        if let detail = detailText { text += "; detail \(detail)" }
        return VisibleText.escaped(text)
    }

    private var detailText: String? {
        guard let detail else { return nil }
        let inside = detail.children.map { $0.serialized() }.joined().trimmed
        let limit = 500
        let shown = String(inside.unicodeScalars.prefix(limit))
        if shown.isEmpty { return nil }
        return shown.utf8.count < inside.utf8.count ? shown + "…" : shown
    }
}
