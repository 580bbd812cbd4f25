/// The ways in which one character may stand in a text: as it is, or escaped once or several times.
enum EscapedScalar {
    /// Reports the end of every way in which `scalar` stands at `start`.
    static func ends(of scalar: Unicode.Scalar, in text: [UInt8], at start: Int, report: (Int) -> Void) {
        guard start < text.count else { return }
        let utf8 = Array(String(scalar).utf8)
        if text[start...].starts(with: utf8) { report(start + utf8.count) }
        if !scalar.isASCII { standIns(in: text, at: start, report: report) }
        switch text[start] {
        case UInt8(ascii: "+") where scalar == " ": report(start + 1)
        case UInt8(ascii: "%"):
            percent(utf8, in: text, at: start, report: report)
            // As a form in ISO-8859-1 writes it.
            if 0x80...0xFF ~= scalar.value {
                percent([UInt8(scalar.value)], in: text, at: start, report: report)
            }
        case UInt8(ascii: "\\"): json(scalar, in: text, at: start, report: report)
        case UInt8(ascii: "&"): if let end = reference(scalar, in: text, at: start) { report(end) }
        default: break
        }
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
    private static func percent(_ utf8: [UInt8], in text: [UInt8], at start: Int, report: (Int) -> Void) {
        var open: Set<Int> = [start]
        for byte in utf8 {
            var next: Set<Int> = []
            for position in open where position < text.count && text[position] == UInt8(ascii: "%") {
                var digits = position + 1
                while let found = byteValue(in: text, at: digits) {
                    if found == byte { next.insert(digits + 2) }
                    guard found == UInt8(ascii: "%") else { break }
                    digits += 2
                }
            }
            open = next
        }
        open.forEach(report)
    }

    /// `\"`, `\n`, `\u00e4`, `\ud83d\ude00`, with as many backslashes as levels of JSON inside JSON need.
    private static func json(
        _ scalar: Unicode.Scalar, in text: [UInt8], at start: Int, report: (Int) -> Void
    ) {
        let slashes = text[start...].prefix { $0 == UInt8(ascii: "\\") }.count
        if scalar == "\\" {
            // A backslash escaped n times is 2, 4, 8 … of them.
            var count = 2
            while count <= slashes {
                report(start + count)
                count *= 2
            }
        }
        let position = start + slashes
        guard position < text.count else { return }
        if let short = shortEscape(of: scalar), text[position] == short { report(position + 1) }
        if let end = visible(scalar, in: text, at: position) { report(end) }
        var end = start
        for unit in String(scalar).utf16 {
            let run = text[min(end, text.count)...].prefix { $0 == UInt8(ascii: "\\") }.count
            let digits = end + run + 1
            guard run > 0, digits + 4 <= text.count, text[digits - 1] == UInt8(ascii: "u"),
                let high = byteValue(in: text, at: digits), let low = byteValue(in: text, at: digits + 2),
                UInt16(high) << 8 | UInt16(low) == unit
            else { return }
            end = digits + 4
        }
        report(end)
    }

    /// `u{e4}`, as messages show what is invisible or looks like something else.
    private static func visible(_ scalar: Unicode.Scalar, in text: [UInt8], at start: Int) -> Int? {
        guard text[start...].starts(with: "u{".utf8),
            let brace = text[start...].prefix(9).firstIndex(of: UInt8(ascii: "}"))
        else { return nil }
        let digits = String(decoding: text[start + 2..<brace], as: UTF8.self)
        return UInt32(digits, radix: 16) == scalar.value ? brace + 1 : nil
    }

    private static func shortEscape(of scalar: Unicode.Scalar) -> UInt8? {
        switch scalar {
        case "\"", "/": UInt8(ascii: scalar)
        case "\u{8}": UInt8(ascii: "b")
        case "\u{C}": UInt8(ascii: "f")
        case "\n": UInt8(ascii: "n")
        case "\r": UInt8(ascii: "r")
        case "\t": UInt8(ascii: "t")
        default: nil
        }
    }

    /// `&lt;`, `&#60;`, `&#x3C;`, also escaped again as `&amp;lt;`.
    private static func reference(_ scalar: Unicode.Scalar, in text: [UInt8], at start: Int) -> Int? {
        var position = start + 1
        let again = Array("amp;".utf8)
        while text[position...].starts(with: again) {
            let after = position + again.count
            // `&amp;` is the ampersand itself unless more of a reference follows.
            let rest = text[min(after, text.count)...]
            if scalar == "&", !rest.starts(with: again), !rest.starts(with: "#".utf8) { return after }
            position = after
        }
        guard position < text.count,
            let semicolon = text[position...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
        else { return nil }
        let name = String(decoding: text[position..<semicolon], as: UTF8.self)
        return value(ofReference: name) == scalar ? semicolon + 1 : nil
    }

    private static func value(ofReference name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
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
