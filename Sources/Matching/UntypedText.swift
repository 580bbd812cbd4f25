import JSON

/// How text without a type (headers, cookies, XML) reads where a number or a boolean is expected.
enum UntypedText {
    /// The number that a text stands for, white space around it passed over; nil where it is none.
    static func number(_ text: String) -> JSONNumber? {
        JSONNumber(parsing: trimmed(text))
    }

    /// `true`, `false`, `1` and `0`, white space around them passed over.
    static func boolean(_ text: String) -> Bool? {
        switch trimmed(text) {
        case "true", "1": true
        case "false", "0": false
        default: nil
        }
    }

    private static func trimmed(_ text: String) -> String {
        let isSpace: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" }
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !isSpace($0) }),
            let last = scalars.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(scalars[first...last])
    }
}
