/// A word of a POSIX shell.
enum ShellWord {
    /// The text in single quotes. What they cannot hold stands between two quoted parts: a single quote behind a
    /// backslash, and what a copy through a browser, a terminal or XML would change in the output of `printf`. Line feeds
    /// stay as they are.
    static func quoted(_ text: String) -> String {
        if !text.isEmpty, text.utf8.allSatisfy(isPlain) { return text }
        if text.utf8.allSatisfy(isWhole) { return "'\(text)'" }
        var output = "'"
        var octal = ""
        func flush() {
            if octal.isEmpty { return }
            output += "'\"$(printf '\(octal)')\"'"
            octal = ""
        }
        for scalar in text.unicodeScalars {
            if isFragile(scalar) {
                for byte in String(scalar).utf8 { octal += "\\" + threeDigits(byte) }
                continue
            }
            flush()
            if scalar == "'" { output += "'\\''" } else { output.unicodeScalars.append(scalar) }
        }
        flush()
        return output + "'"
    }

    /// Whether a byte means nothing to a shell wherever it stands.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2F, 0x3A, 0x2E, 0x5F, 0x2D: true
        default: false
        }
    }

    /// Whether a byte stays as it is between single quotes.
    private static func isWhole(_ byte: UInt8) -> Bool {
        byte == 0x0A || (0x20..<0x7F ~= byte && byte != UInt8(ascii: "'"))
    }

    private static func isFragile(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F: true
        case 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    private static func threeDigits(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 8)
        return String(repeating: "0", count: 3 - digits.count) + digits
    }
}
