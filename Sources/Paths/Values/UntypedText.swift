package import JSON

/// How text that has no type is read where a number or a boolean is wanted (LANGUAGE.md §4).
package enum UntypedText {
    /// The number that the text writes, or nil.
    ///
    /// Taken are JSON's numbers, and the forms of XML: a plus sign, zeros in front, a point at either end.
    /// White space around it does not count. Digits are kept.
    package static func number(_ text: String) -> JSONNumber? {
        let bytes = trimmed(text)
        if let number = JSONNumber(parsing: String(decoding: bytes, as: UTF8.self)) { return number }
        var rest = bytes
        var written: [UInt8] = []
        if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
            if sign == UInt8(ascii: "-") { written.append(sign) }
            rest = rest.dropFirst()
        }
        let whole = rest.prefix { $0.isDigit }
        rest = rest.dropFirst(whole.count)
        var fraction: ArraySlice<UInt8> = []
        if rest.first == UInt8(ascii: ".") {
            fraction = rest.dropFirst().prefix { $0.isDigit }
            rest = rest.dropFirst(1 + fraction.count)
        }
        guard !whole.isEmpty || !fraction.isEmpty else { return nil }
        let significant = whole.drop { $0 == UInt8(ascii: "0") }
        written += significant.isEmpty ? [UInt8(ascii: "0")] : significant
        if !fraction.isEmpty { written += [UInt8(ascii: ".")] + fraction }
        // What is left is an exponent, or no number.
        return JSONNumber(parsing: String(decoding: written + rest, as: UTF8.self))
    }

    /// `true` or `1`, `false` or `0`; nil for other text.
    package static func boolean(_ text: String) -> Bool? {
        switch String(decoding: trimmed(text), as: UTF8.self) {
        case "true", "1": true
        case "false", "0": false
        default: nil
        }
    }

    private static func trimmed(_ text: String) -> ArraySlice<UInt8> {
        var bytes = Array(text.utf8)[...]
        while let first = bytes.first, first.isPathSpace { bytes = bytes.dropFirst() }
        while let last = bytes.last, last.isPathSpace { bytes = bytes.dropLast() }
        return bytes
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
