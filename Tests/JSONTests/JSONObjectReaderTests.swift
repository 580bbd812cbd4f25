import JSON
import Testing

@Suite("The objects of an array")
struct JSONObjectReaderTests {
    @Test(
        "are found one by one, whole or byte by byte",
        arguments: [
            ("[]", []), (" [ ] ", []), ("\u{FEFF}[{}]", ["{}"]),
            ("[{\"a\":1},{\"b\":[{}]}]", ["{\"a\":1}", "{\"b\":[{}]}"]),
            (#"[{"a":"]}\"{"}, {"\\":1},]"#, [#"{"a":"]}\"{"}"#, #"{"\\":1}"#]),
            ("// [{\n[ /* { */ {\"a\": /* } \" */ 1 // ]\n}] // end", ["{\"a\": /* } \" */ 1 // ]\n}"]),
            (#"[{"url":"http://x/*"}]"#, [#"{"url":"http://x/*"}"#]),
        ])
    func objects(text: String, expected: [String]) throws {
        for size in [1, 3, 1_000] {
            #expect(
                try Self.pieces(text, size: size).map { String(decoding: $0.bytes, as: UTF8.self) }
                    == expected)
        }
    }

    @Test("are told with their places")
    func places() throws {
        let pieces = try Self.pieces("\u{FEFF}[{},\n  /* é */ {}]", size: 1)
        #expect(pieces.map { [$0.offset, $0.line, $0.column] } == [[4, 1, 2], [19, 2, 11]])
    }

    @Test(
        "are none where the text is no array of objects",
        arguments: [
            "", "{}", "[1]", "[{}", "[{} {}]", "[,]", "[{}],", "[{}]x", "[{}/]", "[{}] /*", "[{]", "[\"a\"]",
        ])
    func none(text: String) {
        #expect(throws: JSONObjectReader.NoObjects.self) { try Self.pieces(text, size: 1) }
    }

    private static func pieces(_ text: String, size: Int) throws -> [JSONObjectReader.Piece] {
        var reader = JSONObjectReader()
        var pieces: [JSONObjectReader.Piece] = []
        var rest = Array(text.utf8)[...]
        while true {
            if let piece = try reader.next() {
                pieces.append(piece)
            } else if rest.isEmpty {
                reader.end()
                while let piece = try reader.next() { pieces.append(piece) }
                return pieces
            } else {
                reader.append(Array(rest.prefix(size)))
                rest = rest.dropFirst(size)
            }
        }
    }
}
