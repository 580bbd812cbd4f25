import JSON
import Testing

@Suite("Places inside JSON strings")
struct JSONStringEscapesTests {
    @Test(
        "a byte of the decoded string is found in its literal",
        arguments: [
            // The literal, and where each byte of the decoded string stands, the end included.
            (#""abc""#, [1, 2, 3, 4]),
            (#""""#, [1]),
            (#""a\nb""#, [1, 2, 4, 5]),
            (#""\"\\\/""#, [1, 3, 5, 7]),
            (#""\u0041b""#, [1, 7, 8]),
            (#""\u00e9b""#, [1, 1, 7, 8]),
            (#""\u65e5b""#, [1, 1, 1, 7, 8]),
            (#""\ud83d\ude00b""#, [1, 1, 1, 1, 13, 14]),
            (#""éb""#, [1, 2, 3, 4]),
            (#""\ud800b""#, [1, 1, 1, 7, 8]),
            (#""\ud800\u0041""#, [1, 1, 1, 7, 13]),
        ])
    func offsets(_ literal: String, expected: [Int]) {
        let before = Array("[ ".utf8)
        let bytes = before + Array(literal.utf8) + Array(" ]".utf8)
        let range = before.count..<before.count + literal.utf8.count
        let found = expected.indices.map {
            JSONStringEscapes.sourceOffset(ofDecodedUTF8Offset: $0, literal: range, in: bytes) - before.count
        }
        #expect(found == expected)
    }

    @Test("an offset past the end is the closing quote")
    func pastTheEnd() {
        let bytes = Array("\"ab\"".utf8)
        #expect(JSONStringEscapes.sourceOffset(ofDecodedUTF8Offset: 99, literal: 0..<4, in: bytes) == 3)
    }
}
