import HTTP
import Testing
import TestSupport
import Text

@Suite("A login by digest")
struct DigestTests {
    private let fixture = ClientFixture(files: MemoryFiles(["milk.txt": "milk"]))

    private static func challenge(_ parameters: String, _ lines: String = "") -> ScriptedServer.Step {
        .answer(
            """
            HTTP/1.1 401 Unauthorized
            WWW-Authenticate: Digest realm="notes of \\"ada\\"", nonce="n-1"\(parameters)\(lines)
            Content-Length: 6
            """, body: Array("denied".utf8))
    }

    private func perform(
        _ url: String, user: String = "Mufasa", password: String = "Circle of Life",
        _ change: (inout Request) -> Void = { _ in }
    ) throws -> Exchange {
        try fixture.get(url) { request in
            request.authentication = .challenged(ChallengedLogin(.digest, user: user, password: password))
            change(&request)
        }
    }

    @Test(
        "answers the challenge with a response that only the password gives",
        arguments: [
            ("", Digest.md5, nil), (", qop=\"auth\"", .md5, "auth"),
            (", qop=\"auth,auth-int\", algorithm=MD5", .md5, "auth"),
            (", qop=\"auth\", algorithm=SHA-256", .sha256, "auth"),
            (", qop=\"auth-int\", algorithm=SHA-256", .sha256, "auth-int"),
        ] as [(String, Digest, String?)])
    func answered(parameters: String, digest: Digest, quality: String?) throws {
        let server = try ScriptedServer(.receive, Self.challenge(parameters), .receive, .ok("in"))
        let exchange = try perform(server.url + "/dir/index.html?a=b")
        #expect(exchange.response?.status == 200)
        #expect(exchange.response?.body == Array("in".utf8))
        #expect(server.received.count == 2)
        #expect(server.received.first?.contains("Authorization") == false)
        let answer = try #require(server.received.last.flatMap(DigestAnswer.init))
        #expect(answer["username"] == "Mufasa")
        #expect(answer["realm"] == #"notes of "ada""#)
        #expect(answer["uri"] == "/dir/index.html?a=b")
        #expect(answer["qop"] == quality)
        let expected = try answer.response(
            by: digest, user: "Mufasa", password: "Circle of Life", method: "GET")
        #expect(answer["response"] == expected)
    }

    @Test("takes users and passwords beyond ASCII as UTF-8 (RFC 7616 §4)")
    func unicode() throws {
        let server = try ScriptedServer(
            .receive, Self.challenge(", qop=\"auth\", algorithm=SHA-256, charset=UTF-8"), .receive, .ok())
        _ = try perform(server.url, user: "Jäsøn \"D\\oe", password: "pä:ß")
        let answer = try #require(server.received.last.flatMap(DigestAnswer.init))
        #expect(answer["username"] == "Jäsøn \"D\\oe")
        let expected = try answer.response(
            by: .sha256, user: "Jäsøn \"D\\oe", password: "pä:ß", method: "GET")
        #expect(answer["response"] == expected)
    }

    @Test(
        "sends the body with the first request and again with the second",
        arguments: ["POST", "PUT", "PATCH"])
    func body(_ method: String) throws {
        let server = try ScriptedServer(.receive, Self.challenge(", qop=\"auth\""), .receive, .ok())
        let exchange = try perform(server.url) { request in
            request.method = method
            request.body = RequestBody(Array("milk and honey".utf8), contentType: "text/plain")
        }
        #expect(server.received.count == 2)
        #expect(server.received.allSatisfy { $0.hasPrefix("\(method) / ") })
        #expect(server.received.allSatisfy { $0.hasSuffix("\r\n\r\nmilk and honey") })
        #expect(exchange.sent.body == BodyContent(Array("milk and honey".utf8)))
        let answer = try #require(server.received.last.flatMap(DigestAnswer.init))
        let expected = try answer.response(
            by: .md5, user: "Mufasa", password: "Circle of Life", method: method)
        #expect(answer["response"] == expected)
    }

    @Test("sends a file again from its start, by digest and by NTLM", arguments: [true, false])
    func file(isDigest: Bool) throws {
        let challenge = isDigest ? Self.challenge(", qop=\"auth\"") : NTLMTests.challenge
        let server = try ScriptedServer(.receive, challenge, .receive, .ok())
        let exchange = try perform(server.url) { request in
            request.method = "POST"
            request.body = RequestBody(BodyContent(file: "milk.txt", size: 4))
            if !isDigest {
                request.authentication = .challenged(ChallengedLogin(.ntlm, user: "u", password: "p"))
            }
        }
        #expect(exchange.response?.status == 200)
        #expect(server.received.map { $0.hasSuffix("\r\n\r\nmilk") } == [isDigest, true])
    }

    @Test("a server that asks for nothing gets the request once, body included")
    func notAsked() throws {
        let server = try ScriptedServer(.receive, .ok("open"))
        let exchange = try perform(server.url) { request in
            request.method = "POST"
            request.body = RequestBody(Array("milk".utf8))
        }
        #expect(exchange.response?.body == Array("open".utf8))
        #expect(server.received.map { $0.hasSuffix("\r\n\r\nmilk") } == [true])
        #expect(exchange.challenges == [])
    }

    @Test("records the last request and answer; the challenge is told and its cookies are kept")
    func record() throws {
        let server = try ScriptedServer(
            .receive, Self.challenge(", qop=\"auth\"", "\nSet-Cookie: seen=1"), .receive, .ok("in"))
        let exchange = try perform(server.url)
        #expect(
            exchange.sent.headers.contains { $0.name == "Authorization" && $0.value.hasPrefix("Digest ") })
        #expect(exchange.challenges.map(\.status) == [401])
        #expect(
            exchange.challenges.map(\.note) == [
                #"answered 401 (WWW-Authenticate: Digest realm="notes of \"ada\"", nonce="n-1", qop="auth"), "#
                    + "sent again with credentials"
            ])
        #expect(exchange.cookieNotes.map(\.message) == [#"cookie "seen" stored"#])
        #expect(fixture.jar.cookies.map(\.text) == ["seen=1"])
    }

    @Test("a wrong password ends with the server's 401")
    func refused() throws {
        let server = try ScriptedServer(
            .receive, Self.challenge(", qop=\"auth\""), .receive, Self.challenge(", qop=\"auth\""))
        let exchange = try perform(server.url)
        #expect(exchange.response?.status == 401)
        #expect(exchange.response?.body == Array("denied".utf8))
        #expect(server.received.count == 2)
    }

    @Test("a stale nonce is answered once more with the new one (RFC 7616 §3.3)")
    func stale() throws {
        let stale = ScriptedServer.Step.answer(
            """
            HTTP/1.1 401 Unauthorized
            WWW-Authenticate: Digest realm="r", nonce="n-2", qop="auth", stale=true
            Content-Length: 0
            """)
        let server = try ScriptedServer(
            .receive, Self.challenge(", qop=\"auth\""), .receive, stale, .receive, .ok())
        let exchange = try perform(server.url)
        #expect(exchange.response?.status == 200)
        #expect(server.received.compactMap(DigestAnswer.init).map { $0["nonce"] } == ["n-1", "n-2"])
    }

    @Test("a server that asks for another scheme is not told the password")
    func otherScheme() throws {
        let basic = ScriptedServer.Step.answer(
            "HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Basic realm=\"r\"\nContent-Length: 0")
        let server = try ScriptedServer(.receive, basic)
        let exchange = try perform(server.url)
        #expect(exchange.response?.status == 401)
        #expect(server.received.count == 1)
    }

    @Test("the author's own header wins, also one that is not sent", arguments: [false, true])
    func ownHeader(isWithheld: Bool) throws {
        let server = try ScriptedServer(.receive, Self.challenge(", qop=\"auth\""))
        let exchange = try perform(server.url) { request in
            if isWithheld {
                request.withheldHeaders = ["authorization"]
            } else {
                request.headers = [Header("authorization", "Mine 1")]
            }
        }
        #expect(exchange.response?.status == 401)
        #expect(server.received.count == 1)
        #expect(server.received.first?.contains("authorization: Mine 1\r\n") == !isWithheld)
    }

    @Test("is done again for each hop of one origin, and never crosses to another one")
    func redirects() throws {
        let other = try ScriptedServer(.receive, Self.challenge(", qop=\"auth\""))
        func moved(_ location: String) -> ScriptedServer.Step {
            .answer("HTTP/1.1 307 Moved\nLocation: \(location)\nContent-Length: 0")
        }
        let challenge = Self.challenge(", qop=\"auth\"")
        let server = try ScriptedServer(
            .receive, challenge, .receive, moved("/b"), .receive, challenge, .receive, moved(other.url))
        let exchange = try perform(server.url + "/a") { request in
            request.method = "POST"
            request.body = RequestBody(Array("milk".utf8))
            request.options.followRedirects = true
        }
        #expect(exchange.response?.status == 401)
        #expect(server.received.compactMap(DigestAnswer.init).map { $0["uri"] } == ["/a", "/b"])
        #expect(server.received.allSatisfy { $0.hasSuffix("\r\n\r\nmilk") })
        #expect(other.received.count == 1)
        #expect(other.received.first?.contains("Authorization") == false)
        #expect(exchange.challenges.count == 2)
    }

    @Test("what no login can hold is refused before anything is sent", arguments: ["a\r\nX: 1", "a\0b"])
    func refusedText(_ text: String) throws {
        for (user, password) in [(text, "p"), ("u", text)] {
            let exchange = try perform("http://127.0.0.1:9/", user: user, password: password)
            #expect(
                exchange.error?.message
                    == "the user or the password of \"digest\" holds a line break or U+0000, which no login can"
            )
        }
    }
}
