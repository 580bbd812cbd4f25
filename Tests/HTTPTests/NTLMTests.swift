import HTTP
import Testing
import TestSupport
import Text

@Suite("A login by NTLM")
struct NTLMTests {
    private let fixture = ClientFixture()

    private static let serverChallenge: [UInt8] = [0x01, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xCD, 0xEF]

    /// MS-NLMP §2.2.1.2: Unicode, NTLM, extended session security, target information.
    private static let challengeMessage: [UInt8] = {
        let target = utf16("Domain")
        let information =
            little(2, 2) + little(target.count, 2) + target + little(1, 2) + little(12, 2) + utf16("Server")
            + little(0, 4)
        let header = 48
        return Array("NTLMSSP\0".utf8) + little(2, 4) + little(target.count, 2) + little(target.count, 2)
            + little(header, 4) + little(0x8289_0205, 4) + serverChallenge + little(0, 8)
            + little(information.count, 2) + little(information.count, 2) + little(header + target.count, 4)
            + target + information
    }()

    private static func little(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private static func utf16(_ text: String) -> [UInt8] { text.utf16.flatMap { little(Int($0), 2) } }

    /// The answer to the first message.
    static let challenge = unauthorized(" " + Base64.encode(challengeMessage), "wait")

    private static func unauthorized(_ value: String, _ body: String = "") -> ScriptedServer.Step {
        .answer(
            "HTTP/1.1 401 Unauthorized\nWWW-Authenticate: NTLM\(value)\nContent-Length: \(body.utf8.count)",
            body: Array(body.utf8))
    }

    private func perform(_ url: String, _ change: (inout Request) -> Void = { _ in }) throws -> Exchange {
        try fixture.get(url) { request in
            request.authentication = .challenged(
                ChallengedLogin(.ntlm, user: #"Domain\User"#, password: "Password"))
            change(&request)
        }
    }

    private func token(_ request: String) throws -> [UInt8] {
        let line = try #require(
            request.split(separator: "\r\n").first { $0.hasPrefix("Authorization: NTLM ") })
        return try #require(Base64.decode(String(line.dropFirst(20))))
    }

    /// A field of a message: its length and offset stand at `position`.
    private func field(_ position: Int, of message: [UInt8]) throws -> [UInt8] {
        func number(_ at: Int, _ size: Int) -> Int {
            (0..<size).reduce(0) { $0 | Int(message[at + $1]) << (8 * $1) }
        }
        try #require(message.count >= position + 8)
        let start = number(position + 4, 4)
        try #require(message.count >= start + number(position, 2))
        return Array(message[start..<start + number(position, 2)])
    }

    @Test("shakes hands on one connection, proves the password and sends the body once")
    func handshake() throws {
        let server = try ScriptedServer(.receive, Self.challenge, .receive, .ok("in"))
        let exchange = try perform(server.url + "/a") { request in
            request.method = "POST"
            request.body = RequestBody(Array("milk".utf8), contentType: "text/plain")
        }
        #expect(exchange.response?.status == 200)
        #expect(exchange.response?.body == Array("in".utf8))
        #expect(server.connectionCount == 1)
        #expect(server.received.map { $0.hasSuffix("\r\n\r\nmilk") } == [false, true])
        #expect(server.received.allSatisfy { $0.hasPrefix("POST /a HTTP/1.1\r\n") })

        let first = try token(try #require(server.received.first))
        #expect(Array(first.prefix(12)) == Array("NTLMSSP\0".utf8) + Self.little(1, 4))
        let third = try token(try #require(server.received.last))
        #expect(Array(third.prefix(12)) == Array("NTLMSSP\0".utf8) + Self.little(3, 4))
        #expect(try field(28, of: third) == Self.utf16("Domain"))
        #expect(try field(36, of: third) == Self.utf16("User"))
        // NTLMv2: the proof is the keyed hash of the server's challenge and what follows the proof. The key is
        // that of MS-NLMP §4.2.4.1.1 for this domain, user and password.
        let response = try field(20, of: third)
        let key = try #require(Hexadecimal.decode("0c868a403bfd7a93a3001ef22ef02e3f"))
        let proof = try Digest.md5.authenticationCode(
            for: Self.serverChallenge + response.dropFirst(16), key: key)
        #expect(Array(response.prefix(16)) == proof)
        #expect(exchange.challenges.map(\.status) == [401])
    }

    @Test("the connection that is signed in serves no other call")
    func ownConnection() throws {
        let server = try ScriptedServer([
            [.receive, Self.challenge, .receive, .ok("in"), .receive, .ok("still in")],
            [.receive, Self.unauthorized("", "denied")],
        ])
        #expect(try perform(server.url).response?.body == Array("in".utf8))
        let after = try fixture.get(server.url)
        #expect(after.response?.body == Array("denied".utf8))
        #expect(server.connectionCount == 2)
    }

    @Test("a wrong password ends with the server's 401")
    func refused() throws {
        let server = try ScriptedServer(
            .receive, Self.challenge, .receive, Self.unauthorized("", "denied"))
        let exchange = try perform(server.url)
        #expect(exchange.response?.status == 401)
        #expect(exchange.response?.body == Array("denied".utf8))
        #expect(server.received.count == 2)
    }

    @Test("credentials never cross to another origin")
    func redirects() throws {
        let other = try ScriptedServer(.receive, .ok())
        let server = try ScriptedServer(
            .receive, Self.challenge, .receive,
            .answer("HTTP/1.1 302 Found\nLocation: \(other.url)\nContent-Length: 0"))
        let exchange = try perform(server.url) { $0.options.followRedirects = true }
        #expect(exchange.response?.status == 200)
        #expect(other.received.map { $0.contains("Authorization") } == [false])
    }
}
