/// A power of ten of any size: `1e99999999999999999999` is a valid number.
///
/// The sign stands apart from the digits, most significant first, without leading zeros; zero has none.
struct DecimalExponent: Hashable {
    private let isNegative: Bool
    private let digits: [UInt8]

    private init(isNegative: Bool, digits: [UInt8]) {
        let significant = digits.drop { $0 == 0 }
        self.isNegative = isNegative && !significant.isEmpty
        self.digits = Array(significant)
    }

    init(_ value: Int) {
        self.init(isNegative: value < 0, digits: String(value.magnitude).utf8.map { $0 - UInt8(ascii: "0") })
    }

    /// - Parameter text: what stands behind the `e` of a number: digits, perhaps behind a sign.
    init(validated text: Substring.UTF8View) {
        let sign = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+")
        self.init(
            isNegative: text.first == UInt8(ascii: "-"),
            digits: (sign ? text.dropFirst() : text).map { $0 &- UInt8(ascii: "0") })
    }

    /// The exponent as a machine number, or nil where it does not fit.
    var asInt: Int? {
        var value = 0
        for digit in digits {
            let (shifted, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflowToo) = shifted.subtractingReportingOverflow(Int(digit))
            if overflow || overflowToo { return nil }
            value = sum
        }
        if isNegative { return value }
        return value == .min ? nil : -value
    }

    static func + (left: DecimalExponent, right: DecimalExponent) -> DecimalExponent {
        if left.isNegative == right.isNegative {
            let digits = sum(left.digits, right.digits)
            return DecimalExponent(isNegative: left.isNegative, digits: digits)
        }
        if isSmaller(left.digits, right.digits) {
            return DecimalExponent(
                isNegative: right.isNegative, digits: difference(right.digits, left.digits))
        }
        return DecimalExponent(isNegative: left.isNegative, digits: difference(left.digits, right.digits))
    }

    private static func isSmaller(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
    }

    private static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var carry: UInt8 = 0
        for place in 0..<max(left.count, right.count) {
            let total = digit(left, place) + digit(right, place) + carry
            result.append(total % 10)
            carry = total / 10
        }
        result.append(carry)
        return result.reversed()
    }

    /// `left - right`, where `left` is not the smaller one.
    private static func difference(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var borrow: UInt8 = 0
        for place in left.indices {
            let taken = digit(right, place) + borrow
            let here = digit(left, place)
            borrow = here < taken ? 1 : 0
            result.append(here + borrow * 10 - taken)
        }
        return result.reversed()
    }

    /// The digit of a place, counted from the last one.
    private static func digit(_ digits: [UInt8], _ place: Int) -> UInt8 {
        place < digits.count ? digits[digits.count - 1 - place] : 0
    }
}

extension DecimalExponent: Comparable {
    static func < (left: DecimalExponent, right: DecimalExponent) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        return left.isNegative
            ? isSmaller(right.digits, left.digits) : isSmaller(left.digits, right.digits)
    }
}
