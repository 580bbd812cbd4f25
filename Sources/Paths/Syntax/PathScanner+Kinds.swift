extension PathScanner {
    enum Kind { case jsonPath, xPath, words }

    /// What the part that begins here is.
    func kind(isFirst: Bool) throws(PathSyntaxError) -> Kind {
        guard index < bytes.count else { return .words }
        switch bytes[index] {
        case UInt8(ascii: "$"): return .jsonPath
        case UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: "."): return .xPath
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'"), UInt8(ascii: "\""),
            UInt8(ascii: "-"):
            let offer = "an XPath expression that is no path stands in parentheses: (\(rest))"
            throw badStart(isFirst: isFirst, offer: offer)
        case UInt8(ascii: "@"), UInt8(ascii: "*"):
            throw badStart(isFirst: isFirst, offer: "relative XPath begins with ./: ./\(rest)")
        case UInt8(ascii: "{") where isFirst && starts(with: "{{"):
            throw PathSyntaxError(
                "a path cannot begin with {{…}} and go on", offset: index, length: 2,
                hint: "a variable holds the whole path, or stands inside: $.{{name}}, header '{{name}}'")
        default: return functionName.isEmpty ? .words : .xPath
        }
    }

    /// The word that stands here directly before a parenthesis, or nothing.
    private var functionName: ArraySlice<UInt8> {
        let word = bytes[index...].prefix { $0.isPathNameByte }
        guard word.endIndex < bytes.count, bytes[word.endIndex] == UInt8(ascii: "(") else { return [] }
        return word
    }

    private func badStart(isFirst: Bool, offer: String) -> PathSyntaxError {
        let start = String(UnicodeScalar(bytes[index]))
        return PathSyntaxError(
            "a \(isFirst ? "path" : "stage") cannot begin with \(start == "\"" ? "'\"'" : "\"\(start)\"")",
            offset: index, length: 1, hint: offer)
    }

    /// The part that begins here, roughly: as far as an offer needs it.
    private var rest: String {
        var ahead = self
        while !ahead.isAtEnd, !ahead.isAtDivider { ahead.index += 1 }
        return String(decoding: bytes[trimmed(index..<ahead.index)], as: UTF8.self)
    }
}

extension UInt8 {
    /// A byte of an XML name, roughly: XPath itself is strict.
    fileprivate var isPathNameByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
            UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }
}
