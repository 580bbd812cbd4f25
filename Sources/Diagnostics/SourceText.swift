/// The bytes of one file as the author wrote them, under the name that messages call it by.
///
/// Positions everywhere else are byte offsets into `bytes`; lines and columns are computed only when a
/// message is shown.
package final class SourceText: Sendable {
    /// The path as messages print it (relative to the working directory where possible).
    package let name: String
    /// The whole file, byte order mark included.
    package let bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    package convenience init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }
}
