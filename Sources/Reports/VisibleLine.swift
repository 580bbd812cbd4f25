/// A line that cannot take the terminal over, nor the CI service that reads it: control characters are made visible, and
/// what a service would take for a command is not one any more.
package enum VisibleLine {
    /// The line with a stand-in such as `\u{1b}` for each of them, line breaks too.
    package static func of(_ line: String) -> String {
        if line.utf8.allSatisfy(isHarmless) { return line }
        var output = String.UnicodeScalarView()
        var rest = line.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if isControl(scalar) || isBeforeCommand(scalar, rest) {
                output.append(contentsOf: VisibleCharacter.standIn(for: scalar).unicodeScalars)
            } else {
                output.append(scalar)
            }
        }
        return String(output)
    }

    /// Whether a byte of UTF-8 needs no look at what it is part of.
    private static func isHarmless(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x20...0x22, 0x24...0x7E: true
        default: false
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09: false
        case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    /// Whether a `#` begins a command to Azure Pipelines, which looks for it anywhere in a line, or to TeamCity. Neither
    /// has a word that turns commands off.
    private static func isBeforeCommand(_ scalar: Unicode.Scalar, _ rest: Substring.UnicodeScalarView) -> Bool
    {
        guard scalar == "#", rest.first == "#" else { return false }
        return ["#vso[", "#teamcity["].contains { rest.starts(with: $0.unicodeScalars) }
    }
}
