import JSON

/// JSON with `{{…}}` in it, which need not be valid before it is filled in.
///
/// A string of it means what it means in a spec: one that is one `{{…}}` and nothing else becomes the value with
/// its type and digits, in longer text values are escaped. A `{{…}}` outside of strings becomes the value too.
/// Everything else stays as it is, white space included.
struct JSONTemplate: Sendable {
    enum Part: Sendable {
        case verbatim(String)
        /// A string literal that holds a template.
        case string(Template, literal: Range<Int>)
        case value(TemplateExpression)
    }

    let parts: [Part]

    /// - Throws: the first `{{…}}` that cannot be read; its place counts from the beginning of `bytes`.
    init(_ bytes: [UInt8]) throws(TemplateSyntaxError) {
        var reader = JSONTemplateReader(bytes)
        parts = try reader.read()
    }
}

/// Goes through the text once, looking at nothing but strings and `{{`.
private struct JSONTemplateReader {
    private let bytes: [UInt8]
    private var index = 0
    /// Where the text begins that is taken as it is.
    private var start = 0
    private var parts: [JSONTemplate.Part] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func read() throws(TemplateSyntaxError) -> [JSONTemplate.Part] {
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\"") {
                try string()
            } else if isTemplate(at: index) {
                let expression = try TemplateExpression(in: bytes, at: index)
                add(.value(expression), index..<expression.range.upperBound)
            } else {
                index += 1
            }
        }
        flush(upTo: bytes.count)
        return parts
    }

    private mutating func string() throws(TemplateSyntaxError) {
        let open = index
        index += 1
        var holdsTemplate = false
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            if isTemplate(at: index) { holdsTemplate = true }
            index += bytes[index] == UInt8(ascii: "\\") && !isTemplate(at: index + 1) ? 2 : 1
        }
        guard index < bytes.count else {
            throw TemplateSyntaxError("this string has no end", offset: open, length: 1)
        }
        index += 1
        guard holdsTemplate else { return }
        let literal = open..<index
        add(.string(try template(literal), literal: literal), literal)
    }

    private func template(_ literal: Range<Int>) throws(TemplateSyntaxError) -> Template {
        let value: JSONValue
        do throws(JSONSyntaxError) {
            value = try JSONParser.parse(Array(bytes[literal]))
        } catch {
            throw TemplateSyntaxError(
                error.message, offset: literal.lowerBound + error.offset, length: error.length)
        }
        guard case .string(let text) = value else {
            throw TemplateSyntaxError(
                "a string with half of a surrogate pair cannot hold {{…}}", range: literal)
        }
        do throws(TemplateSyntaxError) {
            return try Template(text)
        } catch {
            let (first, last) = (error.offset, error.offset + error.length)
            let start = JSONStringEscapes.sourceOffset(
                ofDecodedUTF8Offset: first, literal: literal, in: bytes)
            let end = JSONStringEscapes.sourceOffset(ofDecodedUTF8Offset: last, literal: literal, in: bytes)
            throw TemplateSyntaxError(error.message, range: start..<max(start, end), hint: error.hint)
        }
    }

    private mutating func add(_ part: JSONTemplate.Part, _ range: Range<Int>) {
        flush(upTo: range.lowerBound)
        parts.append(part)
        (index, start) = (range.upperBound, range.upperBound)
    }

    private mutating func flush(upTo end: Int) {
        if start < end { parts.append(.verbatim(String(decoding: bytes[start..<end], as: UTF8.self))) }
    }

    private func isTemplate(at index: Int) -> Bool {
        index + 1 < bytes.count && bytes[index] == UInt8(ascii: "{") && bytes[index + 1] == UInt8(ascii: "{")
    }
}
