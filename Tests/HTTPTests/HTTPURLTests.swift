import HTTP
import Testing

@Suite struct HTTPURLTests {
    @Test(arguments: [
        ("http://h/a%2Bb%20c?x=%C3%A9", "http://h/a%2Bb%20c?x=%C3%A9"),
        ("HTTP://Host.Example:8080/A", "http://host.example:8080/A"),
        ("http://[FE80::1%25Be0.1]:80/", "http://[fe80::1%25Be0.1]:80/"),
        ("http://[fe80::1%eth0]/", "http://[fe80::1%25eth0]/"),
        ("http://h/a b/é?q=日 本#ü", "http://h/a%20b/%C3%A9?q=%E6%97%A5%20%E6%9C%AC#%C3%BC"),
        ("http://h/50%?a=%zz", "http://h/50%25?a=%25zz"),
        ("http://h/\r\nX: y", "http://h/%0D%0AX:%20y"),
        ("http://h", "http://h"), ("http://[::1]:80/", "http://[::1]:80/"), ("http://h:/", "http://h/"),
        ("http://u:p%40@h/", "http://u:p%40@h/"), ("http://bücher.example/", "http://xn--bcher-kva.example/"),
        ("oschina://asyncHttpRequest", "oschina://asynchttprequest"),
        (
            "https://s3.example/x?X-Amz-Signature=ab%2Fcd&X-Amz-Date=2024",
            "https://s3.example/x?X-Amz-Signature=ab%2Fcd&X-Amz-Date=2024"
        ),
    ])
    func `a URL is sent as written, but for what may not stand in one`(text: String, expected: String) throws
    {
        #expect(try HTTPURL(text).text == expected)
    }

    @Test(arguments: [
        ("a/b", #""a/b" is no absolute URL: it must begin with http:// or https://"#),
        ("http:///a", #"the URL "http:///a" has no host"#),
        ("http://u@/a", #"the URL "http://u@/a" has no host"#),
        (
            "http://h:99999/",
            #"the URL "http://h:99999/" has the port "99999", expected a number from 0 to 65535"#
        ),
        ("http://h:+1/", #"the URL "http://h:+1/" has the port "+1", expected a number from 0 to 65535"#),
        ("http://a b/", #"the URL "http://a b/" has "a b" for a host, which none can be"#),
        ("http://a%0Db/", #"the URL "http://a%0Db/" has "a%0Db" for a host, which none can be"#),
        ("http://[::1%25]/", #"the URL "http://[::1%25]/" has "[::1%25]" for a host, which none can be"#),
        ("http://[::1/", #"the URL "http://[::1/" has "[::1" for a host, which none can be"#),
    ])
    func `what is no URL is refused`(text: String, expected: String) {
        let error = #expect(throws: URLError.self) { try HTTPURL(text) }
        #expect(error?.message == expected)
    }

    @Test func `a request names neither user nor fragment`() throws {
        #expect(try HTTPURL("http://u:p@h#f").requestText == "http://h/")
        #expect(try HTTPURL("http://h:81?a#f").requestText == "http://h:81/?a")
    }

    @Test func `an origin is scheme, host and port`() throws {
        let origin = try HTTPURL("http://h/").origin
        #expect(try HTTPURL("http://H:80/x").origin == origin)
        #expect(try HTTPURL("https://h/").origin != origin)
        #expect(try HTTPURL("http://h:81/").origin != origin)
    }

    @Test(arguments: [
        ("http://h/a/b?q", "../c d", "http://h/c%20d"), ("http://u:p@h/a", "b", "http://h/b"),
        ("http://h/a", "//other/x", "http://other/x"), ("http://h/a", "https://x/../y", "https://x/y"),
    ])
    func `a reference in an answer is resolved`(url: String, reference: String, expected: String) throws {
        #expect(try HTTPURL(url).resolving(reference).text == expected)
    }

    @Test func `a reference to no host is refused`() throws {
        let url = try HTTPURL("http://h/a")
        #expect(throws: URLError.notAbsolute("mailto:x@y")) { try url.resolving("mailto:x@y") }
    }
}
