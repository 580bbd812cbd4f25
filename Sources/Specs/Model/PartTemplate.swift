package import Templates

/// A part of a multipart body before templates are filled in.
package struct PartTemplate: Sendable {
    package enum Content: Sendable {
        /// A scalar, or a template that gives one, an array of several parts, or null, which is left out.
        case value(TemplatedJSON)
        case text(TextTemplate)
        case json(TemplatedJSON)
        case file(FileReference)
    }

    package enum Filename: Sendable {
        /// That of the file; none for what is no file.
        case own
        /// The author wrote `null`.
        case none
        case given(Located<Template>)
    }

    package let name: Located<Template>
    package let content: Content
    package let type: Located<Template>?
    package let filename: Filename
    package let headers: [HeaderField]

    package init(
        name: Located<Template>, content: Content, type: Located<Template>? = nil, filename: Filename = .own,
        headers: [HeaderField] = []
    ) {
        self.name = name
        self.content = content
        self.type = type
        self.filename = filename
        self.headers = headers
    }
}
