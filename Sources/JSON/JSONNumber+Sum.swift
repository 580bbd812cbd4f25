extension JSONNumber {
    /// The exact sum; nil where it has more than 10,000 digits, as that of `1e20000` and 1.
    package func adding(_ other: JSONNumber) -> JSONNumber? {
        let (left, right) = (ExactDecimal(self), ExactDecimal(other))
        if left.isZero { return other }
        if right.isZero { return self }
        return ExactDecimal.sum(left, right)
    }

    /// The exact difference; nil where it has more than 10,000 digits.
    package func subtracting(_ other: JSONNumber) -> JSONNumber? {
        adding(other.negated)
    }

    private var negated: JSONNumber {
        JSONNumber(validated: text.utf8.first == UInt8(ascii: "-") ? String(text.dropFirst()) : "-" + text)
    }
}

extension ExactDecimal {
    /// How many digits a sum may have: two short texts can be billions of digits apart.
    private static let digitLimit = 10_000

    /// The sum of two numbers that are not zero.
    fileprivate static func sum(_ left: ExactDecimal, _ right: ExactDecimal) -> JSONNumber? {
        guard let leftHigh = left.exponent.asInt, let rightHigh = right.exponent.asInt,
            leftHigh.magnitude < 1 << 60, rightHigh.magnitude < 1 << 60
        else { return nil }
        // A place more than the larger one has, for what is carried.
        let high = max(leftHigh, rightHigh) + 1
        let low = min(leftHigh - left.digits.count, rightHigh - right.digits.count)
        guard high - low <= digitLimit else { return nil }
        let first = left.places(below: high - leftHigh, count: high - low)
        let second = right.places(below: high - rightHigh, count: high - low)
        if left.isNegative == right.isNegative {
            return written(combine(first, second, subtracting: false), left.isNegative, low)
        }
        if first.lexicographicallyPrecedes(second) {
            return written(combine(second, first, subtracting: true), right.isNegative, low)
        }
        return written(combine(first, second, subtracting: true), left.isNegative, low)
    }

    /// The digits as numbers, behind so many zeros and filled up with zeros.
    private func places(below zeros: Int, count: Int) -> [Int] {
        Array(repeating: 0, count: zeros) + digits.map { Int($0) - Int(UInt8(ascii: "0")) }
            + Array(repeating: 0, count: count - zeros - digits.count)
    }

    /// The sum, or the difference where the first is not the smaller one.
    private static func combine(_ first: [Int], _ second: [Int], subtracting: Bool) -> [Int] {
        var result = first
        var carry = 0
        for place in result.indices.reversed() {
            let value = first[place] + (subtracting ? -second[place] : second[place]) + carry
            result[place] = (value + 10) % 10
            carry = value < 0 ? -1 : value / 10
        }
        return result
    }

    private static func written(_ places: [Int], _ isNegative: Bool, _ low: Int) -> JSONNumber {
        let digits = places.drop { $0 == 0 }
        guard !digits.isEmpty else { return JSONNumber(0) }
        let text = digits.map { String($0) }.joined()
        return JSONNumber(validated: (isNegative ? "-" : "") + text + (low == 0 ? "" : "e\(low)"))
    }
}
