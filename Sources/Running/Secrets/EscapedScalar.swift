/// The ways in which one character may stand in a text: as it is, or escaped once or several times, in one language or
/// in one inside another, as JSON is in the query of a URL.
enum EscapedScalar {
    /// Languages that have escapes of their own.
    private struct Languages: OptionSet {
        let rawValue: Int

        static let url = Languages(rawValue: 1)
        static let json = Languages(rawValue: 2)
        static let xml = Languages(rawValue: 4)
        static let all: Languages = [.url, .json, .xml]
    }

    /// The most bytes that one byte of a character takes up, escaped: `%26amp%3Bquot%3B`, and some more.
    static let widest = 20

    /// Reports the end of every way in which `scalar` stands at `start`.
    static func ends(of scalar: Unicode.Scalar, in text: [UInt8], at start: Int, report: (Int) -> Void) {
        ends(of: scalar, in: text, at: start, languages: .all, report: report)
    }

    /// The same with the escapes of some languages. What begins an escape may be escaped itself, in the others; in the
    /// same one it is looked for at once, however often.
    private static func ends(
        of scalar: Unicode.Scalar, in text: [UInt8], at start: Int, languages: Languages,
        report: (Int) -> Void
    ) {
        guard start < text.count else { return }
        let utf8 = Array(String(scalar).utf8)
        if text[start...].starts(with: utf8) { report(start + utf8.count) }
        if !scalar.isASCII { standIns(in: text, at: start, report: report) }
        switch text[start] {
        case UInt8(ascii: "+") where scalar == " ": return report(start + 1)
        case UInt8(ascii: "%"), UInt8(ascii: "\\"), UInt8(ascii: "&"):
            guard mayStand(scalar, utf8, in: text, at: start) else { return }
        default: return
        }
        if languages.contains(.url) {
            let others = languages.subtracting(.url)
            percent(utf8, in: text, at: start, others, report: report)
            // As a form in ISO-8859-1 writes it.
            if 0x80...0xFF ~= scalar.value {
                percent([UInt8(scalar.value)], in: text, at: start, others, report: report)
            }
        }
        if languages.contains(.json) {
            json(scalar, in: text, at: start, languages.subtracting(.json), report: report)
        }
        if languages.contains(.xml) {
            reference(scalar, in: text, at: start, languages.subtracting(.xml), report: report)
        }
    }

    /// A quick look at the escape that begins at `start`, which is in most cases of another character.
    private static func mayStand(
        _ scalar: Unicode.Scalar, _ utf8: [UInt8], in text: [UInt8], at start: Int
    ) -> Bool {
        var next = start + 1
        switch text[start] {
        case UInt8(ascii: "%"):
            guard let byte = byteValue(in: text, at: next) else { return false }
            return byte == utf8[0] || UInt32(byte) == scalar.value || beginsEscape(byte)
        case UInt8(ascii: "&"):
            // A number may be that of what begins another escape.
            guard scalar.isASCII, next < text.count, text[next] != UInt8(ascii: "#"),
                !beginsEscape(text[next])
            else { return true }
            return ["&", "<", ">", "\"", "'"].contains(scalar)
        default:
            while next < text.count, text[next] == UInt8(ascii: "\\") { next += 1 }
            guard next < text.count else { return scalar == "\\" }
            return text[next] == UInt8(ascii: "u") || beginsEscape(text[next]) || scalar == "\\"
                || shortEscape(of: scalar)?.value == UInt32(text[next])
        }
    }

    private static func beginsEscape(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "&")
    }

    /// The same, as a set.
    private static func ends(
        of scalar: Unicode.Scalar, in text: [UInt8], at start: Int, _ languages: Languages
    ) -> Set<Int> {
        var ends: Set<Int> = []
        self.ends(of: scalar, in: text, at: start, languages: languages) { ends.insert($0) }
        return ends
    }

    /// U+FFFD for each byte of a character, where text of another character set was read as UTF-8.
    private static func standIns(in text: [UInt8], at start: Int, report: (Int) -> Void) {
        let standIn: [UInt8] = [0xEF, 0xBF, 0xBD]
        var end = start
        for _ in 0..<4 {
            guard end < text.count, text[end...].starts(with: standIn) else { return }
            end += standIn.count
            report(end)
        }
    }

    /// `%C3%A4`, also escaped again as `%25C3%25A4`.
    private static func percent(
        _ utf8: [UInt8], in text: [UInt8], at start: Int, _ others: Languages, report: (Int) -> Void
    ) {
        var open: Set<Int> = [start]
        for byte in utf8 {
            var next: Set<Int> = []
            for position in open {
                ends(of: "%", in: text, at: position, languages: others) { sign in
                    var digits = sign
                    while let found = byteValue(in: text, at: digits) {
                        if found == byte { next.insert(digits + 2) }
                        guard found == UInt8(ascii: "%") else { break }
                        digits += 2
                    }
                }
            }
            if next.isEmpty { return }
            open = next
        }
        open.forEach(report)
    }

    /// `\"`, `\n`, `\u00e4`, `\ud83d\ude00`, with as many backslashes as levels of JSON inside JSON need.
    private static func json(
        _ scalar: Unicode.Scalar, in text: [UInt8], at start: Int, _ others: Languages, report: (Int) -> Void
    ) {
        let slashes = backslashes(in: text, at: start, others)
        guard !slashes.isEmpty else { return }
        if scalar == "\\" {
            // A backslash escaped n times is 2, 4, 8 … of them.
            var count = 2
            while count <= slashes.count {
                report(slashes[count - 1])
                count *= 2
            }
        }
        let behind = slashes[slashes.count - 1]
        if let short = shortEscape(of: scalar) {
            ends(of: short, in: text, at: behind, languages: others, report: report)
        }
        if let end = visible(scalar, in: text, at: behind) { report(end) }
        var end = start
        for unit in String(scalar).utf16 {
            guard let digits = backslashes(in: text, at: end, others).last.map({ $0 + 1 }),
                digits + 4 <= text.count, text[digits - 1] == UInt8(ascii: "u"),
                let high = byteValue(in: text, at: digits), let low = byteValue(in: text, at: digits + 2),
                UInt16(high) << 8 | UInt16(low) == unit
            else { return }
            end = digits + 4
        }
        report(end)
    }

    /// Where each backslash of a row of them ends.
    private static func backslashes(in text: [UInt8], at start: Int, _ others: Languages) -> [Int] {
        var found: [Int] = []
        while let end = ends(of: "\\", in: text, at: found.last ?? start, others).max() { found.append(end) }
        return found
    }

    /// `u{e4}`, as messages show what is invisible or looks like something else.
    private static func visible(_ scalar: Unicode.Scalar, in text: [UInt8], at start: Int) -> Int? {
        guard text[start...].starts(with: "u{".utf8),
            let brace = text[start...].prefix(9).firstIndex(of: UInt8(ascii: "}"))
        else { return nil }
        let digits = String(decoding: text[start + 2..<brace], as: UTF8.self)
        return UInt32(digits, radix: 16) == scalar.value ? brace + 1 : nil
    }

    /// What stands behind the backslash.
    private static func shortEscape(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case "\"", "/": scalar
        case "\u{8}": "b"
        case "\u{C}": "f"
        case "\n": "n"
        case "\r": "r"
        case "\t": "t"
        default: nil
        }
    }

    /// `&lt;`, `&#60;`, `&#x3C;`, also escaped again as `&amp;lt;`.
    private static func reference(
        _ scalar: Unicode.Scalar, in text: [UInt8], at start: Int, _ others: Languages, report: (Int) -> Void
    ) {
        var open = ends(of: "&", in: text, at: start, others)
        while let position = open.popFirst() {
            guard let (name, end) = name(in: text, at: position, others) else { continue }
            if CharacterReference.value(of: name) == scalar { report(end) }
            // An ampersand that was escaped may begin a reference in its turn.
            if name == "amp" { open.insert(end) }
        }
    }

    /// What stands behind an ampersand, and where the semicolon behind it ends.
    private static func name(
        in text: [UInt8], at start: Int, _ others: Languages
    ) -> (name: String, end: Int)? {
        var position = start
        var name: [UInt8] = []
        if let end = ends(of: "#", in: text, at: start, others).max() {
            name.append(UInt8(ascii: "#"))
            position = end
        }
        while position < text.count, name.count < 12, isLetterOrDigit(text[position]) {
            name.append(text[position])
            position += 1
        }
        guard let end = ends(of: ";", in: text, at: position, others).max() else { return nil }
        return (String(decoding: name, as: UTF8.self), end)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }

    /// The byte that two hexadecimal digits stand for.
    private static func byteValue(in text: [UInt8], at position: Int) -> UInt8? {
        guard position >= 0, position + 1 < text.count, let high = digit(text[position]),
            let low = digit(text[position + 1])
        else { return nil }
        return high << 4 | low
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
