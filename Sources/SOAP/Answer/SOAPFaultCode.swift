package import JSON
import XML

/// The codes of faults: the two versions have different names for the same ones.
package enum SOAPFaultCode {
    /// The other version's name of a code (SOAP 1.1 §4.4.1, 1.2 part 1 §5.4.6), or nil for codes that have
    /// one name only.
    package static func otherSpelling(of code: String) -> String? {
        switch code {
        case "Client": "Sender"
        case "Sender": "Client"
        case "Server": "Receiver"
        case "Receiver": "Server"
        default: nil
        }
    }

    /// An expected value with the other spelling of the code that came written as it came, so that plain
    /// comparison and every matcher take the two for the same.
    package static func respelled(_ expected: LocatedJSON, for code: String) -> LocatedJSON {
        guard let other = otherSpelling(of: code) else { return expected }
        return replace(other, by: code, in: expected)
    }

    private static func replace(_ other: String, by code: String, in value: LocatedJSON) -> LocatedJSON {
        switch value.content {
        case .string(let text), .data(.string(let text)):
            guard text == other else { return value }
            return LocatedJSON(.string(code), range: value.range)
        case .array(let elements):
            return LocatedJSON(
                .array(elements.map { replace(other, by: code, in: $0) }), range: value.range)
        case .object(let members):
            let replaced = members.map { member in
                LocatedMember(
                    key: member.key, keyRange: member.keyRange,
                    value: replace(other, by: code, in: member.value),
                    keyHasSurrogate: member.keyHasSurrogate)
            }
            return LocatedJSON(.object(replaced), range: value.range)
        default: return value
        }
    }

    /// The local part of a qualified name; any other text as it is, white space at its ends taken off.
    static func local(_ text: String) -> String {
        let text = text.trimmed
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, XMLName.isUnqualified(parts[0]), !parts[1].isEmpty else { return text }
        return String(parts[1])
    }

    /// `Auth` of `Client.Auth`.
    static func afterDot(_ code: String) -> String? {
        guard let dot = code.firstIndex(of: "."), otherSpelling(of: String(code[..<dot])) != nil else {
            return nil
        }
        return String(code[code.index(after: dot)...])
    }
}

extension String {
    /// Without the white space of XML at its ends.
    var trimmed: String {
        let isSpace: (Unicode.Scalar) -> Bool = { " \t\r\n".unicodeScalars.contains($0) }
        var rest = unicodeScalars.drop(while: isSpace)
        while let last = rest.last, isSpace(last) { rest.removeLast() }
        return String(rest)
    }
}
