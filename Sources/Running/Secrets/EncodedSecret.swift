/// A secret that recognises itself in a text through every escape of JSON, XML, URLs and forms.
struct EncodedSecret: Sendable {
    let value: String
    let bytes: [UInt8]
    let scalars: [Unicode.Scalar]

    init(_ value: String) {
        self.value = value
        bytes = Array(value.utf8)
        scalars = Array(value.unicodeScalars)
    }

    /// A quick look before `end(in:at:)`.
    func mayBegin(with byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "%"), UInt8(ascii: "&"): true
        case UInt8(ascii: "+"): scalars.first == " " || scalars.first == "+"
        // U+FFFD may stand for what is no ASCII.
        case 0xEF: bytes.first.map { $0 >= 0x80 } ?? false
        default: byte == bytes.first
        }
    }

    /// Where the secret ends if it begins at `start`, in any mixture of escapes; nil if it does not.
    ///
    /// Several readings may be open at a time (`%25` may be a percent sign or the three characters), so all
    /// of them are followed; of those that reach the end of the secret the longest counts.
    func end(in text: [UInt8], at start: Int) -> Int? {
        var open: Set<Int> = [start]
        for scalar in scalars {
            var next: Set<Int> = []
            for position in open {
                EscapedScalar.ends(of: scalar, in: text, at: position) { next.insert($0) }
            }
            if next.isEmpty { return nil }
            open = next
        }
        return open.max()
    }

    /// Where the secret stands in a text, each time.
    func places(in text: [UInt8]) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var index = 0
        while index < text.count {
            guard mayBegin(with: text[index]), let end = end(in: text, at: index) else {
                index += 1
                continue
            }
            places.append(index..<end)
            index = end
        }
        return places
    }

    /// Whether the secret stands anywhere in a text.
    func stands(in text: [UInt8]) -> Bool {
        text.indices.contains { mayBegin(with: text[$0]) && end(in: text, at: $0) != nil }
    }
}
