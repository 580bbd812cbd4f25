import HTTP
import Platform
import Testing
import TestSupport

/// What a server receives, byte for byte.
@Suite struct RequestOnTheWireTests {
    let fixture = ClientFixture()

    /// What arrives for a request to `/`, without its `Host` line.
    private func wire(_ change: (inout Request) -> Void) throws -> String {
        let server = try ScriptedServer(.receive, .ok())
        let exchange = try fixture.get(server.url + "/", change)
        #expect(exchange.response?.status == 200)
        return try #require(server.received.first)
            .replacing("Host: 127.0.0.1:\(server.port)\r\n", with: "")
    }

    @Test func `a plain call`() throws {
        let server = try ScriptedServer(.receive, .ok())
        _ = try fixture.get(server.url + "/a%2Fb?x=%20#f")
        #expect(
            server.received == [
                head(
                    "GET /a%2Fb?x=%20 HTTP/1.1", "Host: 127.0.0.1:\(server.port)", "User-Agent: assay/1",
                    "Accept: */*")
            ])
    }

    @Test func `a body has its length, and its type where the author gives none`() throws {
        let sent = try wire { request in
            request.method = "POST"
            request.body = RequestBody(Array("{}".utf8), contentType: "application/json")
        }
        #expect(
            sent
                == head(
                    "POST / HTTP/1.1", "User-Agent: assay/1", "Accept: */*", "Content-Type: application/json",
                    "Content-Length: 2") + "{}")
    }

    @Test func `the author's type stands`() throws {
        let sent = try wire { request in
            request.method = "PUT"
            request.headers = [Header("content-type", "text/x")]
            request.body = RequestBody([0x00, 0xFF], contentType: "application/json")
        }
        #expect(sent.contains("\r\ncontent-type: text/x\r\n"))
        #expect(!sent.contains("application/json"))
    }

    @Test(arguments: ["GET", "DELETE", "OPTIONS", "PURGE", "patch", "M-SEARCH", "TRACE"])
    func `any method, with a body where there is one`(method: String) throws {
        let without = try wire { $0.method = method }
        #expect(without == head("\(method) / HTTP/1.1", "User-Agent: assay/1", "Accept: */*"))
        let with = try wire { request in
            request.method = method
            request.body = RequestBody(Array("abc".utf8))
        }
        #expect(
            with == head("\(method) / HTTP/1.1", "User-Agent: assay/1", "Accept: */*", "Content-Length: 3")
                + "abc")
    }

    @Test(arguments: ["", " ", "\t "])
    func `a header of white space is sent, empty`(value: String) throws {
        let sent = try wire { $0.headers = [Header("X-A", value), Header("Accept", value)] }
        #expect(sent == head("GET / HTTP/1.1", "User-Agent: assay/1", "X-A:", "Accept:"))
    }

    @Test func `what cannot be written down is refused`() throws {
        func message(_ change: (inout Request) -> Void) throws -> String? {
            try fixture.get("http://127.0.0.1:1/", change).error?.message
        }
        #expect(
            try message { $0.method = "a b" }
                == #""a b" is no method: expected letters, digits or any of !#$%&'*+-.^_`|~"#)
        #expect(
            try message { $0.headers = [Header("X:", "1")] }
                == #""X:" is no name of a header: expected letters, digits or any of !#$%&'*+-.^_`|~"#)
        let badValue = #"the value of the header "X" holds a line break or U+0000, which no header can"#
        #expect(try message { $0.headers = [Header("X", "1\r\nY: 2")] } == badValue)
        #expect(try message { $0.headers = [Header("X", "\0")] } == badValue)
        #expect(
            try message { $0.headers = [Header("Host", "a"), Header("host", "b")] }
                == #"the header "Host" has several values, expected one"#)
        #expect(
            try message { $0.authentication = .bearer("a\nb") }
                == #"the value of the header "Authorization" holds a line break or U+0000, which no header can"#
        )
        #expect(
            try message { $0.cookies = [RequestCookie("a", "1; b=2")] }
                == #"the cookie "a" holds a semicolon or a control character, or an equals sign in its name"#)
    }

    @Test func `only http and https are called`() throws {
        let exchange = try fixture.get("ftp://127.0.0.1/x")
        #expect(
            exchange.error?.message == "ftp://127.0.0.1/x cannot be called: expected http or https, got ftp")
    }

    @Test func `dot segments are taken out before a request is sent`() throws {
        let server = try ScriptedServer(.receive, .ok())
        let exchange = try fixture.get(server.url + "/a/./b/../c")
        #expect(server.received.first?.hasPrefix("GET /a/c HTTP/1.1\r\n") == true)
        #expect(exchange.sent.url.path == "/a/c")
    }
}
