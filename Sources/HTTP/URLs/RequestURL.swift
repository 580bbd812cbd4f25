import Text

/// The URL that a call's author means.
package enum RequestURL {
    /// Puts together what the author wrote, the path of a module and the base.
    ///
    /// A text with `scheme://` stands as it is. Any other is appended to the base, the module's path between
    /// them, with one `/` where two parts meet; the empty text is the base itself. What may not stand in a
    /// URL is percent-encoded, what is encoded stays.
    ///
    /// - Parameters:
    ///   - text: what the author wrote, filled in, without the module's name.
    ///   - base: an absolute URL; a query of it goes before that of `text`.
    ///   - modulePath: between base and text; it counts only where `text` is not absolute.
    /// - Returns: the whole URL.
    /// - Throws: `URLError` where that is none, or `text` wants a base or a module that is not there.
    package static func join(
        _ text: String, base: String?, modulePath: String = ""
    ) throws(URLError) -> HTTPURL {
        if isAbsolute(text) { return try HTTPURL(text) }
        if let name = modulePrefix(of: text) {
            let isPort =
                text.utf8.dropFirst(name.utf8.count + 1).first.map {
                    $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
                } ?? false
            throw isPort ? .hostWithoutScheme(text) : .unknownModule(name, url: text)
        }
        guard let base else { throw .noBase(text) }
        var url = try HTTPURL(base)
        let relative = pathParts(of: text)
        let front = joined(url.path, PercentEncoding.lenient(modulePath))
        url.path = joined(front, PercentEncoding.lenient(relative.path))
        if let query = relative.query {
            url.query = append(PercentEncoding.lenient(query), to: url.query)
        }
        url.fragment = relative.fragment.map(PercentEncoding.lenient) ?? url.fragment
        return url
    }

    /// Whether the text begins with `scheme://`.
    package static func isAbsolute(_ text: String) -> Bool { URIReference.isAbsolute(text) }

    /// What stands before a `:` in the first segment of a text that is not absolute: the name of a module, or
    /// a host whose scheme was forgotten; nil where nothing does.
    package static func modulePrefix(of text: String) -> String? {
        if isAbsolute(text) { return nil }
        let end = text.utf8.firstIndex {
            $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
        }
        let first = text[..<(end ?? text.endIndex)]
        guard let colon = first.utf8.firstIndex(of: UInt8(ascii: ":")), colon > first.startIndex else {
            return nil
        }
        return String(first[..<colon])
    }

    /// Two paths with one `/` where they meet; an empty one adds nothing.
    private static func joined(_ left: String, _ right: String) -> String {
        guard !right.isEmpty else { return left }
        let hasSlash = left.utf8.last == UInt8(ascii: "/")
        let bringsSlash = right.utf8.first == UInt8(ascii: "/")
        switch (hasSlash, bringsSlash) {
        case (true, true): return left + right.dropFirst()
        case (false, false): return left + "/" + right
        default: return left + right
        }
    }

    /// Path, query and fragment of a text that has nothing else: unlike in a URI reference, `//x` is a path.
    private static func pathParts(of text: String) -> URIReference {
        let mark = text.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        var parts = URIReference(String(text[(mark ?? text.endIndex)...]))
        parts.path = String(text[..<(mark ?? text.endIndex)])
        return parts
    }

    /// A query with more behind it.
    fileprivate static func append(_ addition: String, to query: String?) -> String {
        guard let query, !query.isEmpty else { return addition }
        if addition.isEmpty { return query }
        return query.utf8.last == UInt8(ascii: "&") ? query + addition : query + "&" + addition
    }
}

extension HTTPURL {
    /// The URL with parameters, which are encoded, behind what its query holds, before the fragment.
    package func appendingQuery(_ parameters: String) -> HTTPURL {
        if parameters.isEmpty { return self }
        var url = self
        url.query = RequestURL.append(parameters, to: query)
        return url
    }
}
