/// A URI reference taken into its five parts (RFC 3986 §3 and appendix B), and put together again.
///
/// Nothing is checked or encoded: every text has these parts.
package struct URIReference: Sendable, Hashable {
    /// As written, without `:`.
    package var scheme: String?
    /// User, host and port as written, without `//`.
    package var authority: String?
    package var path: String
    /// Without `?`; empty is not the same as absent.
    package var query: String?
    /// Without `#`.
    package var fragment: String?

    package init(_ text: String) {
        let bytes = text.utf8Span.span
        var (start, end) = (0, bytes.count)
        if let hash = bytes.firstIndex(of: UInt8(ascii: "#"), in: start..<end) {
            fragment = text.utf8Slice(hash + 1..<end)
            end = hash
        }
        if let mark = bytes.firstIndex(of: UInt8(ascii: "?"), in: start..<end) {
            query = text.utf8Slice(mark + 1..<end)
            end = mark
        }
        if let colon = Self.schemeLength(bytes) {
            scheme = text.utf8Slice(0..<colon)
            start = colon + 1
        }
        if Self.hasAuthority(bytes, at: start, before: end) {
            start += 2
            let slash = bytes.firstIndex(of: UInt8(ascii: "/"), in: start..<end) ?? end
            authority = text.utf8Slice(start..<slash)
            start = slash
        }
        path = text.utf8Slice(start..<end)
    }

    /// Whether the text begins with a scheme and an authority, `scheme://`.
    static func isAbsolute(_ text: String) -> Bool {
        let bytes = text.utf8Span.span
        guard let colon = schemeLength(bytes) else { return false }
        return hasAuthority(bytes, at: colon + 1, before: bytes.count)
    }

    /// RFC 3986 §5.3.
    package var text: String {
        var text = ""
        if let scheme { text += scheme + ":" }
        if let authority { text += "//" + authority }
        text += path
        if let query { text += "?" + query }
        if let fragment { text += "#" + fragment }
        return text
    }

    /// What the reference means where `base` is the URI of the document (RFC 3986 §5.2.2, strict).
    package func resolved(against base: URIReference) -> URIReference {
        var target = self
        if scheme == nil {
            target.scheme = base.scheme
            if authority == nil {
                target.authority = base.authority
                if path.isEmpty {
                    target.path = base.path
                    target.query = query ?? base.query
                    return target
                }
                if path.utf8.first != UInt8(ascii: "/") { target.path = base.merged(with: path) }
            }
        }
        target.path = DotSegments.removed(from: target.path)
        return target
    }

    /// RFC 3986 §5.2.3.
    private func merged(with relative: String) -> String {
        if authority != nil && path.isEmpty { return "/" + relative }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return relative }
        return path[...slash] + relative
    }

    /// How long the scheme at the front is, without its colon (RFC 3986 §3.1); nil where there is none.
    private static func schemeLength(_ bytes: Span<UInt8>) -> Int? {
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
                UInt8(ascii: "."):
                if index == 0 { return nil }
            case UInt8(ascii: ":"): return index == 0 ? nil : index
            default: return nil
            }
        }
        return nil
    }

    private static func hasAuthority(_ bytes: Span<UInt8>, at start: Int, before end: Int) -> Bool {
        start + 2 <= end && bytes[start] == UInt8(ascii: "/") && bytes[start + 1] == UInt8(ascii: "/")
    }
}

extension Span<UInt8> {
    fileprivate func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        for index in range where self[index] == byte { return index }
        return nil
    }
}

extension String {
    /// What stands between two ASCII characters, by the offsets of its bytes.
    fileprivate func utf8Slice(_ range: Range<Int>) -> String {
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return String(self[start..<utf8.index(start, offsetBy: range.count)])
    }
}
