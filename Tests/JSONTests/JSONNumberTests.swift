import JSON
import Testing

@Suite("Exact numbers")
struct JSONNumberTests {
    private func number(_ text: String) throws -> JSONNumber {
        try #require(JSONNumber(parsing: text), "\(text) is no number")
    }

    private static let huge = String(repeating: "9", count: 40)

    @Test(
        "equal values, however they are written",
        arguments: [
            ("1", "1.0"), ("1", "1e0"), ("1", "10e-1"), ("1", "0.1E+1"), ("0.1", "1e-1"), ("0", "-0"),
            ("0", "0.00"),
            ("0", "0e999999999999999999999"), ("-0.0", "0e-5"), ("100", "1e2"), ("1.10", "1.1"),
            ("-12.50", "-125e-1"),
            ("1e1000000000", "10e999999999"), ("1e1000000000", "0.001e1000000003"),
            ("1e\(huge)", "1e+000\(huge)"), ("10e\(huge)", "1e1\(huge.map { _ in "0" }.joined())"),
            ("0.1e-\(huge)", "1e-1\(huge.map { _ in "0" }.joined())"),
            ("1\(huge)", "1\(huge).000"), ("1e9223372036854775807", "0.1e9223372036854775808"),
            ("1e-9223372036854775808", "10e-9223372036854775809"),
        ])
    func equal(_ left: String, _ right: String) throws {
        let (left, right) = (try number(left), try number(right))
        #expect(left == right)
        #expect(left.hashValue == right.hashValue)
        #expect(!(left < right))
        #expect(!(right < left))
    }

    @Test(
        "smaller and greater, exactly",
        arguments: [
            ("1", "2"), ("-2", "-1"), ("-1", "0"), ("0", "1"), ("-1", "1"), ("9", "10"), ("-10", "-9"),
            ("0.9", "1"),
            ("69187.62", "69187.62000000001"), ("9007199254740992", "9007199254740993"),
            ("637437444832607740", "637437444832607741"), ("0.1", "0.10000000000000000000000000000000000001"),
            ("1e1000000000", "1e1000000001"), ("1e-1000000001", "1e-1000000000"),
            ("-1e1000000001", "-1e1000000000"),
            ("0", "1e-1000000000"), ("-1e-1000000000", "0"), ("9.99e5", "1e6"), ("1e\(huge)", "2e\(huge)"),
            ("9e\(huge)", "10e\(huge)"), ("1e-1\(huge)", "1e-\(huge)"), ("\(huge)8", "\(huge)9"),
            ("12", "120"),
            ("1.2", "1.23"), ("5e-1", "1"), ("-1", "-5e-1"), ("1e99", "1e\(huge)"), ("1e-\(huge)", "1e-99"),
        ])
    func ordered(_ smaller: String, _ greater: String) throws {
        let (smaller, greater) = (try number(smaller), try number(greater))
        #expect(smaller < greater)
        #expect(!(greater < smaller))
        #expect(smaller != greater)
    }

    @Test(
        "only numbers of RFC 8259 are read",
        arguments: [
            "", "-", "+1", "01", "-01", ".5", "1.", "1e", "1e+", "NaN", "0x1", "1 ", " 1", "1_000", "١",
            "1,0",
        ])
    func refused(_ text: String) {
        #expect(JSONNumber(parsing: text) == nil)
    }

    @Test("the text stays as it was written", arguments: ["1E-999", "-0", "12.50", "1e+2", "0.0e0"])
    func text(_ text: String) throws {
        #expect(try number(text).text == text)
        #expect(try "\(number(text))" == text)
    }

    @Test(
        "whole by value",
        arguments: [
            ("1", 1), ("-7", -7), ("1.0", 1), ("1e2", 100), ("1.5e1", 15), ("-0", 0), ("0.000", 0),
            ("-0e5", 0),
            ("120e-1", 12), ("9223372036854775807", .max), ("-9223372036854775808", .min),
            ("-9.223372036854775808e18", .min), ("1e18", 1_000_000_000_000_000_000),
        ] as [(String, Int)])
    func whole(_ text: String, value: Int) throws {
        #expect(try number(text).isInteger)
        #expect(try number(text).asInt == value)
    }

    @Test(
        "whole, but larger than a machine number",
        arguments: ["9223372036854775808", "1e19", "1e400", "-1e\(huge)"])
    func large(_ text: String) throws {
        #expect(try number(text).isInteger)
        #expect(try number(text).asInt == nil)
    }

    @Test("not whole", arguments: ["1.5", "1e-1", "15e-1", "1e-\(huge)", "0.1e0", "-0.0001"])
    func fraction(_ text: String) throws {
        #expect(try !number(text).isInteger)
        #expect(try number(text).asInt == nil)
    }

    @Test(
        "the nearest double",
        arguments: [
            ("0.1", 0.1), ("1.50", 1.5), ("-0", 0), ("9007199254740993", 9_007_199_254_740_992),
            ("1e400", .infinity), ("-1e\(huge)", -.infinity), ("1e-\(huge)", 0),
            ("123456789e-2", 1_234_567.89),
        ] as [(String, Double)])
    func double(_ text: String, value: Double) throws {
        #expect(try number(text).asDouble == value)
    }

    @Test("numbers of any length are compared")
    func long() throws {
        let digits = String(repeating: "1234567890", count: 10_000)
        let smaller = try number(digits + ".1")
        let greater = try number(digits + ".2")
        #expect(smaller < greater)
        #expect(smaller != greater)
        #expect(try number(digits + "e5") == number(digits + "00000"))
    }
}
