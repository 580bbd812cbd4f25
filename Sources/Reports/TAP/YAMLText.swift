/// A scalar of YAML 1.2 in double quotes, whatever is in it.
enum YAMLText {
    static func quoted(_ text: String) -> String {
        var output = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case _ where isPlain(scalar): output.unicodeScalars.append(scalar)
            default: output += escape(of: scalar.value)
            }
        }
        return output + "\""
    }

    /// What YAML takes as it stands (§5.1), but for what ends a line for some readers or changes how it looks.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: false
        case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    private static func escape(of value: UInt32) -> String {
        let digits = String(value, radix: 16)
        let (letter, width) = value <= 0xFF ? ("x", 2) : ("u", 4)
        return "\\\(letter)" + String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
