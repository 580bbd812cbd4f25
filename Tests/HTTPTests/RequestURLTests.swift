import HTTP
import Testing

@Suite struct RequestURLTests {
    @Test(arguments: [
        ("/notes", "http://h/v1", "http://h/v1/notes"), ("notes", "http://h/v1/", "http://h/v1/notes"),
        ("/notes", "http://h/v1/", "http://h/v1/notes"), ("notes", "http://h", "http://h/notes"),
        ("", "http://h/v1", "http://h/v1"), ("/", "http://h/v1", "http://h/v1/"),
        ("?a=1", "http://h/v1", "http://h/v1?a=1"), ("/n?b=2", "http://h/v1?a=1", "http://h/v1/n?a=1&b=2"),
        ("/n#f", "http://h/v1", "http://h/v1/n#f"), ("//n", "http://h/v1", "http://h/v1//n"),
        ("/a b?c=d e", "http://h", "http://h/a%20b?c=d%20e"), ("/a%2Fb", "http://h", "http://h/a%2Fb"),
        ("http://other/x", "http://h/v1", "http://other/x"), ("/a:b", "http://h", "http://h/a:b"),
        ("/../x", "http://h/v1", "http://h/v1/../x"),
    ])
    func `a relative text is appended to the base`(text: String, base: String, expected: String) throws {
        #expect(try RequestURL.join(text, base: base).text == expected)
    }

    @Test func `the path of a module stands between`() throws {
        let url = try RequestURL.join("/registered", base: "http://h/v1", modulePath: "/svc/user/v2/")
        #expect(url.text == "http://h/v1/svc/user/v2/registered")
    }

    @Test(arguments: [
        (
            "localhost:8080/x",
            #""localhost:8080/x" is a host without a scheme: write "http://localhost:8080/x""#
        ),
        ("user:/x", #""user:/x" begins with the module "user", which is not known"#),
        ("/x", #""/x" is relative and there is no base: write the whole URL or set "base""#),
    ])
    func `what cannot be joined says what was meant`(text: String, expected: String) {
        let error = #expect(throws: URLError.self) { try RequestURL.join(text, base: nil) }
        #expect(error?.message == expected)
    }

    @Test(arguments: [
        ("http://h/a", "http://h/a?q=a%2Bb%40x"), ("http://h/a?b", "http://h/a?b&q=a%2Bb%40x"),
        ("http://h/a?", "http://h/a?q=a%2Bb%40x"), ("http://h/a?b&", "http://h/a?b&q=a%2Bb%40x"),
        ("http://h/a#f", "http://h/a?q=a%2Bb%40x#f"),
    ])
    func `query values stand behind the query and before the fragment`(url: String, expected: String) throws {
        #expect(try HTTPURL(url).appendingQuery("q=a%2Bb%40x").text == expected)
    }
}
