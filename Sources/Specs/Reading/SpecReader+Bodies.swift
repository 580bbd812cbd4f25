import Diagnostics
import JSON

extension SpecReader {
    /// The keys that are the body of a REST call.
    private static let bodyKeys = [
        "json", "form", "multipart", "xml", "text", "plist", "graphql", "base64", "file", "template",
    ]

    /// The one body of a REST call; a second one is an error.
    func body(in fields: Fields) -> Body {
        let given = fields.written.filter { SpecReader.bodyKeys.contains($0.key) }
        if let first = given.first {
            for other in given.dropFirst() {
                report(
                    "a call has one body, \(quoted(other.key)) is a second one", at: other.keyRange,
                    related: [.init(message: "the first one is here", location: location(first.keyRange))])
            }
        }
        if let json = fields["json"] { return .json(templated(json.value)) }
        if let form = fields["form"] { return .form(templated(form.value)) }
        if let text = fields["text"], let read = textTemplate(text.value) { return .text(read) }
        if let xml = fields["xml"], let read = textTemplate(xml.value) { return .xml(read) }
        if let file = fileReference(fields["file"]) { return .file(file) }
        return .none
    }
}
