/// The first line of an answer (RFC 9112 §4).
struct StatusLine {
    /// `HTTP/1.1`.
    let version: String
    /// 100 to 999.
    let status: Int
    /// Where the reason stands in the line.
    let reason: Range<Int>

    /// Nil where the line is none. The space before an empty reason may be missing; the first line that
    /// libcurl makes up for HTTP/2 has no second digit in its version, and no reason.
    init?(_ line: UnsafeBufferPointer<UInt8>) {
        guard let space = unsafe line.firstIndex(of: UInt8(ascii: " ")), space <= 8,
            unsafe StatusLine.isVersion(line[..<space])
        else { return nil }
        let codeEnd = space + 4
        guard codeEnd <= line.count else { return nil }
        var status = 0
        for index in (space + 1)..<codeEnd {
            let digit = unsafe line[index]
            guard StatusLine.isDigit(digit) else { return nil }
            status = status * 10 + Int(digit - UInt8(ascii: "0"))
        }
        guard status >= 100 else { return nil }
        if codeEnd < line.count {
            guard unsafe line[codeEnd] == UInt8(ascii: " ") else { return nil }
        }
        let reason = min(codeEnd + 1, line.count)..<line.count
        // In a connection of HTTP/1 such a line is what no version of the protocol knows.
        if space == 6 && !reason.isEmpty { return nil }
        version = unsafe String(decoding: line[..<space], as: UTF8.self)
        self.status = status
        self.reason = reason
    }

    /// `HTTP/1.1` or `HTTP/2`.
    private static func isVersion(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard unsafe text.starts(with: "HTTP/".utf8) else { return false }
        switch unsafe text.count {
        case 6: return unsafe isDigit(text[5])
        case 8: return unsafe isDigit(text[5]) && text[6] == UInt8(ascii: ".") && isDigit(text[7])
        default: return false
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
