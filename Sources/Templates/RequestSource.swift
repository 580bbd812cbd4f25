import Diagnostics
package import Paths

/// What a stub's reply takes from the request that it answers: `{{request SOURCE}}` (LANGUAGE.md §8).
package enum RequestSource: Sendable, Hashable {
    case method
    /// Path and query as they came.
    case url
    /// The body as text.
    case body
    /// A `{name}` of the rule's path, decoded.
    case path(String)
    case query(String)
    case header(String)
    case cookie(String)
    case form(String)
    /// A JSONPath or XPath into the body.
    case content(RequestPath)
}

/// A JSONPath or XPath into the body of a request.
package struct RequestPath: Sendable, Hashable {
    package let expression: PathExpression

    package init(expression: PathExpression) {
        self.expression = expression
    }

    package static func == (left: RequestPath, right: RequestPath) -> Bool {
        left.expression.text.utf8.elementsEqual(right.expression.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        for byte in expression.text.utf8 { hasher.combine(byte) }
    }
}

extension RequestSource {
    private static let plain: [String: RequestSource] = ["method": .method, "url": .url, "body": .body]
    private static let named: [String: @Sendable (String) -> RequestSource] = [
        "path": { .path($0) }, "query": { .query($0) }, "header": { .header($0) }, "cookie": { .cookie($0) },
        "form": { .form($0) },
    ]
    private static let usage =
        "{{request SOURCE}} with method, url, path NAME, query NAME, header NAME, cookie NAME, form NAME, "
        + "body, $… or an XPath"

    /// Reads the words that follow `request`; `bytes` is the text that they stand in.
    init(_ words: ArraySlice<PathWord>, of request: PathWord, in bytes: [UInt8]) throws(TemplateSyntaxError) {
        guard let first = words.first, let last = words.last else {
            throw TemplateSyntaxError(
                "request needs a source", range: request.range, hint: "it is written \(RequestSource.usage)")
        }
        if !first.isQuoted, let start = first.text.utf8.first, "$/(.".utf8.contains(start) {
            self = try RequestSource.content(bytes, first.range.lowerBound..<last.range.upperBound)
            return
        }
        if first.text == "bytes" {
            throw TemplateSyntaxError("the source \"request bytes\" is not built yet", range: first.range)
        }
        if let source = RequestSource.plain[first.text] {
            try RequestSource.refuse(words.dropFirst(), usage: "{{request \(first.text)}}")
            self = source
        } else if let make = RequestSource.named[first.text] {
            guard words.count > 1 else {
                throw TemplateSyntaxError(
                    "request \(first.text) needs a name: {{request \(first.text) NAME}}", range: first.range)
            }
            try RequestSource.refuse(words.dropFirst(2), usage: "{{request \(first.text) NAME}}")
            self = make(words[words.startIndex + 1].text)
        } else {
            let known = RequestSource.plain.keys.sorted() + RequestSource.named.keys.sorted()
            throw TemplateSyntaxError(
                "unknown source of a request \"\(first.text)\"", range: first.range,
                hint: Suggestion.hint(for: first.text, among: known) ?? "it is written \(RequestSource.usage)"
            )
        }
    }

    private static func content(
        _ bytes: [UInt8], _ range: Range<Int>
    ) throws(TemplateSyntaxError) -> RequestSource {
        do throws(PathSyntaxError) {
            let expression = try PathExpression(String(decoding: bytes[range], as: UTF8.self))
            if let fault = expression.patternFaults.first { throw fault }
            return .content(RequestPath(expression: expression))
        } catch {
            throw TemplateSyntaxError(
                error.message, offset: range.lowerBound + error.offset, length: error.length,
                hint: error.hint)
        }
    }

    private static func refuse(_ extra: ArraySlice<PathWord>, usage: String) throws(TemplateSyntaxError) {
        guard let first = extra.first, let last = extra.last else { return }
        throw TemplateSyntaxError(
            "expected \"->\" or \"}}\"", range: first.range.lowerBound..<last.range.upperBound,
            hint: "it is written \(usage)")
    }
}
