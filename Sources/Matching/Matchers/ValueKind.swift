import JSON

/// The kinds that `?is` knows, as they are written.
enum ValueKind: String, Sendable, CaseIterable {
    case string, number, integer, boolean, array, object, null, absent, present, empty, uuid, date, datetime,
        time, email, uri, ipv4, ipv6, base64, json, xml
}

extension ValueKind {
    /// The kind after "expected".
    var phrase: String {
        switch self {
        case .string: "a string"
        case .number: "a number"
        case .integer: "an integer"
        case .boolean: "a boolean"
        case .array: "an array"
        case .object: "an object"
        case .null: "null"
        case .absent: "no value"
        case .present: "a value"
        case .empty: "an empty text, array or object"
        case .uuid: "a UUID"
        case .date: "an ISO date"
        case .datetime: "an ISO date with a time"
        case .time: "an ISO time"
        case .email: "an e-mail address"
        case .uri: "a URI"
        case .ipv4: "an IPv4 address"
        case .ipv6: "an IPv6 address"
        case .base64: "Base64 text"
        case .json: "JSON text"
        case .xml: "XML text"
        }
    }

    /// What a value that is there is.
    func judge(_ observed: Observed) -> Verdict {
        switch (self, observed.single) {
        case (.present, _): return .holds
        case (.absent, _): return .fails
        case (.array, _) where observed.isArray: return .holds
        case (_, .value(let value, let isTyped)): return judge(value, isTyped: isTyped)
        case (.empty, .list), (.empty, .nodes), (.empty, .bytes): return .fails
        // Of many values, and of bytes that are no text, nothing else can be said.
        default: return .cannotJudge
        }
    }

    private func judge(_ value: JSONValue, isTyped: Bool) -> Verdict {
        let observed = Observed.value(value, isTyped: isTyped)
        switch self {
        case .present: return .holds
        case .absent: return .fails
        case .null, .array, .object: return Verdict(value.kindName == rawValue)
        case .string: return Verdict(value.kindName == rawValue)
        case .number: return Verdict(observed.number != nil)
        case .integer: return Verdict(observed.number?.isInteger ?? false)
        case .boolean: return Verdict(observed.boolean != nil)
        case .empty: return ValueKind.emptiness(of: value)
        case .uuid, .date, .datetime, .time, .email, .uri, .ipv4, .ipv6, .base64, .json, .xml:
            guard case .string(let text) = value else { return .fails }
            return Verdict(isFormat(of: text))
        }
    }

    /// Numbers, booleans and null are neither empty nor not empty.
    private static func emptiness(of value: JSONValue) -> Verdict {
        switch value {
        case .string(let text): Verdict(text.isEmpty)
        case .surrogates: .fails
        case .array(let elements): Verdict(elements.isEmpty)
        case .object(let object): Verdict(object.members.isEmpty)
        case .null, .boolean, .number: .cannotJudge
        }
    }

    private func isFormat(of text: String) -> Bool {
        switch self {
        case .uuid: TextFormat.isUUID(text)
        case .date: TextFormat.isDate(text)
        case .datetime: TextFormat.isDateTime(text)
        case .time: TextFormat.isTime(text)
        case .email: TextFormat.isEmail(text)
        case .uri: TextFormat.isURI(text)
        case .ipv4: TextFormat.isIPv4(text)
        case .ipv6: TextFormat.isIPv6(text)
        case .base64: TextFormat.isBase64(text)
        case .json: TextFormat.isJSON(text)
        case .xml: TextFormat.isXML(text)
        case .string, .number, .integer, .boolean, .array, .object, .null, .absent, .present, .empty: false
        }
    }
}
