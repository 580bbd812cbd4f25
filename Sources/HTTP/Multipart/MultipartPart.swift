/// One part of a multipart body.
package struct MultipartPart: Sendable, Hashable {
    package var name: String
    /// What the receiver is told that the file is called; nil for what is no file.
    package var filename: String?
    /// Nil sends none, which means plain text (RFC 7578 §4.4).
    package var contentType: String?
    /// The author's own; they take the place of `Content-Disposition` and `Content-Type`.
    package var headers: [Header]
    /// Names of headers that are not sent.
    package var withheldHeaders: [String]
    package var content: BodyContent

    package init(
        name: String, filename: String? = nil, contentType: String? = nil, headers: [Header] = [],
        withheldHeaders: [String] = [], content: BodyContent
    ) {
        self.name = name
        self.filename = filename
        self.contentType = contentType
        self.headers = headers
        self.withheldHeaders = withheldHeaders
        self.content = content
    }

    /// The header lines in their order, for a field of `multipart/form-data` or a part of another type.
    func lines(isForm: Bool) -> [Header] {
        var lines: [Header] = []
        let names = filename.map { "; filename=\"\(MultipartPart.escaped($0))\"" } ?? ""
        add(
            "Content-Disposition",
            (isForm ? "form-data" : "attachment") + "; name=\"\(MultipartPart.escaped(name))\"" + names,
            to: &lines)
        add("Content-Type", contentType, to: &lines)
        return lines + headers
    }

    private func add(_ name: String, _ value: String?, to lines: inout [Header]) {
        guard let value, !headers.contains(named: name),
            !withheldHeaders.contains(where: { Token.equal($0, name) })
        else { return }
        lines.append(Header(name, value))
    }

    /// A name inside quotes as browsers write it: UTF-8, with the three characters that would end it escaped
    /// (HTML, *multipart/form-data encoding algorithm*).
    private static func escaped(_ name: String) -> String {
        var output = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"": output += "%22"
            case "\r": output += "%0D"
            case "\n": output += "%0A"
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }
}
