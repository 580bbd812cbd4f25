import Testing
import Text

@Suite("Percent-encoding, Base64 and hexadecimal")
struct EncodingTests {
    @Test(
        "a segment or a query value is encoded once",
        arguments: [
            ("a+b@x", "a%2Bb%40x"), ("hello world", "hello%20world"), ("50%", "50%25"),
            ("日本", "%E6%97%A5%E6%9C%AC"), ("a&b=c#d", "a%26b%3Dc%23d"), ("aaa/bbb#c", "aaa%2Fbbb%23c"),
            ("aZ09-._~", "aZ09-._~"), ("*'()!", "%2A%27%28%29%21"),
        ])
    func strict(text: String, expected: String) {
        #expect(PercentEncoding.segment(text) == expected)
        #expect(PercentEncoding.queryValue(text) == expected)
        #expect(PercentEncoding.decodeText(expected) == text)
    }

    @Test(
        "only what may not stand in a URL is encoded leniently",
        arguments: [
            ("/a%2Bb%20c%C3%A9", "/a%2Bb%20c%C3%A9"), ("/a b", "/a%20b"), ("/50%", "/50%25"),
            ("/%zz%4", "/%25zz%254"), ("/é", "/%C3%A9"),
            ("/a\\b{c}|^`\"<>", "/a%5Cb%7Bc%7D%7C%5E%60%22%3C%3E"),
            ("http://u@h:1/p?q=1&r[]=2#f!$'()*+,;", "http://u@h:1/p?q=1&r[]=2#f!$'()*+,;"),
            ("a\u{1}", "a%01"),
        ])
    func lenient(text: String, expected: String) {
        #expect(PercentEncoding.lenient(text) == expected)
    }

    @Test("a percent sign that begins no escape stands for itself")
    func brokenEscapes() {
        #expect(PercentEncoding.decode("%4%zz%41%") == Array("%4%zzA%".utf8))
        #expect(PercentEncoding.decodeText("%FF") == nil)
    }

    @Test(
        "text that is no Base64 is told with its place",
        arguments: [
            ("AA*A", "\"*\" is no character of Base64", 2, 1),
            ("AA\n_A", "\"_\" is no character of Base64, but of its URL-safe form", 3, 1),
            ("日本AA", "\"日\" is no character of Base64", 0, 3),
            ("AA==AA==", "\"A\" stands behind the padding", 4, 1),
            ("AAB=", "\"B\" holds bits that belong to no byte", 2, 1),
            ("AAA", "Base64 comes in groups of four, 3 characters are none", 3, 0),
            ("AAAAA", "Base64 comes in groups of four, 5 characters are none", 5, 0),
            ("A===", "Base64 comes in groups of four, 4 characters are none", 4, 0),
        ])
    func base64Problems(text: String, message: String, offset: Int, length: Int) {
        let problem = #expect(throws: Base64Problem.self) { try Base64.read(text) }
        #expect(problem?.message == message)
        #expect(problem?.offset == offset)
        #expect(problem?.length == length)
    }

    @Test(
        "Base64 is written and read back",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
        ])
    func base64(text: String, encoded: String) {
        #expect(Base64.encode(Array(text.utf8)) == encoded)
        #expect(Base64.decode(encoded) == Array(text.utf8))
        #expect(Base64.encodeURL(Array(text.utf8)) == String(encoded.prefix { $0 != "=" }))
        #expect(Base64.decodeURL(encoded) == Array(text.utf8))
        #expect(Base64.decodeURL(String(encoded.prefix { $0 != "=" })) == Array(text.utf8))
    }

    @Test("the two alphabets differ in their last two characters")
    func alphabets() {
        #expect(Base64.encode([0xFB, 0xFF]) == "+/8=")
        #expect(Base64.encodeURL([0xFB, 0xFF]) == "-_8")
        #expect(Base64.decode("-_8=") == nil)
        #expect(Base64.decodeURL("+/8") == nil)
    }

    @Test("white space inside Base64 is passed over")
    func base64Lines() {
        #expect(Base64.decode(" Zm9v\r\n\tYg = = ") == Array("foob".utf8))
    }

    @Test(
        "what is not Base64 is refused",
        arguments: ["Zg", "Zg=", "Zg===", "Z", "Zg==Zg==", "Zh==", "=", "Zm9v!"])
    func notBase64(text: String) {
        #expect(Base64.decode(text) == nil)
    }

    @Test("hexadecimal is written in lower case and read in either")
    func hexadecimal() {
        #expect(Hexadecimal.encode([0x00, 0xAB, 0xFF]) == "00abff")
        #expect(Hexadecimal.decode("00aBFf") == [0x00, 0xAB, 0xFF])
        #expect(Hexadecimal.decode("0") == nil)
        #expect(Hexadecimal.decode("0g") == nil)
    }
}
