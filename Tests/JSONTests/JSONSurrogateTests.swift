import JSON
import Testing

@Suite("Lone surrogates")
struct JSONSurrogateTests {
    private func parse(_ text: String) throws -> JSONValue {
        try JSONParser.parse(Array(text.utf8))
    }

    @Test(
        "are kept and written back as escapes, everything around them as text",
        arguments: [
            (#""\uD800""#, #""\ud800""#),
            (#""\udfaa""#, #""\udfaa""#),
            (#""\uD800\uD800""#, #""\ud800\ud800""#),
            (#""\uDE00\uD83D""#, #""\ude00\ud83d""#),
            (#""\uD800\uD83D\uDE00""#, "\"\\ud800😀\""),
            (#""\ud800abc""#, #""\ud800abc""#),
            (#""\uD888\u1234""#, "\"\\ud888\u{1234}\""),
            (#""\n\"\\\ud800\/é\u0001\u001F""#, #""\n\"\\\ud800/é\u0001\u001f""#),
            (#""\\ud800\udc00""#, #""\\ud800\udc00""#),
            (#""퟿\ud800\ue000""#, "\"\u{D7FF}\\ud800\u{E000}\""),
        ])
    func roundTrip(_ literal: String, written: String) throws {
        let value = try parse(literal)
        guard case .surrogates = value else {
            Issue.record("read as \(value)")
            return
        }
        #expect(TextEquality.equal(value.written(), written))
        #expect(try parse(written) == value)
        #expect(value.kindName == "string")
        #expect(value.stringValue == nil)
    }

    @Test("a pair is one scalar", arguments: [#""\uD83D\uDE00""#, #""\ud83d\ude00""#])
    func pair(_ literal: String) throws {
        #expect(try parse(literal) == "😀")
    }

    @Test("equal only to the same code units")
    func equality() throws {
        #expect(try parse(#""\uD800a""#) == parse(#""\ud800\u0061""#))
        #expect(try parse(#""\uD800""#) != parse(#""\uD801""#))
        #expect(try parse(#""\uD800""#) != parse(#""\\ud800""#))
        #expect(try parse(#""\uD800é""#) != parse(#""\uD800e\u0301""#))
    }

    @Test("may stand in names, which no plain name finds")
    func names() throws {
        let text = #"{"\udfaa":0,"\\udfaa":1}"#
        let value = try parse(text)
        #expect(value.written() == text)
        let object = try #require(value.objectValue)
        #expect(object[#"\udfaa"#] == 1)
        #expect(object.duplicateNames.isEmpty)
        #expect(try value == parse(#"{"\\udfaa":1,"\uDFAA":0}"#))
        #expect(try value != parse(#"{"\\udfaa":0,"\udfaa":1}"#))
    }
}
