/// The bytes of one file as the author wrote them, under the name that messages call it by.
///
/// Positions everywhere else are byte offsets into `bytes`; lines and columns are computed only when a
/// message is shown.
package final class SourceText: Sendable {
    /// The path as messages print it (relative to the working directory where possible).
    package let name: String
    /// The whole file, byte order mark included.
    package let bytes: [UInt8]
    /// Where each line begins; the first behind a byte order mark, which has no width.
    let lineStarts: [Int]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        let span = bytes.span
        for index in span.indices where span[index] == 0x0A { starts.append(index + 1) }
        lineStarts = starts
    }

    package convenience init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }
}
