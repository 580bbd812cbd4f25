/// The exact value of a number of up to 18 characters without an exponent: nearly every number there is.
///
/// It is made without memory; `ExactDecimal` takes the others.
struct SmallDecimal {
    private static let lengthLimit = 18

    /// The value is `digits` × 10^-`places`.
    private let digits: Int
    private let places: Int

    /// Nil for a longer number, and for one with an exponent.
    @inline(__always)
    init?(_ number: JSONNumber) {
        let text = number.text.utf8Span.span
        guard text.count <= Self.lengthLimit else { return nil }
        var digits = 0
        var places = 0
        var isNegative = false
        var isFraction = false
        for index in text.indices {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                // Eighteen digits fit.
                digits = digits &* 10 &+ Int(byte &- UInt8(ascii: "0"))
                if isFraction { places &+= 1 }
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "."): isFraction = true
            default: return nil
            }
        }
        self.digits = isNegative ? -digits : digits
        self.places = places
    }

    static func == (left: SmallDecimal, right: SmallDecimal) -> Bool {
        if left.places == right.places { return left.digits == right.digits }
        return left.scaled(by: right.places) == right.scaled(by: left.places)
    }

    static func < (left: SmallDecimal, right: SmallDecimal) -> Bool {
        if left.places == right.places { return left.digits < right.digits }
        return left.scaled(by: right.places) < right.scaled(by: left.places)
    }

    /// Less than 10³⁶, which fits.
    private func scaled(by places: Int) -> Int128 {
        var value = Int128(digits)
        for _ in 0..<places { value *= 10 }
        return value
    }
}
