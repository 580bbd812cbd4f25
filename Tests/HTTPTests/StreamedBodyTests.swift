import HTTP
import TestSupport
import Testing

/// Bodies that are read from files while they are sent.
@Suite struct StreamedBodyTests {
    /// Longer than what libcurl asks for at a time.
    private static let long = String((0..<20_000).map { "\($0) " }.joined().prefix(100_000))

    let files = MemoryFiles(["a.txt": "abc", "b.txt": "de", "long.txt": StreamedBodyTests.long])
    let fixture: ClientFixture

    init() { fixture = ClientFixture(files: files) }

    /// Text, files between, and text again.
    private var mixed: BodyContent {
        var content = BodyContent(Array("<".utf8))
        content.append(BodyContent(file: "a.txt", size: 3))
        content.append(BodyContent(file: "long.txt", size: 100_000))
        content.append(Array("|".utf8))
        content.append(BodyContent(file: "b.txt", size: 2))
        content.append(Array(">".utf8))
        return content
    }

    private var mixedText: String { "<abc\(StreamedBodyTests.long)|de>" }

    private func post(_ content: BodyContent, to url: String, follow: Bool = false) throws -> Exchange {
        try fixture.get(url) { request in
            request.method = "POST"
            request.body = RequestBody(content, contentType: "text/x")
            request.options.followRedirects = follow
        }
    }

    @Test func `neighbours in memory are one segment and empty ones are none`() {
        var content = BodyContent()
        content.append([])
        #expect(content.isEmpty && content.bytes == [])
        content.append([1])
        content.append(BodyContent([2, 3]))
        content.append(BodyContent(file: "empty", size: 0))
        content.append([4])
        #expect(content.segments == [.bytes([1, 2, 3, 4])])
        #expect(content.size == 4 && content.bytes == [1, 2, 3, 4])
        content.append(BodyContent(file: "a.txt", size: 3))
        #expect(content.size == 7 && content.bytes == nil)
        #expect(BodyContent(file: "a.txt", size: 3).bytes == nil)
        content.append(BodyContent(file: "huge", size: .max))
        #expect(content.size == .max)
    }

    @Test func `a file goes out with its length`() throws {
        let server = try ScriptedServer(.receive, .ok())
        let exchange = try post(BodyContent(file: "a.txt", size: 3), to: server.url + "/")
        #expect(exchange.response?.status == 200)
        #expect(
            server.received == [
                head(
                    "POST / HTTP/1.1", "Host: 127.0.0.1:\(server.port)", "User-Agent: assay/1", "Accept: */*",
                    "Content-Type: text/x", "Content-Length: 3") + "abc"
            ])
        #expect(exchange.sent.body == BodyContent(file: "a.txt", size: 3))
    }

    @Test func `files and text go out in their order`() throws {
        let server = try ScriptedServer(.receive, .ok())
        _ = try post(mixed, to: server.url + "/")
        let sent = try #require(server.received.first)
        #expect(sent.contains("\r\nContent-Length: \(mixedText.utf8.count)\r\n"))
        #expect(sent.hasSuffix("\r\n\r\n" + mixedText))
    }

    @Test(arguments: ["GET", "PUT", "HEAD", "PURGE"]) func `any method`(method: String) throws {
        let server = try ScriptedServer(.receive, .answer("HTTP/1.1 204 No Content"))
        let exchange = try fixture.get(server.url + "/") { request in
            request.method = method
            request.body = RequestBody(BodyContent(file: "a.txt", size: 3))
        }
        #expect(exchange.response?.status == 204)
        #expect(server.received.first?.hasPrefix("\(method) / HTTP/1.1\r\n") == true)
        #expect(server.received.first?.hasSuffix("\r\nContent-Length: 3\r\n\r\nabc") == true)
    }

    @Test func `a redirect that keeps the method sends it again`() throws {
        let server = try ScriptedServer(
            .receive, .answer("HTTP/1.1 307 Temporary Redirect\nLocation: /b\nContent-Length: 0"), .receive,
            .ok())
        let exchange = try post(mixed, to: server.url + "/a", follow: true)
        #expect(exchange.response?.status == 200)
        #expect(server.received.map { $0.hasSuffix("\r\n\r\n" + mixedText) } == [true, true])
    }

    @Test func `on a connection that turns out to be dead it is sent again from the start`() throws {
        let server = try ScriptedServer([[.receive, .ok(), .receive], [.receive, .ok()]])
        _ = try post(mixed, to: server.url + "/1")
        let exchange = try post(mixed, to: server.url + "/2")
        #expect(exchange.response?.status == 200)
        #expect(server.received.map { $0.hasSuffix("\r\n\r\n" + mixedText) } == [true, true, true])
        #expect(server.connectionCount == 2)
    }

    @Test(arguments: [
        ("none.txt", #"cannot read "none.txt": no such file or folder"#),
        ("a.txt", #""a.txt" had 5 bytes when the call was made ready and has 3 now"#),
    ])
    func `a file that changed meanwhile is an error`(path: String, detail: String) throws {
        let server = try ScriptedServer(.receive, .ok())
        let exchange = try post(BodyContent(file: path, size: 5), to: server.url + "/")
        #expect(exchange.error == .unreadableBody(detail: detail))
        #expect(exchange.error?.message == "the body could not be sent: \(detail)")
    }
}
