import Testing

@testable import Reports

@Suite("JSON in a data block of the page")
struct EmbeddedJSONTests {
    @Test(
        "holds nothing that ends the block, begins a comment or breaks the line",
        arguments: [
            ("</script><b>", #"\u003c/script>\u003cb>"#), ("<!-- x -->", #"\u003c!-- x -->"#),
            ("a\nb\r\tc", #"a\nb\u000d\u0009c"#), ("\u{0}\u{1}\u{1B}\u{7F}", #"\u0000\u0001\u001b\u007f"#),
            ("a\u{2028}b\u{2029}c", #"a\u2028b\u2029c"#), (#"say "a\b""#, #"say \"a\\b\""#),
            // What a lone surrogate was read as: its escape, which is text like any other.
            (#"\ud800"#, #"\\ud800"#), ("Zoë 😀 \u{202E}", "Zoë 😀 \u{202E}"),
        ])
    func texts(_ text: String, written: String) {
        let line = EmbeddedJSON.line { $0.member("t", text) }
        #expect(String(decoding: line, as: UTF8.self) == "{\"t\":\"\(written)\"}\n")
    }

    @Test("leaves out members without a value, and divides the others by commas")
    func members() {
        let line = EmbeddedJSON.line { json in
            json.member("none", nil as String?)
            json.member("a", 1)
            json.array("empty", [Int64]()) { $0.number($1) }
            json.array("b", [[Int64]](arrayLiteral: [1, 2], [])) { json, numbers in
                json.array { json in for number in numbers { json.number(number) } }
            }
            json.flag("no", false)
            json.object("c") { _ in }
            json.flag("yes", true)
            json.array("d", ["x", "y"]) { json, text in json.object { $0.member("e", text) } }
        }
        #expect(
            String(decoding: line, as: UTF8.self)
                == #"{"a":1,"b":[[1,2],[]],"c":{},"yes":true,"d":[{"e":"x"},{"e":"y"}]}"# + "\n")
    }
}
