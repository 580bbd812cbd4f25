import HTTP
import Platform
import Testing
import TestSupport

/// What is left on a connection that is kept must not become the next answer.
@Suite struct KeptConnectionTests {
    private let fixture = ClientFixture(clock: SystemClock())
    private static let evil = "HTTP/1.1 500 Evil\r\nContent-Length: 4\r\n\r\nevil"

    @Test(arguments: [
        "HTTP/1.1 200 OK|Content-Length: 1||x",
        "HTTP/1.1 200 OK|Transfer-Encoding: chunked||1|x|0||",
        "HTTP/1.1 200 x|Content-Length: 0||",
        "HTTP/1.1 204 x||",
        "HTTP/1.1 304 x|Content-Length: 5||",
    ])
    func `bytes behind the end of an answer`(answer: String) throws {
        let head = answer.replacing("|", with: "\r\n")
        let server = try ScriptedServer([
            [.receive, .text(head + Self.evil), .hold], [.receive, .ok("good")],
        ])
        #expect(try outcome(server.url, of: fixture).hasPrefix(answer.dropFirst(9).prefix(3)))
        #expect(try outcome(server.url, of: fixture) == "200 good")
    }

    @Test(arguments: ["204 None", "304 Not Modified"])
    func `a body where none may be`(line: String) throws {
        let server = try ScriptedServer([
            [.receive, .text("HTTP/1.1 \(line)\r\nContent-Length: 4\r\n\r\nevil"), .hold],
            [.receive, .ok("good")],
        ])
        #expect(try outcome(server.url, of: fixture) == "\(line.prefix(3)) ")
        #expect(try outcome(server.url, of: fixture) == "200 good")
    }

    @Test func `a body of the answer to HEAD`() throws {
        let server = try ScriptedServer([[.receive, .ok("evil"), .hold], [.receive, .ok("good")]])
        #expect(try outcome(server.url, of: fixture) { $0.method = "HEAD" } == "200 ")
        #expect(try outcome(server.url, of: fixture) == "200 good")
    }

    /// What is too much in the body must not stand before the next request.
    @Test(arguments: ["Content-Length: 1", "Transfer-Encoding: identity", "content-length"])
    func `a request that says itself how long it is`(line: String) throws {
        let server = try ScriptedServer([[.receive, .ok("1"), .hold], [.receive, .ok("2")]])
        let parts = line.split(separator: ": ").map(String.init)
        let first = try outcome(server.url, of: fixture) { request in
            request.method = "POST"
            request.body = RequestBody(Array("abc".utf8))
            if parts.count > 1 {
                request.headers = [Header(parts[0], parts[1])]
            } else {
                request.withheldHeaders = parts
            }
        }
        #expect(first == "200 1")
        #expect(try outcome(server.url, of: fixture) == "200 2")
    }

    @Test(arguments: ["GET", "POST"])
    func `a request that meets the end of its connection is sent once more`(method: String) throws {
        // The server that closes a connection that was idle too long has not read the request.
        let server = try ScriptedServer([[.receive, .ok("1"), .receive], [.receive, .ok("2")]])
        #expect(try outcome(server.url, of: fixture) == "200 1")
        #expect(try outcome(server.url, of: fixture) { $0.method = method } == "200 2")
        #expect(
            server.received.map { $0.prefix(4) } == ["GET ", "\(method) ".prefix(4), "\(method) ".prefix(4)])
    }

    @Test func `a request whose answer has begun is not sent again`() throws {
        let server = try ScriptedServer([
            [.receive, .ok("1"), .receive, .text("HTTP/1.1 200 OK\r\n")], [.receive, .ok("2")],
        ])
        #expect(try outcome(server.url, of: fixture) == "200 1")
        #expect(
            try outcome(server.url, of: fixture)
                == "the connection to http://server/ broke: it was closed in the middle of the headers")
        #expect(server.received.count == 2)
    }

    @Test func `a new connection that ends is not tried again`() throws {
        let server = try ScriptedServer([[.receive], [.receive, .ok("2")]])
        #expect(
            try outcome(server.url, of: fixture)
                == "the connection to http://server/ broke: it was closed before an answer came; a server that "
                + "speaks TLS is called by https")
        #expect(server.received.count == 1)
    }

    @Test func `a server that accepts nobody`() throws {
        let listener = try BusyListener()
        let result = try outcome(listener.url, of: fixture) { $0.options.connectTimeout = .milliseconds(50) }
        #expect(result == "no connection to http://server/ within 50ms")
    }

    @Test func `redirects that lead on and on`() throws {
        let hops = (1...4).flatMap { number in
            [
                ScriptedServer.Step.receive,
                .answer("HTTP/1.1 302 Found\nLocation: /\(number)\nContent-Length: 0"),
            ]
        }
        let server = try ScriptedServer([hops])
        let result = try outcome(server.url, of: fixture) { request in
            request.options.followRedirects = true
            request.options.maxRedirects = 3
        }
        #expect(
            result == #"stopped after 3 redirects at http://server/4: raise "maxRedirects" to follow more"#)
        #expect(server.received.count == 4)
    }
}
