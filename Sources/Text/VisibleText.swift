/// Text with its invisible and dangerous characters written out, for reports and messages.
package enum VisibleText {
    /// Writes every character that a terminal would act on or that XML 1.0 (§2.2) forbids as `\u{1}`: the
    /// control characters but tab and line feed, line and paragraph separators, the characters that turn the
    /// direction of text, the byte order mark, U+FFFE and U+FFFF.
    package static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: needsEscape) else { return text }
        var output = ""
        for scalar in text.unicodeScalars {
            if needsEscape(scalar) {
                output += "\\u{" + String(scalar.value, radix: 16) + "}"
            } else {
                output.unicodeScalars.append(scalar)
            }
        }
        return output
    }

    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        case 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
