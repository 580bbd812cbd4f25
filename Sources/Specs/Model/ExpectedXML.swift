/// The document that a body must be the same as.
package enum ExpectedXML: Sendable {
    /// Text or lines; values that are filled in are escaped.
    case text(TextTemplate)
    /// The bytes of a file, nothing in them filled in.
    case file(FileReference)
}
