import HTTP
import Testing
import TestSupport

@Suite struct RedirectTests {
    let fixture = ClientFixture()

    private func redirect(_ status: Int, to location: String) -> ScriptedServer.Step {
        .answer("HTTP/1.1 \(status) Moved\nLocation: \(location)\nContent-Length: 0")
    }

    private func server(_ status: Int = 302, to location: String, then answer: ScriptedServer.Step = .ok("x"))
        throws
        -> ScriptedServer
    {
        try ScriptedServer(.receive, redirect(status, to: location), .receive, answer)
    }

    /// The request line of each request.
    private func lines(_ server: ScriptedServer) -> [String] {
        server.received.map { String($0.prefix { $0 != "\r\n" }) }
    }

    @Test func `a redirect is an answer unless following is asked for`() throws {
        let server = try server(to: "/b")
        let exchange = try fixture.get(server.url + "/a")
        #expect(exchange.response?.status == 302)
        #expect(exchange.hops.isEmpty)
    }

    @Test func `a followed redirect is recorded`() throws {
        let server = try server(to: "b?x#f")
        let exchange = try fixture.follow(server.url + "/a/c")
        #expect(lines(server) == ["GET /a/c HTTP/1.1", "GET /a/b?x HTTP/1.1"])
        #expect(exchange.response?.status == 200)
        #expect(exchange.response?.url.text == server.url + "/a/b?x#f")
        #expect(exchange.sent.url.text == server.url + "/a/b?x#f")
        let hop = try #require(exchange.hops.first)
        #expect(exchange.hops.count == 1)
        #expect(hop.status == 302 && hop.url.text == server.url + "/a/c" && hop.location == "b?x#f")
        #expect(hop.headers == [Header("Location", "b?x#f"), Header("Content-Length", "0")])
        #expect(hop.timing.total > .zero)
    }

    @Test(arguments: [
        (301, "POST", "GET"), (302, "POST", "GET"), (303, "POST", "GET"), (303, "PUT", "GET"),
        (303, "HEAD", "HEAD"), (303, "GET", "GET"), (301, "PUT", "PUT"), (302, "DELETE", "DELETE"),
        (307, "POST", "POST"), (308, "POST", "POST"), (307, "PATCH", "PATCH"),
    ])
    func `methods change as browsers change them`(status: Int, method: String, expected: String) throws {
        let answer = ScriptedServer.Step.answer("HTTP/1.1 200 OK\nContent-Length: 0")
        let server = try server(status, to: "/b", then: answer)
        _ = try fixture.follow(server.url + "/a", method: method)
        #expect(lines(server) == ["\(method) /a HTTP/1.1", "\(expected) /b HTTP/1.1"])
    }

    @Test(arguments: [(303, ""), (307, "abc")])
    func `the body goes where the method goes`(status: Int, body: String) throws {
        let server = try server(status, to: "/b")
        _ = try fixture.follow(server.url, method: "POST") { request in
            request.body = RequestBody(Array("abc".utf8), contentType: "text/plain")
            request.headers = [Header("Content-Language", "en"), Header("X-Kept", "1")]
        }
        let second = try #require(server.received.last)
        #expect(second.hasSuffix("\r\n\r\n" + body))
        #expect(second.contains("Content-Type: text/plain") == !body.isEmpty)
        #expect(second.contains("Content-Language: en") == !body.isEmpty)
        #expect(second.contains("X-Kept: 1"))
    }

    @Test func `credentials stay with their origin`() throws {
        let other = try ScriptedServer(.receive, .ok())
        let server = try ScriptedServer(
            .receive, redirect(302, to: "/b"), .receive, redirect(302, to: other.url + "/c"))
        _ = try fixture.follow(server.url) { request in
            request.authentication = .bearer("t")
            request.cookies = [RequestCookie("own", "1")]
            request.headers = [Header("Cookie", "a=1"), Header("X-Kept", "1")]
        }
        #expect(server.received.allSatisfy { $0.contains("\r\nAuthorization: Bearer t\r\n") })
        #expect(server.received.allSatisfy { $0.contains("\r\nCookie: a=1; own=1\r\n") })
        let foreign = try #require(other.received.first)
        #expect(!foreign.contains("Authorization") && !foreign.contains("Cookie"))
        #expect(foreign.contains("\r\nX-Kept: 1\r\n"))
    }

    @Test func `user and password of a URL go on with it`() throws {
        let server = try server(to: "/b")
        _ = try fixture.follow("http://u:p@127.0.0.1:\(server.port)/")
        #expect(server.received.allSatisfy { $0.contains("\r\nAuthorization: Basic dTpw\r\n") })
        #expect(server.received.count == 2)
    }

    @Test func `cookies of every hop are kept and sent`() throws {
        let server = try ScriptedServer(
            .receive,
            .answer(
                "HTTP/1.1 302 F\nLocation: /b\nSet-Cookie: a=1\nSet-Cookie: b=2; Domain=other.example\nContent-Length: 0"
            ),
            .receive, .answer("HTTP/1.1 200 OK\nSet-Cookie: c=3\nContent-Length: 0"))
        let exchange = try fixture.follow(server.url)
        #expect(server.received.last?.contains("\r\nCookie: a=1\r\n") == true)
        #expect(fixture.jar.cookies.map(\.text) == ["a=1", "c=3"])
        #expect(
            exchange.cookieNotes.map(\.message) == [
                #"cookie "a" stored"#,
                #"cookie "b" refused: its domain other.example does not cover the host 127.0.0.1"#,
                #"cookie "c" stored"#,
            ])
        #expect(exchange.response?.setCookies.map(\.name) == ["c"])
    }

    @Test func `a cookie that comes with a redirect belongs to the host that sent it`() throws {
        let back = try ScriptedServer(
            .receive, .answer("HTTP/1.1 200 OK\nSet-Cookie: a=2\nContent-Length: 0"))
        let other = try ScriptedServer(
            .receive,
            .answer("HTTP/1.1 302 F\nLocation: \(back.url)/c\nSet-Cookie: b=1; Path=/\nContent-Length: 0"))
        let first = try ScriptedServer(
            .receive,
            .answer(
                "HTTP/1.1 302 F\nLocation: http://localhost:\(other.port)/b\nSet-Cookie: a=1; Path=/\nContent-Length: 0"
            ))
        _ = try fixture.follow(first.url + "/a")
        #expect(other.received.count == 1)
        #expect(other.received.allSatisfy { !$0.contains("\r\nCookie:") })
        #expect(back.received.first?.contains("\r\nCookie: a=1\r\n") == true)
        #expect(fixture.jar.cookies.map { "\($0.domain) \($0.text)" } == ["127.0.0.1 a=2", "localhost b=1"])
    }

    @Test(arguments: ["401 Unauthorized", "404 Not Found", "500 Oops"])
    func `cookies of answers that are no success are kept`(status: String) throws {
        let server = try ScriptedServer(
            .receive, .answer("HTTP/1.1 \(status)\nSet-Cookie: a=1\nContent-Length: 0"))
        _ = try fixture.get(server.url)
        #expect(fixture.jar.cookies.map(\.text) == ["a=1"])
    }

    @Test func `cookies of interim answers are not`() throws {
        let server = try ScriptedServer(
            .receive,
            .answer(
                "HTTP/1.1 103 Early Hints\nSet-Cookie: early=1\n\nHTTP/1.1 200 OK\nSet-Cookie: a=1\nContent-Length: 0"
            ))
        _ = try fixture.get(server.url)
        #expect(fixture.jar.cookies.map(\.text) == ["a=1"])
    }

    @Test func `more redirects than allowed`() throws {
        let server = try ScriptedServer(.receive, redirect(302, to: "/b"), .receive, redirect(302, to: "/c"))
        let exchange = try fixture.follow(server.url + "/a") { $0.options.maxRedirects = 1 }
        #expect(exchange.error?.kind == .redirects)
        #expect(
            exchange.error?.message
                == "stopped after 1 redirects at \(server.url)/c: raise \"maxRedirects\" to follow more")
        #expect(exchange.hops.map(\.url.path) == ["/a"])
        #expect(exchange.sent.url.path == "/b")
    }

    @Test func `a circle`() throws {
        let step = redirect(302, to: "/a")
        let server = try ScriptedServer(.receive, step, .receive, step, .receive, step)
        let exchange = try fixture.follow(server.url + "/a") { $0.options.maxRedirects = 2 }
        #expect(
            exchange.error?.message
                == "redirected in a circle: \(server.url)/a came up again, stopped after 2 redirects")
    }

    @Test(arguments: [
        (
            "file:///etc/passwd",
            #"redirects to "file:///etc/passwd": the URL "file:///etc/passwd" has no host"#
        ),
        ("ftp://h/x", #"redirects to "ftp://h/x": expected http or https, got ftp"#),
        ("gopher://h/x", #"redirects to "gopher://h/x": expected http or https, got gopher"#),
        (
            "data:text/plain,x",
            #"redirects to "data:text/plain,x": "data:text/plain,x" is no absolute URL: it must begin with http:// or https://"#
        ),
        (
            "mailto:x",
            #"redirects to "mailto:x": "mailto:x" is no absolute URL: it must begin with http:// or https://"#
        ),
    ])
    func `a redirect to anything but http is refused`(location: String, expected: String) throws {
        let server = try server(to: location)
        let exchange = try fixture.follow(server.url + "/")
        #expect(exchange.error?.message == "\(server.url)/ \(expected)")
        #expect(exchange.error?.kind == .redirects)
    }

    @Test func `a redirect without a Location is an answer`() throws {
        let server = try ScriptedServer(.receive, .answer("HTTP/1.1 302 F\nContent-Length: 0"))
        #expect(try fixture.follow(server.url).response?.status == 302)
    }

    @Test(
        arguments: [
            ("b", "/x/b"), ("./b", "/x/b"), ("../b", "/b"), ("/b/../c", "/c"), ("?q=1", "/x/y?q=1"),
            ("#f", "/x/y?p"), ("", nil), ("//127.0.0.1:PORT/z", "/z"), ("http://127.0.0.1:PORT", "/"),
            ("/%C3%A9%2f%zz", "/%C3%A9%2f%25zz"), ("/a b\"<>", "/a%20b%22%3C%3E"),
            ("/é?ü#ö", "/%C3%A9?%C3%BC"),
        ] as [(String, String?)])
    func `where a Location leads`(location: String, target: String?) throws {
        let other = try ScriptedServer(.receive, .ok())
        let server = try self.server(to: location.replacing("PORT", with: "\(other.port)"))
        _ = try fixture.follow(server.url + "/x/y?p")
        let reached = location.contains("PORT") ? lines(other).first : lines(server).dropFirst().first
        #expect(reached == target.map { "GET \($0) HTTP/1.1" })
    }

    @Test(arguments: [300, 304, 305, 306, 201])
    func `other statuses do not lead anywhere`(status: Int) throws {
        let server = try server(status, to: "/b")
        #expect(try fixture.follow(server.url).response?.status == status)
    }

    @Test func `Refresh is no redirect`() throws {
        let server = try ScriptedServer(
            .receive, .answer("HTTP/1.1 200 OK\nRefresh: 0; url=/b\nLocation: /b\nContent-Length: 0"))
        #expect(try fixture.follow(server.url).hops.isEmpty)
        #expect(server.received.count == 1)
    }

    @Test func `two Locations that differ lead nowhere, two that agree are one`() throws {
        let server = try ScriptedServer(
            .receive, .answer("HTTP/1.1 302 F\nLocation: /b\nLocation: /b\nContent-Length: 0"),
            .receive, .answer("HTTP/1.1 302 F\nLocation: /c\nLocation: /d\nContent-Length: 0"))
        let exchange = try fixture.follow(server.url + "/a")
        #expect(
            exchange.error?.message == "\(server.url)/b redirects to \"/c\": a second Location says \"/d\"")
        #expect(exchange.error?.kind == .redirects)
    }

    @Test func `bytes that are no UTF-8 are read as ISO-8859-1`() throws {
        let server = try ScriptedServer(
            .receive,
            .send(
                Array("HTTP/1.1 302 F\r\nContent-Length: 0\r\nLocation: /".utf8) + [0xE9]
                    + Array("\r\n\r\n".utf8)), .receive, .ok())
        _ = try fixture.follow(server.url)
        #expect(lines(server).last == "GET /%C3%A9 HTTP/1.1")
    }

    @Test func `what a Location may not hold is encoded`() throws {
        let server = try server(to: "/é b?ü")
        _ = try fixture.follow(server.url)
        #expect(lines(server).last == "GET /%C3%A9%20b?%C3%BC HTTP/1.1")
    }
}
