import JSON
import Testing

/// Texts that no one would write: whatever comes, the parser gives a value or one error inside the text.
@Suite("Robustness of the JSON parser")
struct JSONRobustnessTests {
    private static let documents = [
        #"{"name":"Ada","n":[1,-2.5e+3,0],"ok":true,"no":false,"nil":null,"o":{"k":{}},"e":[]}"#,
        #"["\ud83d\ude00\ud800","\"\\\/\b\f\n\r\té日😀","\u0000",{"\udfaa":[[[]]]}]"#,
        "\u{FEFF}// c\n{ \"a\" : [ 1 , /* é */ 2 , ] ,\r\n }\t",
    ]

    /// Reads in both dialects and both forms; what is accepted has to survive writing and reading.
    private func check(_ bytes: [UInt8]) throws {
        for dialect in [JSONDialect.strict, .commented] {
            let plain = Result { () throws(JSONSyntaxError) in try JSONParser.parse(bytes, dialect: dialect) }
            let located = Result { () throws(JSONSyntaxError) in
                try JSONParser.parseLocated(bytes, dialect: dialect)
            }
            switch (plain, located) {
            case (.success(let value), .success(let placed)):
                let written = value.writtenUTF8()
                #expect(try JSONParser.parse(written).writtenUTF8() == written)
                #expect(try JSONParser.parse(written) == value)
                #expect(placed.value.writtenUTF8() == written)
            case (.failure(let error), .failure(let other)):
                #expect(error == other)
                #expect(error.offset >= 0 && error.length >= 0)
                #expect(error.offset + error.length <= bytes.count)
                #expect(!error.message.isEmpty)
            default:
                Issue.record("accepted in one form only: \(bytes)")
            }
        }
        _ = JSONParser.departures(from: bytes)
    }

    @Test("every prefix of a document", arguments: documents)
    func prefixes(_ text: String) throws {
        let bytes = Array(text.utf8)
        for end in 0...bytes.count { try check(Array(bytes[..<end])) }
        for end in 0..<bytes.count - 1 where text.hasPrefix("{") || text.hasPrefix("[") {
            #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(Array(bytes[..<end])) }
        }
    }

    @Test("every byte of a document replaced, removed and doubled", arguments: documents)
    func singleChanges(_ text: String) throws {
        let bytes = Array(text.utf8)
        for index in bytes.indices {
            for byte in [0x00, 0x0A, 0x22, 0x2C, 0x2F, 0x30, 0x5B, 0x5C, 0x5D, 0x75, 0x7B, 0x80, 0xED, 0xFF]
                as [UInt8]
            {
                var changed = bytes
                changed[index] = byte
                try check(changed)
            }
            var shorter = bytes
            shorter.remove(at: index)
            try check(shorter)
            var longer = bytes
            longer.insert(bytes[index], at: index)
            try check(longer)
        }
    }

    @Test("changes drawn from a seeded generator", arguments: 1...4)
    func seeded(_ seed: Int) throws {
        var generator = SplitMix(state: UInt64(seed))
        let alphabet =
            Array("[]{}\":,\\u/*0123456789eE+-.truefalsn \n\u{FEFF}é".utf8) + [0x80, 0xC0, 0xED, 0xF4, 0xFF]
        for _ in 0..<800 {
            var bytes = Array(JSONRobustnessTests.documents[generator.below(3)].utf8)
            for _ in 0...generator.below(6) where !bytes.isEmpty {
                let index = generator.below(bytes.count)
                switch generator.below(3) {
                case 0: bytes[index] = alphabet[generator.below(alphabet.count)]
                case 1: bytes.remove(at: index)
                default: bytes.insert(alphabet[generator.below(alphabet.count)], at: index)
                }
            }
            try check(bytes)
        }
    }

    @Test("texts made of nothing but grammar", arguments: 1...2)
    func soup(_ seed: Int) throws {
        var generator = SplitMix(state: UInt64(seed) << 32)
        let tokens = [
            "[", "]", "{", "}", ",", ":", "\"a\"", "1", "-", "e5", ".", "true", "null", "\\", "\"", "//",
            "/*", "*/", "\n",
        ]
        for _ in 0..<1_500 {
            let text = (0..<generator.below(12)).map { _ in tokens[generator.below(tokens.count)] }.joined()
            try check(Array(text.utf8))
        }
    }
}

/// The same numbers in every run: a 64-bit mixing generator.
private struct SplitMix {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        return Int(mixed % UInt64(max(1, limit)))
    }
}
