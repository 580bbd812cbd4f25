/// The exact value of a number: ±0.d₁d₂…dₙ × 10ᵉ with d₁ and dₙ not zero, so each value has one form.
struct ExactDecimal: Hashable {
    let isNegative: Bool
    /// The ASCII digits d₁…dₙ; none for zero.
    let digits: [UInt8]
    let exponent: DecimalExponent

    init(_ number: JSONNumber) {
        let text = number.text.utf8
        let isNegative = text.first == UInt8(ascii: "-")
        let unsigned = isNegative ? text.dropFirst() : text[...]
        let mantissa = unsigned.prefix { $0 | 0x20 != UInt8(ascii: "e") }
        let power = unsigned.dropFirst(mantissa.count + 1)

        let integer = mantissa.prefix { $0 != UInt8(ascii: ".") }
        let written = mantissa.filter { $0 != UInt8(ascii: ".") }
        let significant = written.drop { $0 == UInt8(ascii: "0") }
        let trailingZeros = significant.reversed().prefix { $0 == UInt8(ascii: "0") }.count
        let digits = Array(significant.dropLast(trailingZeros))
        guard !digits.isEmpty else {
            self.init(isNegative: false, digits: [], exponent: DecimalExponent(0))
            return
        }
        let shift = DecimalExponent(integer.count - (written.count - significant.count))
        let exponent = power.isEmpty ? shift : shift + DecimalExponent(validated: power)
        self.init(isNegative: isNegative, digits: digits, exponent: exponent)
    }

    private init(isNegative: Bool, digits: [UInt8], exponent: DecimalExponent) {
        self.isNegative = isNegative
        self.digits = digits
        self.exponent = exponent
    }

    var isZero: Bool { digits.isEmpty }

    /// Whether nothing stands behind the decimal point.
    var isInteger: Bool { isZero || exponent >= DecimalExponent(digits.count) }
}

extension ExactDecimal: Comparable {
    static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        return left.isNegative ? isCloserToZero(right, left) : isCloserToZero(left, right)
    }

    private static func isCloserToZero(_ left: ExactDecimal, _ right: ExactDecimal) -> Bool {
        if left.isZero || right.isZero { return left.isZero && !right.isZero }
        if left.exponent != right.exponent { return left.exponent < right.exponent }
        return left.digits.lexicographicallyPrecedes(right.digits)
    }
}
