extension JSONNumber {
    /// A number from its text, or nil where RFC 8259 §6 does not know it (`+1`, `01`, `.5`, `NaN`).
    package init?(parsing text: String) {
        let bytes = Array(text.utf8)
        guard let end = try? JSONReader.endOfNumber(bytes.span, from: 0), end == bytes.count else {
            return nil
        }
        self.init(validated: text)
    }

    /// Whether its value is whole, however it is written: `1`, `1.0` and `1e2` are, `1.5` is not.
    package var isInteger: Bool {
        isPlainInteger || ExactDecimal(self).isInteger
    }

    /// The value, where it is whole and fits: `1.0` is 1, `1e2` is 100.
    package var asInt: Int? {
        if isPlainInteger { return Int(text) }
        let decimal = ExactDecimal(self)
        if decimal.isZero { return 0 }
        // An Int has 19 digits at most.
        guard decimal.isInteger, let places = decimal.exponent.asInt, places <= 19 else { return nil }
        let zeros = repeatElement(UInt8(ascii: "0"), count: places - decimal.digits.count)
        return Int((decimal.isNegative ? "-" : "") + String(decoding: decimal.digits + zeros, as: UTF8.self))
    }

    /// The nearest double; infinite where the number is too large.
    package var asDouble: Double {
        // The grammar of Double(String) holds that of RFC 8259, so nil does not come.
        Double(text) ?? .nan
    }

    /// Whether it is digits only, perhaps behind a minus: then each value but zero has one text.
    private var isPlainInteger: Bool {
        let bytes = text.utf8Span.span
        for index in bytes.indices {
            guard bytes[index] == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index]
            else {
                return false
            }
        }
        return true
    }
}

extension JSONNumber: Hashable {
    /// Equality of exact decimal values: `1`, `1.0` and `1e0` are equal, digits are never rounded.
    package static func == (left: JSONNumber, right: JSONNumber) -> Bool {
        if let left = SmallDecimal(left), let right = SmallDecimal(right) { return left == right }
        return ExactDecimal(left) == ExactDecimal(right)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ExactDecimal(self))
    }
}

extension JSONNumber: Comparable {
    /// The order of exact decimal values, whatever their lengths and exponents.
    package static func < (left: JSONNumber, right: JSONNumber) -> Bool {
        if let left = SmallDecimal(left), let right = SmallDecimal(right) { return left < right }
        return ExactDecimal(left) < ExactDecimal(right)
    }
}

extension JSONNumber: CustomStringConvertible {
    /// The text as it was written.
    package var description: String { text }
}
