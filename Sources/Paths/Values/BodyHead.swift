import Text

/// The first bytes of a body, by which its kind is known.
struct BodyHead {
    private let bytes: [UInt8]
    private let charset: String?
    /// Behind byte order mark and white space, in lower case, as far as it is needed.
    private let start: [UInt8]

    init(_ bytes: [UInt8], charset: String?) {
        self.bytes = bytes
        self.charset = charset
        let encoding = BodyCharset(bytes, header: charset)
        // White space may be long; the kind is known from what follows it. UTF-8 is looked at as it came.
        if !encoding.isUTF8, let text = encoding.beginning(of: bytes), !BodyHead.firstLine(text).isEmpty {
            start = BodyHead.start(of: Array(text.utf8)[...])
        } else {
            start = BodyHead.start(of: bytes[(Charset.byteOrderMark(of: bytes)?.length ?? 0)...])
        }
    }

    /// UTF-16 that could not be decoded has zeros between.
    private static func start(of content: ArraySlice<UInt8>) -> [UInt8] {
        var start: [UInt8] = []
        start.reserveCapacity(64)
        for byte in content.drop(while: { $0.isPathSpace || $0 == 0 }).prefix(64) where byte != 0 {
            start.append(0x41...0x5A ~= byte ? byte + 0x20 : byte)
        }
        return start
    }

    /// The first characters, for messages.
    var beginning: String {
        let mark = Charset.byteOrderMark(of: bytes)?.length ?? 0
        let line = BodyHead.firstLine(
            BodyCharset(bytes, header: charset).beginning(of: bytes)
                ?? String(decoding: bytes[mark...].prefix(BodyCharset.beginningLength), as: UTF8.self))
        // A character may be cut in two; whoever looks for a secret must see that the text was cut.
        let isCut = bytes.count > BodyCharset.beginningLength
        return isCut ? BodyHead.withoutStandIns(line) + "…" : line
    }

    var isBlank: Bool { start.isEmpty }

    var beginsWithTag: Bool { start.first == UInt8(ascii: "<") }

    /// Whether the first character is one that a JSON value begins with.
    var beginsAsJSON: Bool {
        guard let first = start.first else { return false }
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return true
        default:
            let word = start.prefix { 0x61...0x7A ~= $0 }
            return ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
        }
    }

    /// A SOAP call has no answers in HTML but the ones that plainly are, such as a proxy's error page.
    func isHTML(mediaType: String?, isSOAP: Bool) -> Bool {
        if starts(with: "<!doctype html") { return true }
        if starts(with: "<html"), start.count == 5 || !BodyHead.continuesName(start[5]) { return true }
        guard !isSOAP, let mediaType, mediaType.lowercased() == "text/html" else { return false }
        return beginsWithTag && !starts(with: "<?xml")
    }

    private func starts(with text: String) -> Bool { start.starts(with: text.utf8) }

    private static func continuesName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }

    private static func withoutStandIns(_ text: String) -> String {
        var scalars = text.unicodeScalars
        while scalars.last == "\u{FFFD}" { scalars.removeLast() }
        return String(scalars)
    }

    private static func firstLine(_ text: String) -> String {
        let words = text.unicodeScalars.split(omittingEmptySubsequences: true) {
            $0 == " " || $0 == "\n" || $0 == "\r" || $0 == "\t"
        }
        return words.map { String($0) }.joined(separator: " ")
    }
}
