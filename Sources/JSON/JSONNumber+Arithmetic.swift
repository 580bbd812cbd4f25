extension JSONNumber {
    /// The exact sum, with as many places behind the point as the number that has more; nil where writing it out
    /// takes more than ten thousand digits.
    package func adding(_ other: JSONNumber) -> JSONNumber? { sum(other, negated: false) }

    /// The exact difference, as ``adding(_:)``.
    package func subtracting(_ other: JSONNumber) -> JSONNumber? { sum(other, negated: true) }

    private func sum(_ other: JSONNumber, negated: Bool) -> JSONNumber? {
        guard let left = WrittenDecimal(self), var right = WrittenDecimal(other) else { return nil }
        if negated { right.isNegative.toggle() }
        let places = max(left.places, right.places)
        guard let first = left.digits(places), let second = right.digits(places) else { return nil }
        if left.isNegative == right.isNegative {
            return Self.written(Self.added(first, second), places, isNegative: left.isNegative)
        }
        // Both are as long, so that the order of their digits is that of their values.
        let length = max(first.count, second.count)
        let (upper, lower) = (Self.zeroFilled(first, length), Self.zeroFilled(second, length))
        if upper.lexicographicallyPrecedes(lower) {
            return Self.written(Self.difference(lower, upper), places, isNegative: right.isNegative)
        }
        return Self.written(Self.difference(upper, lower), places, isNegative: left.isNegative)
    }

    private static func zeroFilled(_ digits: [UInt8], _ length: Int) -> [UInt8] {
        [UInt8](repeating: 0, count: length - digits.count) + digits
    }

    private static func added(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
        let length = max(left.count, right.count) + 1
        var result = zeroFilled(left, length)
        var carry: UInt8 = 0
        for (place, digit) in zeroFilled(right, length).enumerated().reversed() {
            let total = result[place] + digit + carry
            result[place] = total % 10
            carry = total / 10
        }
        return result
    }

    /// `left - right`, as long as each other, `left` not the smaller one.
    private static func difference(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
        var result = left
        var borrow: UInt8 = 0
        for (place, digit) in right.enumerated().reversed() {
            let taken = digit + borrow
            borrow = result[place] < taken ? 1 : 0
            result[place] = result[place] + borrow * 10 - taken
        }
        return result
    }

    private static func written(_ digits: [UInt8], _ places: Int, isNegative: Bool) -> JSONNumber {
        let isZero = digits.allSatisfy { $0 == 0 }
        let characters = digits.map { $0 + UInt8(ascii: "0") }
        let whole = characters.dropLast(places).drop { $0 == UInt8(ascii: "0") }
        var text: [UInt8] = isNegative && !isZero ? [UInt8(ascii: "-")] : []
        text += whole.isEmpty ? [UInt8(ascii: "0")] : Array(whole)
        if places > 0 { text += [UInt8(ascii: ".")] + padded(characters, places) }
        return JSONNumber(validated: String(decoding: text, as: UTF8.self))
    }

    /// The last digits, zeros in front where there are fewer.
    private static func padded(_ characters: [UInt8], _ places: Int) -> [UInt8] {
        let last = characters.suffix(places)
        return [UInt8](repeating: UInt8(ascii: "0"), count: places - last.count) + last
    }
}

/// A number as digits and the places behind its point, as it was written.
private struct WrittenDecimal {
    private static let digitLimit = 10_000

    var isNegative: Bool
    private let written: [UInt8]
    private let exponent: Int

    /// Nil for a number with too many digits, written out.
    init?(_ number: JSONNumber) {
        let text = number.text.utf8
        isNegative = text.first == UInt8(ascii: "-")
        let unsigned = isNegative ? text.dropFirst() : text[...]
        let mantissa = unsigned.prefix { $0 | 0x20 != UInt8(ascii: "e") }
        let power = unsigned.dropFirst(mantissa.count + 1)
        let fraction = mantissa.drop { $0 != UInt8(ascii: ".") }.dropFirst()
        written = mantissa.filter { $0 != UInt8(ascii: ".") }.map { $0 &- UInt8(ascii: "0") }
        guard written.contains(where: { $0 != 0 }) else {
            exponent = -min(fraction.count, Self.digitLimit)
            return
        }
        guard let shift = power.isEmpty ? 0 : Int(Substring(power)), written.count <= Self.digitLimit,
            (-Self.digitLimit...Self.digitLimit).contains(shift)
        else { return nil }
        exponent = shift - fraction.count
    }

    /// How many digits stand behind the point.
    var places: Int { max(0, -exponent) }

    /// The digits with so many places behind the point; nil where they are too many.
    func digits(_ places: Int) -> [UInt8]? {
        let zeros = places + exponent
        guard zeros >= 0, written.count + zeros <= 2 * Self.digitLimit else { return nil }
        return written + [UInt8](repeating: 0, count: zeros)
    }
}
