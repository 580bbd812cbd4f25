/// The words of HTTP's grammar (RFC 9110 §5.6.2).
package enum Token {
    /// Whether the text is a token: a method or the name of a header.
    package static func isValid(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy(isTokenByte)
    }

    /// Whether two words are the same but for the case of ASCII letters.
    package static func equal(_ left: String, _ right: String) -> Bool {
        if left.utf8.count != right.utf8.count { return false }
        let (left, right) = (left.utf8Span.span, right.utf8Span.span)
        for index in left.indices where lowered(left[index]) != lowered(right[index]) { return false }
        return true
    }

    /// The text with its ASCII letters in lower case; all else stands as it is.
    static func lowered(_ text: String) -> String {
        String(decoding: text.utf8.map { lowered($0) }, as: UTF8.self)
    }

    static func lowered(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
            UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
