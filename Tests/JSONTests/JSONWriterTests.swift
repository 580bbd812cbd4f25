import JSON
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
    @Test(
        "strings are escaped only where they must be",
        arguments: [
            ("plain", #""plain""#),
            ("\"\\/", #""\"\\/""#),
            ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
            ("\u{0}\u{1B}\u{1F}", #""\u0000\u001b\u001f""#),
            ("é日😀\u{7F}\u{2028}", "\"é日😀\u{7F}\u{2028}\""),
        ])
    func strings(_ text: String, written: String) {
        #expect(TextEquality.equal(JSONValue.string(text).written(), written))
        #expect(
            JSONValue.object(JSONObject(members: [JSONMember(key: text, value: nil)])).written()
                == "{\(written):null}")
    }

    @Test("a text without white space is given back byte for byte")
    func compact() throws {
        let text = #"{"b":[1,2.50,{"x":{}}],"a":"é\n","b":[],"":[null,true,false,-0,1E400]}"#
        let bytes = Array(text.utf8)
        #expect(try JSONParser.parse(bytes).writtenUTF8() == bytes)
    }

    @Test("indented: a line for each member and element, empty ones closed at once")
    func indented() {
        let value: JSONValue = ["a": [1, ["b": [:]]], "c": [], "d": "x"]
        let expected = """
            {
              "a": [
                1,
                {
                  "b": {}
                }
              ],
              "c": [],
              "d": "x"
            }
            """
        #expect(value.written(.indented(2)) == expected)
        #expect(JSONValue.null.written(.indented(2)) == "null")
    }
}
