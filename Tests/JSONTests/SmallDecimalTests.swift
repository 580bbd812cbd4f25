import Testing

@testable import JSON

@Suite("Numbers compared without memory, and the others")
struct SmallDecimalTests {
    @Test(
        "both ways to compare agree",
        arguments: [
            "0", "-0", "0.0", "1", "1.0", "1.00", "-1", "10", "0.1", "0.10", "-0.1", "12.5",
            "12.49999999999999",
            "999999999999999999", "-99999999999999999", "0.0000000000000001", "1e0", "100e-2",
            "9999999999999999999",
        ])
    func agreement(text: String) {
        let others = ["0", "-0.0", "1", "1e0", "0.1", "-0.1", "12.5", "125e-1", "999999999999999999", "1e18"]
        for other in others {
            let left = JSONNumber(validated: text)
            let right = JSONNumber(validated: other)
            #expect((left == right) == (ExactDecimal(left) == ExactDecimal(right)), "\(text) == \(other)")
            #expect((left < right) == (ExactDecimal(left) < ExactDecimal(right)), "\(text) < \(other)")
            #expect((right < left) == (ExactDecimal(right) < ExactDecimal(left)), "\(other) < \(text)")
        }
    }
}
