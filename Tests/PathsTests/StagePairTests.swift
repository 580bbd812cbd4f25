import JSON
import TestSupport
import Testing

@testable import Paths

/// Values made by a generator of known beginning: what one stage writes, its counterpart reads.
@Suite("Stages and their counterparts")
struct StagePairTests {
    private static let scalars: [Unicode.Scalar] = [
        "a", "Z", "0", "9", " ", "+", "%", "&", "=", "?", "#", "/", ";", "<", ">", "\"", "'", "\\", "{", "}",
        "-",
        ".", "~", "_", "\n", "\r", "\t", "\u{0}", "\u{7F}", "\u{A0}", "é", "e", "\u{301}", "ß", "€", "日", "本",
        "\u{FEFF}", "\u{FFFD}", "\u{1F600}", "\u{10FFFF}",
    ]

    private static let pairs = [
        "base64 -> base64Decode", "base64Url -> base64UrlDecode", "hex -> hexDecode",
        "urlEncode -> urlDecode",
        "formEncode -> formDecode", "htmlEscape -> htmlUnescape", "encode utf-8 -> decode utf-8",
        "split 'a' -> join 'a'", "split '--' -> join '--'",
    ]

    private func text(_ chain: String, _ value: PathValue) throws -> String {
        switch try StageChain(chain).apply(to: value) {
        case .json(.string(let text)), .untyped(.string(let text)): text
        case let other: throw PathError("\(chain) gives \(other.shown)")
        }
    }

    @Test("any text comes back", arguments: pairs)
    func texts(_ pair: String) throws {
        var random = SplitMix(state: 1)
        for _ in 0..<60 {
            let text = random.text(of: Self.scalars, longest: 9)
            let back = try self.text(pair + " -> text", .json(.string(text)))
            #expect(Array(back.utf8) == Array(text.utf8), "\(JSONValue.string(text).written())")
        }
    }

    @Test("any bytes come back", arguments: pairs.prefix(3))
    func bytes(_ pair: String) throws {
        var random = SplitMix(state: 2)
        for length in 0..<40 {
            let bytes = (0..<length).map { _ in UInt8(random.below(256)) }
            guard case .bytes(let back) = try StageChain(pair).apply(to: .bytes(bytes)) else {
                Issue.record("\(pair) gives no bytes")
                return
            }
            #expect(back == bytes)
        }
    }

    @Test("each text of an array comes back", arguments: pairs)
    func arrays(_ pair: String) throws {
        guard !pair.hasPrefix("split") else { return }
        let value = JSONValue.array(["", "a b", "é&日"])
        #expect(try StageChain(pair).apply(to: .json(value)).shown == "json \(value.written())")
    }

    @Test(
        "what a character set has comes back",
        arguments: [
            "us-ascii", "utf-8", "utf-16", "utf-16le", "utf-16be", "utf-32", "utf-32le", "utf-32be",
            "iso-8859-1",
            "iso-8859-2", "iso-8859-3", "iso-8859-4", "iso-8859-5", "iso-8859-6", "iso-8859-7", "iso-8859-8",
            "iso-8859-9", "iso-8859-10", "iso-8859-11", "iso-8859-13", "iso-8859-14", "iso-8859-15",
            "iso-8859-16", "windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254",
            "windows-1255", "windows-1256", "windows-1257", "windows-1258", "koi8-r", "koi8-u", "ibm437",
            "ibm850",
            "ibm037", "macintosh", "gbk", "gb2312", "gb18030", "big5", "euc-jp", "shift_jis", "iso-2022-jp",
            "euc-kr", "tis-620", "viscii",
        ])
    func charsets(_ name: String) throws {
        let pair = "encode \(name) -> decode \(name)"
        let candidates = "aZ09 ~@[\\ÄéßñșğłřőķžŵĦĉ€£яЖїўΩάشאกăơ日本語한漢—"
        let known = candidates.unicodeScalars.filter {
            (try? StageChain("encode \(name)").apply(to: .json(.string(String($0))))) != nil
        }
        #expect(known.count >= 8)
        var random = SplitMix(state: 3)
        for _ in 0..<25 {
            let text = random.text(of: Array(known), longest: 12)
            #expect(try self.text(pair, .json(.string(text))) == text)
        }
    }

    @Test(
        "any JSON but a text comes back with its digits from text and json",
        arguments: 0..<60 as Range<UInt64>)
    func json(_ seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let value = random.value(depth: 3)
        let array = JSONValue.array([value])
        #expect(try StageChain("text -> json").apply(to: .json(array)).shown == "json \(array.written())")
        #expect(
            try StageChain("json -> text").apply(to: .json(.string(array.written()))).shown
                == "json \(JSONValue.string(array.written()).written())")
    }

    @Test(
        "any date comes back",
        arguments: [
            "iso", "'%Y-%m-%dT%H:%M:%S%z'", "'%a, %d %b %Y %H:%M:%S %z'", "'%j/%Y %I:%M:%S %p %z'",
            "'%A %-d %B %Y, %T %z'",
        ])
    func dates(_ pattern: String) throws {
        var random = SplitMix(state: 4)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        for _ in 0..<60 {
            let day = "\(1000 + random.below(9000))-\(two(1 + random.below(12)))-\(two(1 + random.below(28)))"
            let time = "\(two(random.below(24))):\(two(random.below(60))):\(two(random.below(60)))"
            let zone = random.one(of: ["Z", "+02:00", "-03:30", "+14:00", "-12:00"])
            let date = "\(day)T\(time)\(zone)"
            #expect(
                try text("date \(pattern) -> toDate \(pattern)", .json(.string(date))) == date)
        }
    }

    @Test("what is added and taken away again changes nothing", arguments: 0..<40 as Range<UInt64>)
    func sums(_ seed: UInt64) throws {
        var random = SplitMix(state: seed &+ 100)
        let (first, second) = (random.number(), random.number())
        let value = try StageChain("plus \(second.text) -> minus \(second.text)").apply(
            to: .json(.number(first)))
        guard case .json(.number(let sum)) = value else {
            Issue.record("no number")
            return
        }
        #expect(sum == first)
    }

    @Test("every stage that decodes has a row here")
    func complete() {
        let decoding = StageTable.all.map(\.name).filter { name in
            name == "decode" || name == "json" || name == "toDate" || name == "join" || name == "minus"
                || name.hasSuffix("Decode") || name.hasSuffix("Unescape")
        }
        let held = Self.pairs.compactMap { $0.split(separator: " -> ").last?.split(separator: " ").first }
        #expect(Set(decoding) == Set(held.map(String.init)).union(["json", "toDate", "minus"]))
    }
}

extension SplitMix {
    fileprivate mutating func number() -> JSONNumber {
        JSONNumber(
            validated: one(of: [
                "0", "-0", "1", "12.50", "1e3", "-7.25e-2", "69187.62000000001", "-3",
                "123456789012345678901234567890", "0.1", "1e-7",
            ]))
    }

    fileprivate mutating func value(depth: Int) -> JSONValue {
        switch below(depth > 0 ? 6 : 4) {
        case 0: .null
        case 1: .boolean(below(2) == 0)
        case 2: .number(number())
        case 3:
            .string(text(of: ["a", "\"", "\\", "\n", "é", "\u{301}", "日", "\u{1F600}", "\u{1}"], longest: 4))
        case 4: .array((0..<below(4)).map { _ in value(depth: depth - 1) })
        default:
            .object(
                JSONObject(
                    members: (0..<below(4)).map { JSONMember(key: "\($0)", value: value(depth: depth - 1)) }))
        }
    }
}
