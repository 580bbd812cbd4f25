import Text

/// Where two rows of bytes are different, shown so that text is read as text.
struct ByteDifference {
    /// The bytes around the first different one, and so many before it.
    let expected: String
    let actual: String
    /// The first different byte, counted from 1: as `cmp` says it.
    private let position: Int
    private let expectedCount: Int
    private let actualCount: Int

    /// How many bytes are shown before the first different one, and from there on.
    private static let lead = 12
    private static let rest = 28

    /// Nil where there is no difference.
    init?(expected: [UInt8], actual: [UInt8]) {
        guard expected != actual else { return nil }
        var first = 0
        while first < expected.count, first < actual.count, expected[first] == actual[first] { first += 1 }
        position = first + 1
        expectedCount = expected.count
        actualCount = actual.count
        self.expected = ByteDifference.excerpt(of: expected, around: first)
        self.actual = ByteDifference.excerpt(of: actual, around: first)
    }

    /// The whole sentence.
    func message(path: String) -> String {
        "expected the \(ByteDifference.count(expectedCount)) of \"\(VisibleText.escaped(path))\", "
            + "got \(actualCount), first different at byte \(position): expected \(expected), got \(actual)"
    }

    private static func count(_ bytes: Int) -> String { bytes == 1 ? "1 byte" : "\(bytes) bytes" }

    /// In quotes, what is no text of ASCII as its number: `"…IHDR\x00\x00…"`.
    private static func excerpt(of bytes: [UInt8], around first: Int) -> String {
        guard first < bytes.count else { return bytes.isEmpty ? "nothing" : "the end" }
        let start = max(0, first - lead)
        let end = min(bytes.count, first + rest)
        let shown = text(bytes[start..<end]) ?? bytes[start..<end].map(visible).joined()
        return "\"\(start > 0 ? "…" : "")\(shown)\(end < bytes.count ? "…" : "")\""
    }

    /// The bytes as UTF-8, where they are that but for characters that are cut at the ends.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
        let isContinuation = { (byte: UInt8) in byte & 0xC0 == 0x80 }
        let whole = bytes.drop(while: isContinuation)
        guard bytes.count - whole.count < 4 else { return nil }
        for cut in 0..<4 {
            guard let text = String(validating: whole.dropLast(cut), as: UTF8.self) else { continue }
            return text.unicodeScalars.allSatisfy { $0.value >= 0x20 || "\t\n\r".unicodeScalars.contains($0) }
                ? escaped(text) : nil
        }
        return nil
    }

    private static func escaped(_ text: String) -> String {
        var output = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            default: output += VisibleText.escaped(String(scalar))
            }
        }
        return output
    }

    private static func visible(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "\""): return "\\\""
        case UInt8(ascii: "\\"): return "\\\\"
        case UInt8(ascii: "\n"): return "\\n"
        case UInt8(ascii: "\r"): return "\\r"
        case UInt8(ascii: "\t"): return "\\t"
        case 0x20..<0x7F: return String(UnicodeScalar(byte))
        default:
            let digits = String(byte, radix: 16)
            return "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
        }
    }
}
