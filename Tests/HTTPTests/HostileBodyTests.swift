import HTTP
import Testing
import TestSupport

/// Bodies of answers that nobody should send.
@Suite struct HostileBodyTests {
    private static let chunked = "HTTP/1.1 200 OK|Transfer-Encoding: chunked||"

    @Test(arguments: [
        HostileAnswer.malformed(chunked + "zz|", "the size of a chunk is not a hexadecimal number"),
        .malformed(chunked + "-1|x|0||", "the size of a chunk is not a hexadecimal number"),
        .malformed(chunked + "fffffffffffffffff|x", "the size of a chunk has too many digits"),
        .malformed(chunked + "1|xyz|0||", "a chunk is longer than its size"),
        .broken(chunked + "5|ab", "it was closed after 2 bytes of an unfinished body"),
        .broken(chunked + "2|ab|", "it was closed after 2 bytes of an unfinished body"),
        HostileAnswer(chunked + "1;a=b|x|0|X-T: 1||", "200 x"),
        .malformed(chunked + "1|x|0|hello||", "a line of its trailers has no colon"),
        .malformed(
            chunked + "1|x|0|X: " + String(repeating: "x", count: 99_000) + "||",
            "a line of its trailers is too long"),
        HostileAnswer(
            chunked + "1|x|0|" + String(repeating: "X-T: 1|", count: 40_000),
            "the headers of the answer from http://server/ are longer than 256kB"),
        // A trailer is no new answer.
        HostileAnswer(chunked + "1|x|0|HTTP/1.1 404 Not: found||", "200 x"),
    ])
    func chunks(answer: HostileAnswer) throws {
        #expect(try outcome([.text(answer.text)]) == answer.outcome)
    }

    private static let noAnswer =
        "it was closed before an answer came; a server that speaks TLS is called by https"

    @Test(arguments: [
        HostileAnswer.broken("", noAnswer),
        .broken("HTTP/1.1 20", noAnswer),
        .broken("HTTP/1.1 200 OK|X: a", "it was closed in the middle of the headers"),
        .broken("HTTP/1.1 200 OK|X: a|", "it was closed in the middle of the headers"),
        .broken("HTTP/1.1 100 Continue||", noAnswer),
        .broken("HTTP/1.1 200 OK|Content-Length: 5||ab", "it was closed after 2 bytes of an unfinished body"),
    ])
    func `a connection that ends too early`(answer: HostileAnswer) throws {
        #expect(try outcome([.text(answer.text)]) == answer.outcome)
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK|X: a", "HTTP/1.1 200 OK|Content-Length: 5||ab"])
    func `a reset`(before: String) throws {
        let text = ScriptedServer.Step.text(before.replacing("|", with: "\r\n"))
        #expect(
            try outcome([text, .reset]) == "the connection to http://server/ broke: connection reset by peer")
    }

    private static let ok = "HTTP/1.1 200 OK|"

    @Test(arguments: [
        HostileAnswer("", "no answer from http://server/ within 50ms"),
        HostileAnswer("HTTP/1.1 20", "no answer from http://server/ within 50ms"),
        HostileAnswer(ok + "X: a", "no answer from http://server/ within 50ms"),
        HostileAnswer("HTTP/1.1 100 Continue||", "no answer from http://server/ within 50ms"),
        HostileAnswer(
            ok + "Content-Length: 5||ab",
            "the answer from http://server/ stopped after 2 bytes of body and did not end within 50ms"),
        HostileAnswer(
            ok + "Content-Length: 9223372036854775807||ab",
            "the answer from http://server/ stopped after 2 bytes of body and did not end within 50ms"),
        HostileAnswer(
            chunked + "5|ab",
            "the answer from http://server/ stopped after 2 bytes of body and did not end within 50ms"),
        HostileAnswer(
            chunked + "7fffffffffffffff|ab",
            "the answer from http://server/ stopped after 2 bytes of body and did not end within 50ms"),
        HostileAnswer(
            chunked + "1;" + String(repeating: "x", count: 1_000),
            "the answer from http://server/ stopped after 0 bytes of body and did not end within 50ms"),
    ])
    func `a server that stops and holds the connection`(answer: HostileAnswer) throws {
        let result = try outcome([.text(answer.text), .hold]) { $0.options.timeout = .milliseconds(50) }
        #expect(result == answer.outcome)
    }

    @Test(arguments: [("", 0), ("Content-Length: 999999\r\n", 999_999)])
    func `a body without end`(header: String, length: Int) throws {
        let body = [UInt8](repeating: 0, count: 20_000)
        let result = try outcome([
            .text("HTTP/1.1 200 OK\r\n\(header)\r\n"), .send(body), .hold,
        ]) { $0.options.maxBody = 10_000 }
        #expect(
            result
                == #"the body of the answer from http://server/ is longer than 10kB: raise "maxBody" to read it"#
        )
    }

    @Test func `a few bytes that unpack without end`() throws {
        let result = try outcome([
            .text("HTTP/1.1 200 OK\r\nContent-Encoding: deflate\r\n\r\n"),
            .send(EndlessDeflate.start), .sendForever(EndlessDeflate.rest),
        ]) { $0.options.maxBody = 1_000_000 }
        #expect(
            result
                == #"the body of the answer from http://server/ is longer than 1MB: raise "maxBody" to read it"#
        )
    }
}
