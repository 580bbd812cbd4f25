import HTTP
import Platform
import Testing
import TestSupport

/// Heads of answers that nobody should send.
@Suite struct HostileHeadTests {
    private static let ok = "HTTP/1.1 200 OK|"
    private static let firstLine =
        ", expected a version, a status of three digits and a reason, as in \"HTTP/1.1 200 OK\""
    private static let fieldLine = ", expected a name without white space, a colon and a value"

    @Test(arguments: [
        HostileAnswer.malformed("hello", noHTTP), .malformed("|" + ok + "|", noHTTP),
        .malformed(" " + ok + "|", noHTTP), .malformed("\u{15}\u{3}\u{1}\0\u{2}\u{2}F", noHTTP),
        .malformed("http/1.1 200 OK||", "its first line is \"http/1.1 200 OK\"" + firstLine),
        .malformed("HTTP/x 200 OK||", "its first line is \"HTTP/x 200 OK\"" + firstLine),
        .malformed("HTTP/2 200 OK||", "its first line is \"HTTP/2 200 OK\"" + firstLine),
        .malformed("HTTP/1.1  200 OK||", "its first line is \"HTTP/1.1  200 OK\"" + firstLine),
        .malformed("HTTP/1.1 200x OK||", "its first line is \"HTTP/1.1 200x OK\"" + firstLine),
        .malformed(
            "http/1.1 200 " + String(repeating: "x", count: 99) + "||",
            "its first line is 112 bytes long" + firstLine),
        .malformed("HTTP/9.9 200 OK||", "unsupported HTTP version (9.9) in response"),
        .malformed("HTTP/1.1||", "its first line has no version and status that are known"),
        .malformed("HTTP/1.1 abc OK||", "its first line has no version and status that are known"),
        .malformed("HTTP/1.1 99 OK||", "its status is not between 100 and 999"),
        .malformed("HTTP/1.1 000 OK||", "its status is not between 100 and 999"),
        .malformed("HTTP/1.1 1000 OK||", "its status is not between 100 and 999"),
        HostileAnswer("HTTP/1.1 999 OK|Content-Length: 0||", "999 "),
        HostileAnswer("HTTP/1.0 200|Content-Length: 0||", "200 "),
    ])
    func `first lines`(answer: HostileAnswer) throws {
        #expect(try outcome([.text(answer.text)]) == answer.outcome)
    }

    private static let noHTTP =
        "it does not begin with \"HTTP/\"; a server that speaks TLS is called by https"

    @Test(arguments: [
        HostileAnswer.malformed(ok + "X: a\0b||", "one of its headers holds a NUL byte"),
        .malformed(
            ok + "X: a\rY: b||", "its header \"X\" holds a carriage return, which may only end a line"),
        .malformed(ok + "hello|X: a||", "one of its header lines has no colon"),
        .malformed(ok + ": x||", "one of its header lines is \": x\"" + fieldLine),
        .malformed(ok + "X A: x||", "one of its header lines is \"X A: x\"" + fieldLine),
        .malformed(
            ok + "Transfer-Encoding : chunked||0||",
            "one of its header lines is \"Transfer-Encoding : chunked\"" + fieldLine),
        .malformed(
            ok + "HTTP/1.1 404 Not: found||",
            "one of its header lines is \"HTTP/1.1 404 Not: found\"" + fieldLine),
        .malformed(
            ok + " X: a||", "its first header line begins with white space, as if it went on with another"),
        HostileAnswer(ok + "X: a| b|\tc|Content-Length: 1||x", "200 x"),
        HostileAnswer("HTTP/1.1 200 OK\nContent-Length: 1\n\nx", "200 x"),
    ])
    func `header lines`(answer: HostileAnswer) throws {
        #expect(try outcome([.text(answer.text)]) == answer.outcome)
    }

    @Test(arguments: [
        HostileAnswer.malformed(
            ok + "Content-Length: 1|Content-Length: 2||xy", "it has two Content-Length that differ: 1, 2"),
        .malformed(ok + "Content-Length: 1, 2||xy", "it has two Content-Length that differ: 1, 2"),
        .malformed(ok + "Content-Length: 1, 01, 2, 3||xy", "it has two Content-Length that differ: 1, 2"),
        HostileAnswer(ok + "Content-Length: 1|Content-Length: 01||x", "200 x"),
        HostileAnswer(ok + "Content-Length: 1, 1||x", "200 x"),
        .malformed(ok + "Content-Length: -1||", "its Content-Length is not a number of bytes"),
        .malformed(ok + "Content-Length: abc||", "its Content-Length is not a number of bytes"),
        .malformed(ok + "Content-Length: ||", "its Content-Length is not a number of bytes"),
        .malformed(
            ok + "Content-Length: 1x||x", "its Content-Length is \"1x\", which is not a number of bytes"),
        .malformed(
            ok + "Content-Length: +1||x", "its Content-Length is \"+1\", which is not a number of bytes"),
        .malformed(
            ok + "Content-Length: 0x1||x", "its Content-Length is \"0x1\", which is not a number of bytes"),
        .malformed(
            ok + "Content-Length: 99999999999999999999||x",
            "its Content-Length is \"99999999999999999999\", more than any body can have"),
        .malformed(
            ok + "Transfer-Encoding: foo||x", "its Transfer-Encoding is \"foo\", expected \"chunked\""),
        .malformed(
            ok + "Transfer-Encoding: gzip, chunked||0||",
            "its Transfer-Encoding is \"gzip, chunked\", expected \"chunked\""),
        .malformed(
            ok + "Transfer-Encoding: chunked|Transfer-Encoding: chunked||0||",
            "its Transfer-Encoding is \"chunked, chunked\", expected \"chunked\""),
        // The chunks count, and the length does not (RFC 9112 §6.3).
        HostileAnswer(ok + "Transfer-Encoding: chunked|Content-Length: 99||1|x|0||", "200 x"),
        HostileAnswer(ok + "Content-Length: 0|Transfer-Encoding: Chunked||1|x|0||", "200 x"),
    ])
    func `how the body is divided`(answer: HostileAnswer) throws {
        #expect(try outcome([.text(answer.text)]) == answer.outcome)
    }

    @Test func `libcurl follows no pointer into the answer before`() throws {
        // Before 8.0 this ended the program.
        let server = try ScriptedServer([
            [.receive, .answer("HTTP/1.1 200 OK\nX-A: 1\nContent-Length: 0")],
            [.receive, .text("HTTP/1.1 200 OK\r\n X-A: 1\r\n\r\n")], [.receive, .ok("x")],
        ])
        let fixture = ClientFixture(clock: SystemClock())
        #expect(try outcome(server.url, of: fixture) == "200 ")
        #expect(
            try outcome(server.url, of: fixture)
                == "the answer from http://server/ is no valid HTTP: its first header line begins with white space, as if it went on with another"
        )
        #expect(try outcome(server.url, of: fixture) == "200 x")
    }

    @Test(arguments: ["100 Continue", "103 Early Hints", "199 Odd"])
    func `interim answers without end`(line: String) throws {
        let interim = "HTTP/1.1 \(line)\r\nLink: </a>\r\n\r\n"
        let answer = String(repeating: interim, count: 256_000 / interim.utf8.count + 1)
        #expect(
            try outcome([.text(answer), .hold])
                == "the headers of the answer from http://server/ are longer than 256kB")
    }

    @Test func `a few interim answers`() throws {
        let interim = "HTTP/1.1 100 Continue\r\nContent-Length: 7\r\n\r\n"
        #expect(try outcome([.text(String(repeating: interim, count: 50)), .ok("x")]) == "200 x")
    }

    @Test(arguments: [
        ("HTTP/1.1 200 OK\r\nX-A: ", 1_000_000, "100kB"), ("HTTP/1.1 200 ", 1_000_000, "100kB"),
    ])
    func `a line without end`(start: String, count: Int, limit: String) throws {
        let answer = ScriptedServer.Step.text(start + String(repeating: "x", count: count))
        #expect(
            try outcome([answer, .hold])
                == "the headers of the answer from http://server/ are longer than \(limit)")
    }

    @Test func `another protocol that nobody asked for`() throws {
        #expect(
            try outcome([.answer("HTTP/1.1 101 Switching Protocols\nUpgrade: x"), .hold])
                == "the answer from http://server/ is no valid HTTP: it switches to another protocol (status 101), which the request did not ask for"
        )
    }

    @Test func `another protocol that was asked for ends the exchange`() throws {
        let result = try outcome([.answer("HTTP/1.1 101 Switching Protocols\nUpgrade: x"), .hold]) {
            $0.headers = [Header("Connection", "Upgrade"), Header("Upgrade", "x")]
        }
        #expect(result == "101 ")
    }
}
