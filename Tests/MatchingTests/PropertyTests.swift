import JSON
import TestSupport
import Testing

@testable import Matching

/// Values made by a generator of known beginning: what holds for all of them, not for examples.
@Suite("Properties of matching")
struct PropertyTests {
    @Test("any value equals itself and its re-written form", arguments: 0..<150 as Range<UInt64>)
    func itself(_ seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let value = random.value(depth: 3)
        let other = random.rewritten(value)
        for form in ["%", #"{"?equals":%}"#] {
            let parts = form.split(separator: "%", omittingEmptySubsequences: false)
            let expectation = try Expectation(parts.joined(separator: value.written()))
            #expect(expectation.sentences(of: .value(value, isTyped: true)) == [])
            #expect(try expectation.sentences(of: .json(other)) == [])
            #expect(try !Expectation(#"{"?not":\#(value.written())}"#).holds(for: .json(other)))
        }
        let strict = try Expectation(#"{"?strict":\#(value.written())}"#)
        #expect(try strict.sentences(of: .json(other)) == [])
    }

    @Test("?unordered and ?includes agree with trying every order", arguments: 0..<200 as Range<UInt64>)
    func anyOrder(_ seed: UInt64) throws {
        var random = SplitMix(state: seed &+ 10_000)
        let expected = (0..<random.below(5)).map { _ in random.pattern() }
        let actual = (0..<random.below(5)).map { _ in random.element() }
        let text = "[\(expected.joined(separator: ","))]"
        let answer = Observed.value(.array(actual), isTyped: true)
        let verdicts = try expected.map { pattern in
            let expectation = try Expectation(pattern)
            return actual.map { expectation.matcher.root.judge(.value($0, isTyped: true)) }
        }
        let holds = Self.canPair(verdicts[...], Set(actual.indices)) { $0 == .holds }
        let couldHold = Self.canPair(verdicts[...], Set(actual.indices)) { $0 != .fails }
        func verdict(_ holds: Bool, _ couldHold: Bool) -> Verdict {
            holds ? .holds : couldHold ? .cannotJudge : .fails
        }
        let sameCount = expected.count == actual.count
        let unordered = try Expectation(#"{"?unordered":\#(text)}"#).matcher.root.judge(answer)
        #expect(unordered == verdict(sameCount && holds, sameCount && couldHold))
        guard !expected.isEmpty else { return }
        let includes = try Expectation(#"{"?includes":\#(text)}"#).matcher.root.judge(answer)
        #expect(includes == verdict(holds, couldHold))
    }

    /// Whether each row has a column of its own.
    private static func canPair(
        _ rows: ArraySlice<[Verdict]>, _ free: Set<Int>, _ accepts: (Verdict) -> Bool
    ) -> Bool {
        guard let row = rows.first else { return true }
        return free.contains { column in
            accepts(row[column]) && canPair(rows.dropFirst(), free.subtracting([column]), accepts)
        }
    }
}

extension SplitMix {
    fileprivate mutating func pattern() -> String {
        let patterns = [
            "1", "2", "\"a\"", #"{"?gt":1}"#, #"{"?is":"number"}"#, #"{"id":1}"#, #"{"id":{"?gt":1}}"#, "{}",
            #"{"?startsWith":"a"}"#, #"{"?is":"present"}"#, "[1]",
        ]
        return patterns[below(patterns.count)]
    }

    fileprivate mutating func element() -> JSONValue {
        let elements: [JSONValue] = [
            1, 2, 3, "a", "ab", ["id": 1], ["id": 2], ["id": "x"], [1], .null,
        ]
        return elements[below(elements.count)]
    }

    fileprivate mutating func text() -> String {
        let scalars: [Unicode.Scalar] = [
            "a", "é", "e", "\u{301}", "\"", "\\", "\n", "日", "\u{1F600}", "{", "/",
        ]
        var text = ""
        for _ in 0..<below(5) { text.unicodeScalars.append(scalars[below(scalars.count)]) }
        return text
    }

    fileprivate mutating func number() -> JSONNumber {
        let texts = [
            "0", "-0", "1", "12.50", "1e3", "-7.25e-2", "69187.62000000001", "123456789012345678901234567890",
        ]
        return JSONNumber(validated: texts[below(texts.count)])
    }

    fileprivate mutating func value(depth: Int) -> JSONValue {
        switch below(depth > 0 ? 6 : 4) {
        case 0: .null
        case 1: .boolean(below(2) == 0)
        case 2: .number(number())
        case 3: .string(text())
        case 4: .array((0..<below(4)).map { _ in value(depth: depth - 1) })
        default:
            .object(
                JSONObject(
                    members: (0..<below(4)).map { index in
                        JSONMember(key: "\(index)" + text(), value: value(depth: depth - 1))
                    }))
        }
    }

    /// JSON of the same value: members in another order, white space, escapes, digits in another form.
    fileprivate mutating func rewritten(_ value: JSONValue) -> String {
        switch value {
        case .null, .boolean, .surrogates: return " \(value.written()) "
        case .number(let number): return respelled(number.text)
        case .string(let text): return escaped(text)
        case .array(let elements):
            var parts: [String] = []
            for element in elements { parts.append(rewritten(element)) }
            return "[ " + parts.joined(separator: " ,\n") + "]"
        case .object(let object):
            var parts: [String] = []
            for member in object.members.reversed() {
                parts.append(escaped(member.key) + " : " + rewritten(member.value))
            }
            return "{\t" + parts.joined(separator: " , ") + " }"
        }
    }

    /// The same number in other digits: `1`, `1.00`, `1e0`, `10E-1`, `1e+00`.
    private mutating func respelled(_ text: String) -> String {
        if let exponent = text.firstIndex(of: "e") {
            let (digits, power) = (text[..<exponent], text[text.index(after: exponent)...])
            let padded = digits.contains(".") ? digits + "0" : digits + ".0"
            return padded + "E" + (power.hasPrefix("-") ? "-00" + power.dropFirst() : "+0" + power)
        }
        if text.contains(".") { return one(of: [text + "00", text + "e0", text + "E-00"]) }
        return one(of: [text + ".00", text + "e0", text + "e+00", text.hasSuffix("0") ? text : text + "0E-1"])
    }

    private mutating func escaped(_ text: String) -> String {
        guard below(2) == 0 else { return JSONValue.string(text).written() }
        let units = text.utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
        return "\"" + units.joined() + "\""
    }
}
