package import JSON

// Durations are seconds as a decimal number, exact to the attosecond, as Swift keeps them.

extension JSONBytes {
    /// `0.012`.
    mutating func value(seconds duration: Duration) {
        let (whole, fraction) = duration.components
        value(whole, fraction: fraction, places: Duration.digits)
    }
}

extension Duration {
    /// How many digits stand behind the point at most.
    fileprivate static let digits = 18

    /// Digits behind the attosecond are cut off; nil for longer than 31 years, so that durations can be added up.
    package init?(seconds number: JSONNumber) {
        guard let decimal = PlainDecimal(number.text),
            let whole = decimal.digits(min(0, decimal.point)..<decimal.point), whole < 1_000_000_000,
            let fraction = decimal.digits(decimal.point..<decimal.point + Duration.digits)
        else { return nil }
        self.init(
            secondsComponent: decimal.isNegative ? -whole : whole,
            attosecondsComponent: decimal.isNegative ? -fraction : fraction)
    }
}

/// The digits of a number and where its point stands among them.
private struct PlainDecimal {
    private var digits: [UInt8] = []
    private(set) var isNegative = false
    /// The index of the first digit behind the point; it may be far from them all.
    private(set) var point = 0

    /// Nil where the exponent is out of all reason.
    init?(_ text: String) {
        var exponent = 0
        var isBehindPoint = false
        var rest = Array(text.utf8)[...]
        if rest.first == UInt8(ascii: "-") {
            isNegative = true
            rest.removeFirst()
        }
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "."): isBehindPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                guard let power = Int(String(decoding: rest, as: UTF8.self)), power.magnitude < 1_000 else {
                    return nil
                }
                exponent += power
                rest = []
            default:
                digits.append(byte - UInt8(ascii: "0"))
                if isBehindPoint { exponent -= 1 }
            }
        }
        point = digits.count + exponent
    }

    /// What stands in a range of places, zeros where there are no digits; nil where it is too large.
    func digits(_ range: Range<Int>) -> Int64? {
        var value: Int64 = 0
        for index in range {
            guard value < Int64.max / 10 else { return nil }
            value = value * 10 + (digits.indices.contains(index) ? Int64(digits[index]) : 0)
        }
        return value
    }
}
