/// What an HTML text says of its own character set, looked for as browsers do (HTML §13.2.3.2, *prescan a byte
/// stream to determine its encoding*).
enum HTMLMeta {
    /// How far browsers look.
    private static let limit = 1_024

    /// The charset of the first `meta` element that names one, or nil.
    static func charset(of text: ArraySlice<UInt8>) -> String? {
        var rest = text.prefix(limit)
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...]
            if rest.starts(with: "<!--".utf8) {
                rest = afterComment(rest)
            } else if let inside = metaAttributes(of: rest) {
                rest = inside
                if let label = label(in: &rest) { return label }
            } else {
                rest = rest.dropFirst()
            }
        }
        return nil
    }

    /// Text that could be read so far is not in UTF-16, whatever it says.
    private static func label(in rest: inout ArraySlice<UInt8>) -> String? {
        var isContentType = false
        var content: String?
        var charset: String?
        while let (name, value) = attribute(&rest) {
            switch name {
            case "http-equiv": isContentType = value.lowercased() == "content-type"
            case "content": content = value
            case "charset": charset = value
            default: break
            }
        }
        guard let label = charset ?? (isContentType ? content.flatMap(parameter) : nil), !label.isEmpty else {
            return nil
        }
        return label.lowercased().hasPrefix("utf-16") ? "UTF-8" : label
    }

    /// The charset in `text/html; charset=gbk`.
    private static func parameter(_ content: String) -> String? {
        let lowered = content.lowercased()
        guard let range = lowered.firstRange(of: "charset") else { return nil }
        let behind = lowered[range.upperBound...].drop(while: \.isWhitespace)
        guard behind.first == "=" else { return nil }
        return behind.dropFirst().drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
            .prefix { !$0.isWhitespace && !";\"'".contains($0) }.lowercased()
    }

    private static func afterComment(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        // `<!-->` is a comment too.
        var rest = text.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "-->".utf8) { rest = rest.dropFirst() }
        return rest.dropFirst(3)
    }

    /// What follows `<meta`, or nil where another tag stands.
    private static func metaAttributes(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let tag = text.prefix(6).map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 }
        guard tag.count == 6, tag.starts(with: "<meta".utf8), isSpace(tag[5]) || tag[5] == UInt8(ascii: "/")
        else { return nil }
        return text.dropFirst(6)
    }

    /// The next attribute of a tag, its name in lower case; nil at the end of the tag.
    private static func attribute(_ rest: inout ArraySlice<UInt8>) -> (name: String, value: String)? {
        rest = rest.drop { isSpace($0) || $0 == UInt8(ascii: "/") }
        guard let first = rest.first, first != UInt8(ascii: ">") else { return nil }
        let name = rest.prefix { !isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
        rest = rest.dropFirst(max(name.count, 1)).drop(while: isSpace)
        let text = String(decoding: name, as: UTF8.self).lowercased()
        guard rest.first == UInt8(ascii: "=") else { return (text, "") }
        rest = rest.dropFirst().drop(while: isSpace)
        if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            let value = rest.dropFirst().prefix { $0 != quote }
            rest = rest.dropFirst(value.count + 2)
            return (text, String(decoding: value, as: UTF8.self))
        }
        let value = rest.prefix { !isSpace($0) && $0 != UInt8(ascii: ">") }
        rest = rest.dropFirst(value.count)
        return (text, String(decoding: value, as: UTF8.self))
    }

    private static func isSpace(_ byte: UInt8) -> Bool { XMLDeclaration.isSpace(byte) || byte == 0x0C }
}
