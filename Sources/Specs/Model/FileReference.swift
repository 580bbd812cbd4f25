package import Templates

/// A file named in a spec.
package struct FileReference: Sendable {
    /// As written: relative to `folder`.
    package let path: Located<Template>
    /// The folder of the file that names it.
    package let folder: String

    package init(path: Located<Template>, folder: String) {
        self.path = path
        self.folder = folder
    }
}
