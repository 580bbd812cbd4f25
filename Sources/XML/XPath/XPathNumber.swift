/// Numbers of XPath 1.0 as text and back.
package enum XPathNumber {
    /// The text of a number (§4.2): no exponent, the fewest digits that mean this number and no other,
    /// `NaN`, `Infinity`, `-Infinity`; negative zero is `0`.
    package static func format(_ number: Double) -> String {
        if number.isNaN { return "NaN" }
        if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
        if number == 0 { return "0" }
        if let whole = Int64(exactly: number), abs(whole) < 1 << 53 { return String(whole) }
        let sign = number < 0 ? "-" : ""
        return sign + positional(number.magnitude.description)
    }

    /// `1.25e-07` as `0.000000125`.
    private static func positional(_ text: String) -> String {
        let parts = text.split(separator: "e", maxSplits: 1)
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        let mantissa = parts[0].split(separator: ".", maxSplits: 1)
        var fraction = mantissa.count > 1 ? String(mantissa[1]) : ""
        if fraction == "0" { fraction = "" }
        let digits = String(mantissa[0]) + fraction
        let point = mantissa[0].utf8.count + exponent
        let count = digits.utf8.count
        if point >= count { return digits + String(repeating: "0", count: point - count) }
        if point > 0 { return "\(digits.prefix(point)).\(digits.dropFirst(point))" }
        // 0.5 gives the digits "05": the zero before the point is none of the number's own.
        let significant = digits.drop { $0 == "0" }
        let zeros = count - point - significant.count
        return "0." + String(repeating: "0", count: zeros) + significant
    }

    /// The number that a text means, NaN where it means none.
    ///
    /// White space at both ends, a `-`, digits with or without a point (§4.4); also an exponent, which
    /// libxml2 and thereby the tools that authors know take.
    package static func parse(_ text: String) -> Double {
        var text = text
        return text.withUTF8 { unsafe parse($0) }
    }

    @unsafe static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Double {
        guard let first = unsafe bytes.firstIndex(where: { !XMLDeclaration.isSpace($0) }),
            let last = unsafe bytes.lastIndex(where: { !XMLDeclaration.isSpace($0) })
        else { return .nan }
        var index = first
        func digits() -> (value: UInt64, count: Int) {
            var value: UInt64 = 0
            let start = index
            while index <= last, case let digit = unsafe bytes[index] &- 0x30, digit < 10 {
                value = value &* 10 &+ UInt64(digit)
                index += 1
            }
            return (value, index - start)
        }
        let isNegative = unsafe bytes[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        let whole = digits()
        var fraction: (value: UInt64, count: Int) = (0, 0)
        if index <= last, unsafe bytes[index] == UInt8(ascii: ".") {
            index += 1
            fraction = digits()
        }
        guard whole.count + fraction.count > 0 else { return .nan }
        if index > last, whole.count + fraction.count <= 15 {
            // Both are exact, so their quotient is the nearest number there is.
            let scale = powersOfTen[fraction.count]
            let value = (Double(whole.value) * scale + Double(fraction.value)) / scale
            return isNegative ? -value : value
        }
        guard unsafe index > last || bytes[index] | 0x20 == UInt8(ascii: "e") else { return .nan }
        let slice = unsafe UnsafeBufferPointer(rebasing: bytes[first...last])
        return unsafe Double(padded(String(decoding: slice, as: UTF8.self))) ?? .nan
    }

    /// Digits on both sides of the point, which Swift's reader wants.
    private static func padded(_ text: String) -> String {
        guard let point = text.firstIndex(of: ".") else { return text }
        let head = text[..<point]
        let tail = text[text.index(after: point)...]
        let hasFraction = tail.utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
        return "\(head.isEmpty || head == "-" ? "\(head)0" : head).\(hasFraction ? "" : "0")\(tail)"
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
