/// A media type with its parameters (RFC 9110 §8.3.1).
package struct MediaType: Sendable {
    /// `text/html`, in lower case.
    package let name: String
    /// In their order; names in lower case, values without quotes.
    package let parameters: [(name: String, value: String)]

    /// Nil where the text begins with no name.
    package init?(_ text: String) {
        var scanner = ParameterScanner(text)
        name = scanner.upToSemicolon().lowercased()
        if name.isEmpty { return nil }
        var parameters: [(name: String, value: String)] = []
        while let parameter = scanner.parameter() { parameters.append(parameter) }
        self.parameters = parameters
    }

    /// The value of the first parameter of that name, in any case.
    package func parameter(_ name: String) -> String? {
        parameters.first { Token.equal($0.name, name) }?.value
    }
}

/// Reads `; name=value; name="quoted \" value"`, leniently.
private struct ParameterScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func upToSemicolon() -> String { take { $0 != UInt8(ascii: ";") } }

    mutating func parameter() -> (name: String, value: String)? {
        while position < bytes.count {
            // The semicolon before it.
            position += 1
            let name = take { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "=") }.lowercased()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { continue }
            position += 1
            skipBlanks()
            let isQuoted = position < bytes.count && bytes[position] == UInt8(ascii: "\"")
            let value = isQuoted ? quoted() : upToSemicolon()
            if !name.isEmpty { return (name, value) }
        }
        return nil
    }

    private mutating func take(while condition: (UInt8) -> Bool) -> String {
        let start = position
        while position < bytes.count, condition(bytes[position]) { position += 1 }
        return String(decoding: Blanks.trimmed(bytes[start..<position]), as: UTF8.self)
    }

    private mutating func skipBlanks() {
        while position < bytes.count, Blanks.isBlank(bytes[position]) { position += 1 }
    }

    private mutating func quoted() -> String {
        var value: [UInt8] = []
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count { position += 1 }
            value.append(bytes[position])
            position += 1
        }
        _ = upToSemicolon()
        return String(decoding: value, as: UTF8.self)
    }
}
