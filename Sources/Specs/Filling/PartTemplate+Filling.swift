import Diagnostics
package import HTTP
import JSON
package import Platform
package import Templates

extension PartTemplate {
    /// The part, several where a template gives an array, none where it gives null.
    package func filled(
        in scope: any VariableScope, files: any FileSystem
    ) throws(FillingError) -> [MultipartPart] {
        let name = try name.text(in: scope)
        var part = MultipartPart(name: name, content: BodyContent())
        switch content {
        case .value(let value): return try parts(try value.json(in: scope), of: value, name: name)
        case .text(let text): part.content = BodyContent(Array(try text.text(in: scope).utf8))
        case .json(let value):
            part.content = BodyContent(try value.json(in: scope).writtenUTF8())
            part.contentType = "application/json"
        case .file(let file):
            let path = try file.path(in: scope)
            part.content = try file.content(in: scope, files: files)
            part.contentType = FileMediaType.of(path)
            part.filename = FilePath.name(of: path)
        }
        if let type { part.contentType = try headerValue(type, "type", in: scope) }
        switch filename {
        case .own: break
        case .none: part.filename = nil
        case .given(let filename): part.filename = try filename.text(in: scope)
        }
        for field in headers { try add(field, to: &part, in: scope) }
        return [part]
    }

    private func parts(
        _ json: JSONValue, of template: TemplatedJSON, name: String
    ) throws(FillingError) -> [MultipartPart] {
        if case .null = json { return [] }
        let values = if case .array(let elements) = json { elements } else { [json] }
        var parts: [MultipartPart] = []
        for value in values where value != .null {
            guard let text = value.scalarText else {
                throw FillingError(
                    "the part \(quoted(name)) is text, got \(value.words)",
                    at: SourceLocation(source: template.source, range: template.tree.range),
                    hint: "a part of JSON is { \"json\": \"{{…}}\" }")
            }
            parts.append(MultipartPart(name: name, content: BodyContent(Array(text.utf8))))
        }
        return parts
    }

    private func add(
        _ field: HeaderField, to part: inout MultipartPart, in scope: any VariableScope
    ) throws(FillingError) {
        let (name, values) = try field.filled(in: scope)
        guard Token.isValid(name) else {
            throw FillingError("\(quoted(name)) is no name of a header", at: field.name.location)
        }
        guard let values else { return part.withheldHeaders.append(name) }
        for value in values {
            try check(value, name, at: field.name.location)
            part.headers.append(Header(name, value))
        }
    }

    private func headerValue(
        _ template: Located<Template>, _ name: String, in scope: any VariableScope
    ) throws(FillingError) -> String {
        let value = try template.text(in: scope)
        try check(value, name, at: template.location)
        return value
    }

    private func check(_ value: String, _ name: String, at place: SourceLocation) throws(FillingError) {
        if RequestValidation.isHeaderValue(value) { return }
        throw FillingError("the value of \(quoted(name)) holds a line break, which no header can", at: place)
    }
}
