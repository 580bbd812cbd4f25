/// A line that cannot take the terminal over: control characters are made visible.
package enum VisibleLine {
    /// The line with a stand-in such as `\u{1b}` for each of them, line breaks too.
    package static func of(_ line: String) -> String {
        guard line.unicodeScalars.contains(where: { isControl($0) }) else { return line }
        return line.unicodeScalars.map { isControl($0) ? VisibleCharacter.standIn(for: $0) : String($0) }
            .joined()
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09: false
        case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
