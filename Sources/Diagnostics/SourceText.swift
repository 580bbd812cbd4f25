/// The bytes of one file, or of a part of it, as the author wrote them, under the name that messages call it by.
///
/// Positions everywhere else are byte offsets into `bytes`; lines and columns are computed only when a
/// message is shown.
package final class SourceText: Sendable {
    /// The path as messages print it (relative to the working directory where possible).
    package let name: String
    /// All of them, byte order mark included.
    package let bytes: [UInt8]
    /// Where each line begins; the first behind a byte order mark, which has no width.
    let lineStarts: [Int]
    /// How many scalars begin before each multiple of `stride`: a generated spec may be one long line, and
    /// counting its columns from the start again and again would be quadratic.
    private let scalarsBefore: [Int]
    private static let stride = 1024
    /// Where the first byte stands in the file: behind its beginning where the text is a part of one.
    let start: SourcePosition

    package init(
        name: String, bytes: [UInt8], start: SourcePosition = SourcePosition(line: 1, column: 1)
    ) {
        self.name = name
        self.bytes = bytes
        self.start = start
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        var scalars = 0
        var scalarsBefore: [Int] = []
        let span = bytes.span
        for index in span.indices {
            if index % SourceText.stride == 0 { scalarsBefore.append(scalars) }
            // UTF-8 continuation bytes belong to the scalar that began before them.
            if span[index] & 0xC0 != 0x80 { scalars += 1 }
            if span[index] == 0x0A { starts.append(index + 1) }
        }
        lineStarts = starts
        self.scalarsBefore = scalarsBefore
    }

    /// How many scalars begin between two bytes, which must be at most the number of bytes.
    func scalars(from start: Int, to end: Int) -> Int {
        if end - start < SourceText.stride { return count(start..<end) }
        return scalars(before: end) - scalars(before: start)
    }

    private func scalars(before offset: Int) -> Int {
        let checkpoint = min(offset / SourceText.stride, scalarsBefore.count - 1)
        guard checkpoint >= 0 else { return 0 }
        return scalarsBefore[checkpoint] + count(checkpoint * SourceText.stride..<offset)
    }

    private func count(_ range: Range<Int>) -> Int {
        let bytes = bytes
        let span = bytes.span
        var count = 0
        for index in range where span[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }

    package convenience init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }
}
