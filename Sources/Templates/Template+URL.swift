import Text

extension Template {
    /// The string as a URL or a reference to one, every value encoded for the place where it stands.
    ///
    /// A value at the start or in the host goes in as it is, one in the path as one encoded segment, one
    /// behind `?` or `#` as one encoded value; `{{x -> raw}}` as it is everywhere. The author's own text stays
    /// as it is.
    ///
    /// - Throws: for a value that is not there, or no scalar.
    package func url(in scope: any VariableScope) throws(TemplateError) -> String {
        if standsForItself { return source }
        var output = ""
        for part in parts {
            switch part {
            case .literal(let text): output += text
            case .expression(let expression):
                let value = try expression.text(in: scope, place: "a URL")
                output += expression.isRaw ? value : Template.encoded(value, after: output)
            }
        }
        return output
    }

    private static func encoded(_ value: String, after url: String) -> String {
        let bytes = url.utf8
        if bytes.isEmpty || isInAuthority(url) { return value }
        if bytes.contains(UInt8(ascii: "?")) || bytes.contains(UInt8(ascii: "#")) {
            return PercentEncoding.queryValue(value)
        }
        // As they are they would be taken for the author's own steps up.
        if value.utf8.elementsEqual(".".utf8) { return "%2E" }
        if value.utf8.elementsEqual("..".utf8) { return "%2E%2E" }
        return PercentEncoding.segment(value)
    }

    /// Whether the URL so far ends in its host: `scheme://` and no slash, `?` or `#` behind it.
    private static func isInAuthority(_ url: String) -> Bool {
        let bytes = Array(url.utf8)
        let scheme = bytes.prefix { $0 != UInt8(ascii: ":") }
        guard bytes[scheme.endIndex...].starts(with: "://".utf8), !scheme.contains(UInt8(ascii: "/"))
        else { return false }
        return !bytes[(scheme.endIndex + 3)...].contains {
            $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
        }
    }
}
