/// JSON on its way into a data block of the page: one line, and no `<`, so that nothing in it can end the block or
/// begin a comment.
struct EmbeddedJSON {
    private(set) var bytes: [UInt8] = []
    /// Whether something stands before in the same array or object.
    private var isBehindOther = false

    /// A line with one object.
    static func line(_ fill: (inout EmbeddedJSON) -> Void) -> [UInt8] {
        var json = EmbeddedJSON()
        json.object(fill)
        json.bytes.append(0x0A)
        return json.bytes
    }

    /// An object as an element of an array.
    mutating func object(_ fill: (inout EmbeddedJSON) -> Void) {
        enclosed(UInt8(ascii: "{"), UInt8(ascii: "}"), fill)
    }

    /// An array as an element of an array.
    mutating func array(_ fill: (inout EmbeddedJSON) -> Void) {
        enclosed(UInt8(ascii: "["), UInt8(ascii: "]"), fill)
    }

    /// A text as an element of an array.
    mutating func text(_ text: String) {
        separate()
        quote(text)
    }

    /// A number as an element of an array.
    mutating func number(_ number: Int64) {
        separate()
        append(number)
    }

    /// Members, of which those without a value are left out.
    mutating func member(_ name: String, _ text: String?) {
        guard let text else { return }
        key(name)
        quote(text)
        isBehindOther = true
    }

    mutating func member(_ name: String, _ value: Int64?) {
        guard let value else { return }
        key(name)
        append(value)
        isBehindOther = true
    }

    /// A member that stands there only where it is true.
    mutating func flag(_ name: String, _ value: Bool) {
        guard value else { return }
        key(name)
        bytes.append(contentsOf: "true".utf8)
        isBehindOther = true
    }

    mutating func object(_ name: String, _ fill: (inout EmbeddedJSON) -> Void) {
        key(name)
        isBehindOther = false
        object(fill)
    }

    /// A member with an array; left out where that would be empty.
    mutating func array<Element>(
        _ name: String, _ elements: [Element], _ write: (inout EmbeddedJSON, Element) -> Void
    ) {
        guard !elements.isEmpty else { return }
        key(name)
        isBehindOther = false
        array { json in for element in elements { write(&json, element) } }
    }

    private mutating func enclosed(_ open: UInt8, _ close: UInt8, _ fill: (inout EmbeddedJSON) -> Void) {
        separate()
        bytes.append(open)
        isBehindOther = false
        fill(&self)
        bytes.append(close)
        isBehindOther = true
    }

    private mutating func key(_ name: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: name.utf8)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func separate() {
        if isBehindOther { bytes.append(UInt8(ascii: ",")) }
        isBehindOther = true
    }

    private mutating func append(_ number: Int64) {
        if 0...9 ~= number { return bytes.append(UInt8(ascii: "0") + UInt8(number)) }
        bytes.append(contentsOf: String(number).utf8)
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        let span = text.utf8Span.span
        // Most texts hold nothing of this kind.
        if span.indices.contains(where: { EmbeddedJSON.mayNeedEscape(span[$0]) }) {
            quote(span)
        } else {
            bytes.append(contentsOf: text.utf8)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x00...0x1F, 0x22, 0x3C, 0x5C, 0x7F, 0xE2: true
        default: false
        }
    }

    private mutating func quote(_ text: Span<UInt8>) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
            case 0x00...0x1F, UInt8(ascii: "<"), 0x7F: escape(UInt16(byte))
            // U+2028 and U+2029, which end a line for some readers.
            case 0xE2 where EmbeddedJSON.isSeparator(text, at: index):
                escape(0x2028 + UInt16(text[index + 2] & 1))
                index += 2
            default: bytes.append(byte)
            }
            index += 1
        }
    }

    private static func isSeparator(_ text: Span<UInt8>, at index: Int) -> Bool {
        index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8
    }

    private mutating func escape(_ unit: UInt16) {
        let digits = String(unit, radix: 16)
        bytes.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
    }
}
