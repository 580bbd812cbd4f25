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
        let end = min(max(offset, lineStarts[0]), bytes.count)
        let line = lineCount(upTo: end)
        let column = scalars(from: lineStarts[line - 1], to: end)
        return SourcePosition(
            line: start.line + line - 1, column: line == 1 ? start.column + column : column + 1)
    }

    /// The text of a line (from 1) without its end, or an empty string where there is no such line.
    package func line(_ number: Int) -> String {
        // What stands before a part of a file is not known.
        let before = number == start.line ? String(repeating: " ", count: max(0, start.column - 1)) : ""
        return before + String(decoding: bytes[bytesOfLine(number)], as: UTF8.self)
    }

    /// How many bytes a line (from 1) has without its end.
    package func length(ofLine number: Int) -> Int { bytesOfLine(number).count }

    private func bytesOfLine(_ number: Int) -> Range<Int> {
        let number = number - self.start.line + 1
        guard lineStarts.indices.contains(number - 1) else { return bytes.count..<bytes.count }
        let start = lineStarts[number - 1]
        guard number < lineStarts.count else { return start..<bytes.count }
        let end = lineStarts[number] - 1
        return start..<(end > start && bytes[end - 1] == 0x0D ? end - 1 : end)
    }

    /// How many lines begin at `offset` or before it: at least the first.
    private func lineCount(upTo offset: Int) -> Int {
        var low = 1
        var high = lineStarts.count
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
