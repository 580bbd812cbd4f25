/// A multipart body and the type that goes with it (RFC 2046 §5.1, RFC 7578).
package struct MultipartBody: Sendable {
    package let content: BodyContent
    /// The media type with its boundary.
    package let contentType: String

    /// - Parameters:
    ///   - parts: in their order; none gives the closing line alone.
    ///   - boundary: in none of the parts.
    ///   - type: what the author says of the whole; `multipart/form-data` unless given.
    package init(_ parts: [MultipartPart], boundary: MultipartBoundary, type: MultipartType = .form) {
        var content = BodyContent()
        for part in parts {
            var head = "--\(boundary.text)\r\n"
            for line in part.lines(isForm: type.isForm) { head += "\(line.name): \(line.value)\r\n" }
            content.append(Array((head + "\r\n").utf8))
            content.append(part.content)
            content.append([0x0D, 0x0A])
        }
        content.append(Array("--\(boundary.text)--\r\n".utf8))
        self.content = content
        contentType = type.text(with: boundary)
    }
}

/// The type of a multipart body as its author gives it, or as it is where none is given.
package struct MultipartType: Sendable {
    package static let form = MultipartType(text: "multipart/form-data", isForm: true, boundary: nil)

    private let text: String
    /// Whether its parts are fields of a form.
    package let isForm: Bool
    /// The boundary that the author chose.
    package let boundary: String?

    /// Nil for a type that is not `multipart/…`.
    package init?(_ text: String) {
        guard let type = MediaType(text), type.name.hasPrefix("multipart/") else { return nil }
        self.init(
            text: text, isForm: type.name == "multipart/form-data", boundary: type.parameter("boundary"))
    }

    private init(text: String, isForm: Bool, boundary: String?) {
        self.text = text
        self.isForm = isForm
        self.boundary = boundary
    }

    /// The type as it is sent: as it was written, and with a boundary.
    fileprivate func text(with boundary: MultipartBoundary) -> String {
        if self.boundary != nil { return text }
        let isToken = Token.isValid(boundary.text)
        return text + "; boundary=" + (isToken ? boundary.text : "\"\(boundary.text)\"")
    }
}
