import JSON
import Text
import XML

/// The forms of text that `?is` knows.
enum TextFormat {
    /// RFC 9562 §4, in either case, any version.
    static func isUUID(_ text: String) -> Bool {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.joined().allSatisfy(isHexDigit)
    }

    /// RFC 3339 §5.6 full-date.
    static func isDate(_ text: String) -> Bool {
        text.utf8.count == 10 && DateTime(iso: text) != nil
    }

    /// RFC 3339 §5.6 date-time; the offset may be missing.
    static func isDateTime(_ text: String) -> Bool {
        text.utf8.count > 10 && DateTime(iso: text) != nil
    }

    /// `hh:mm`, `hh:mm:ss` or with a fraction, with or without an offset.
    static func isTime(_ text: String) -> Bool {
        DateTime(iso: "2000-01-01T" + text) != nil
    }

    /// RFC 3986 §3 with a scheme.
    static func isURI(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), let first = bytes.first, isLetter(first)
        else { return false }
        let isScheme = bytes[..<colon].allSatisfy {
            isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
                || $0 == UInt8(ascii: ".")
        }
        let rest = bytes[(colon + 1)...]
        guard isScheme, !rest.isEmpty, rest.count(where: { $0 == UInt8(ascii: "#") }) <= 1 else {
            return false
        }
        return rest.indices.allSatisfy { index in
            if bytes[index] == UInt8(ascii: "%") {
                let digits = bytes[(index + 1)...].prefix(2)
                return digits.count == 2 && digits.allSatisfy(isHexDigit)
            }
            return isLetter(bytes[index]) || isDigit(bytes[index])
                || "-._~:/?#[]@!$&'()*+,;=".utf8.contains(bytes[index])
        }
    }

    /// RFC 4648 §4 or §5, not empty.
    static func isBase64(_ text: String) -> Bool {
        !text.isEmpty && (Base64.decode(text) ?? Base64.decodeURL(text)) != nil
    }

    /// RFC 8259.
    static func isJSON(_ text: String) -> Bool {
        (try? JSONParser.parse(Array(text.utf8))) != nil
    }

    /// A well-formed document.
    static func isXML(_ text: String) -> Bool {
        (try? XMLDocument.parse(Array(text.utf8), charset: "UTF-8")) != nil
    }
}

extension TextFormat {
    /// RFC 5321 §4.1.2 without quoted names and address literals; letters beyond ASCII are allowed (RFC 6531).
    static func isEmail(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, (1...64).contains(parts[0].count), (1...255).contains(parts[1].count) else {
            return false
        }
        let names = parts[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let labels = parts[1].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return names.allSatisfy { !$0.isEmpty && $0.allSatisfy(isAtomCharacter) }
            && labels.allSatisfy(isDomainLabel)
    }

    private static func isAtomCharacter(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte >= 0x80 || "!#$%&'*+-/=?^_`{|}~".utf8.contains(byte)
    }

    private static func isDomainLabel(_ label: Substring.UTF8View) -> Bool {
        let hyphen = UInt8(ascii: "-")
        return (1...63).contains(label.count) && label.first != hyphen && label.last != hyphen
            && label.allSatisfy { isLetter($0) || isDigit($0) || $0 == hyphen || $0 >= 0x80 }
    }

    /// Four decimal numbers from 0 to 255 without leading zeros (RFC 3986 §3.2.2).
    static func isIPv4(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 4
            && parts.allSatisfy { part in
                (1...3).contains(part.count) && part.allSatisfy(isDigit)
                    && (part.count == 1 || part.first != UInt8(ascii: "0"))
                    && part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } <= 255
            }
    }

    /// RFC 4291 §2.2, the form with an IPv4 address at its end included.
    static func isIPv6(_ text: String) -> Bool {
        let halves = text.split(separator: "::", omittingEmptySubsequences: false)
        guard halves.count <= 2 else { return false }
        var groups = 0
        for (index, half) in halves.enumerated() where !half.isEmpty {
            guard let count = groupCount(half, isLast: index == halves.count - 1) else { return false }
            groups += count
        }
        // The gap stands for at least one group.
        return halves.count == 2 ? groups <= 7 : groups == 8
    }

    /// How many groups of 16 bits a part without `::` holds.
    private static func groupCount(_ text: Substring, isLast: Bool) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        var count = 0
        for (index, part) in parts.enumerated() {
            if isLast, index == parts.count - 1, part.contains(".") {
                guard isIPv4(String(part)) else { return nil }
                count += 2
            } else {
                guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy(isHexDigit) else { return nil }
                count += 1
            }
        }
        return count
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
    }
}
