/// A place for a person: both numbers start at 1, the column counts Unicode scalars.
package struct SourcePosition: Sendable, Hashable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension SourceText {
    /// The line and column of a byte offset; an offset past the end is the end.
    ///
    /// `\n` and `\r\n` end a line. A byte order mark has no width.
    package func position(at offset: Int) -> SourcePosition {
        let end = min(max(offset, 0), bytes.count)
        var line = 1
        var start = 0
        for index in 0..<end where bytes[index] == 0x0A {
            line += 1
            start = index + 1
        }
        if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, end) }
        // UTF-8 continuation bytes belong to the scalar that began before them.
        let column = bytes[start..<max(start, end)].count { $0 & 0xC0 != 0x80 } + 1
        return SourcePosition(line: line, column: column)
    }

    /// The text of a line (from 1) without its end, or an empty string past the last one.
    package func line(_ number: Int) -> String {
        var current = 1
        var start = 0
        while current < number {
            guard let end = bytes[start...].firstIndex(of: 0x0A) else { return "" }
            start = end + 1
            current += 1
        }
        if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
        var end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
