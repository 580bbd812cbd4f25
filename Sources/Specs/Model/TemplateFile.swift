package import Templates

/// A file whose text is filled in when it is sent.
package struct TemplateFile: Sendable {
    package let file: FileReference
    /// What its values are escaped for; nil where its extension says so.
    package let form: FileTemplate.Form?
    /// The file as it was when the spec was read; nil where its name is not known before the step runs.
    package let content: FileTemplate?

    package init(file: FileReference, form: FileTemplate.Form? = nil, content: FileTemplate?) {
        self.file = file
        self.form = form
        self.content = content
    }
}
