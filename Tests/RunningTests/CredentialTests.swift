import HTTP
import Platform
import Results
import TestSupport
import Testing
import Text

@testable import Running

/// LANGUAGE.md §2: `oauth2` and `netrc`, credentials that a call has to get first.
@Suite("Credentials that a call has to get")
struct CredentialTests {
    private static func spec(_ oauth2: String, calls: String = #""GET": "/a""#) -> String {
        #"{ "base": "http://h/v1", "defaults": { "auth": { "oauth2": \#(oauth2) } }, \#(calls) }"#
    }

    private static let client =
        #"{ "grant": "client_credentials", "tokenUrl": "/token", "clientId": "web", "clientSecret": "s3cret:ä" }"#

    /// A server that gives `t-1`, then `t-2` …, and takes what `accepts` says.
    private static func server(
        expiresIn: Int = 3_600, accepting accepts: @escaping (String) -> Bool = { _ in true }
    ) -> RecordingTransport {
        var count = 0
        return RecordingTransport { request, _ in
            if request.url.path == "/v1/token" {
                count += 1
                let body =
                    #"{"access_token": "t-\#(count)", "token_type": "Bearer", "expires_in": \#(expiresIn)}"#
                return .success(CannedAnswer(stringLiteral: body).response(from: request.url))
            }
            let token = request.authorization ?? ""
            return .success(CannedAnswer(accepts(token) ? 200 : 401, body: token).response(from: request.url))
        }
    }

    @Test("a token is fetched from the endpoint, sent as Bearer and used again")
    func fetched() throws {
        let server = Self.server()
        let file = try run(
            Self.spec(Self.client, calls: #""steps": [ { "GET": "/a" }, { "GET": "/b" } ]"#), through: server)
        #expect(file.sentences == [])
        #expect(server.lines == ["POST /v1/token", "GET /v1/a", "GET /v1/b"])
        #expect(
            server.requests.map(\.authorization) == [
                "Basic " + Base64.encode(Array("web:s3cret%3A%C3%A4".utf8)), "Bearer t-1", "Bearer t-1",
            ])
        #expect(server.requests[0].text == "grant_type=client_credentials")
        #expect(server.requests[0].headers.values(of: "Accept") == ["application/json"])
        #expect(
            server.requests[0].headers.values(of: "Content-Type") == ["application/x-www-form-urlencoded"])
    }

    @Test(
        "what the endpoint is asked with",
        arguments: [
            (
                #"{ "grant": "client_credentials", "tokenUrl": "/token", "clientId": "web", "clientSecret": "s&", "send": "body", "scope": "a b", "audience": "api" }"#,
                "grant_type=client_credentials&client_id=web&client_secret=s%26&scope=a+b&audience=api"
            ),
            (
                #"{ "grant": "password", "tokenUrl": "http://h/v1/token", "username": "ada", "password": 12 }"#,
                "grant_type=password&username=ada&password=12"
            ),
            (
                #"{ "grant": "password", "tokenUrl": "/token", "clientId": "web", "username": "ada", "password": "p" }"#,
                "grant_type=password&client_id=web&username=ada&password=p"
            ),
        ])
    func parameters(oauth2: String, body: String) throws {
        let server = Self.server()
        #expect(try run(Self.spec(oauth2), through: server).sentences == [])
        #expect(server.requests.first?.text == body)
        #expect(server.requests.first?.authorization == nil)
        #expect(server.requests.last?.authorization == "Bearer t-1")
    }

    @Test("the call's own options and no cookies go with the token request")
    func options() throws {
        let server = Self.server()
        let calls = #"""
            "options": { "timeout": "7s", "followRedirects": true }, "cookies": { "a": 1 }, "headers": { "X": "1" }, "GET": "/a"
            """#
        #expect(try run(Self.spec(Self.client, calls: calls), through: server).sentences == [])
        let request = try #require(server.requests.first)
        #expect(request.options.timeout == .seconds(7))
        #expect(!request.options.followRedirects)
        #expect(!request.headers.contains(named: "Cookie") && !request.headers.contains(named: "X"))
    }

    @Test("a token of an earlier call that is refused is fetched anew and the call made once more")
    func refused() throws {
        var isRevoked = false
        let server = Self.server { token in
            if token == "Bearer t-1", isRevoked { return false }
            isRevoked = true
            return true
        }
        let calls = #""steps": [ { "GET": "/a" }, { "POST": "/b", "text": "milk" } ]"#
        let file = try run(Self.spec(Self.client, calls: calls), through: server)
        #expect(file.sentences == [])
        #expect(
            server.lines == ["POST /v1/token", "GET /v1/a", "POST /v1/b", "POST /v1/token", "POST /v1/b"])
        #expect(server.requests.suffix(1).map(\.text) == ["milk"])
    }

    @Test("a new token that is refused is an answer like any other")
    func stillRefused() throws {
        let server = Self.server { _ in false }
        let file = try run(Self.spec(Self.client), through: server)
        #expect(file.sentences == ["status  expected 2xx, got 401"])
        #expect(server.lines == ["POST /v1/token", "GET /v1/a"])
    }

    @Test("a token is renewed before it expires")
    func renewed() throws {
        let server = Self.server(expiresIn: 0)
        let calls = #""steps": [ { "GET": "/a" }, { "GET": "/b" } ]"#
        #expect(try run(Self.spec(Self.client, calls: calls), through: server).sentences == [])
        #expect(server.lines == ["POST /v1/token", "GET /v1/a", "POST /v1/token", "GET /v1/b"])
    }

    @Test(
        "an Authorization header of the author's wins, and nothing is fetched",
        arguments: [#""Mine""#, "null"])
    func ownHeader(value: String) throws {
        let server = Self.server()
        let calls = #""headers": { "Authorization": \#(value) }, "GET": "/a""#
        #expect(try run(Self.spec(Self.client, calls: calls), through: server).sentences == [])
        #expect(server.lines == ["GET /v1/a"])
        #expect(server.requests[0].authorization == (value == "null" ? nil : "Mine"))
    }

    @Test("without a token the call is not made; the error says why")
    func noToken() throws {
        let body = #"{"error": "invalid_client", "error_description": "s3cret:ä is wrong"}"#
        let server = RecordingTransport(["POST /v1/token": CannedAnswer(401, body: body)])
        let file = try run(Self.spec(Self.client), through: server)
        #expect(
            file.sentences == [
                #"no token from http://h/v1/token: it answered 401 with the error "invalid_client" (*** is wrong)"#
            ])
        #expect(file.cases.flatMap(\.failures).map(\.kind) == [.tokenError])
        #expect(server.lines == ["POST /v1/token"])
    }

    @Test("secret, password and token are masked although no one lists them; the token call is told")
    func masked() throws {
        let server = Self.server { _ in false }
        let oauth2 = #"""
            { "grant": "password", "tokenUrl": "/token", "clientId": "web", "clientSecret": "s3cret", "username": "ada", "password": "pa55", "send": "body" }
            """#
        let file = try run(
            Self.spec(oauth2, calls: #""GET": "/a", "headers": { "X": "s3cret pa55" }"#), through: server)
        let step = try #require(file.tests.first?.steps.first)
        #expect(step.request?.headers.first { $0.name == "Authorization" }?.value == "Bearer ***")
        #expect(step.request?.headers.first { $0.name == "X" }?.value == "*** ***")
        #expect(step.response?.body?.excerpt == "Bearer ***")
        #expect(step.notes == ["token: POST http://h/v1/token → 200 (password)"])
    }

    @Test("all files of a run share the token")
    func shared() throws {
        let server = try ScriptedServer(
            .receive,
            .answer("HTTP/1.1 200 OK\nContent-Length: 23", body: Array(#"{"access_token": "t-1"}"#.utf8)))
        let text = #"""
            { "base": "{{stub}}", "auth": { "oauth2": { "grant": "client_credentials", "tokenUrl": "\#(server.url)/", "clientId": "web" } },
              "GET": "/a", "stubs": [ { "on": "GET /a", "headers": { "Authorization": "Bearer t-1" }, "reply": { "json": 1 } } ] }
            """#
        let files = try (1...6).map { PlannedFile(try loaded(text, name: "s\($0).json")) }
        let result = try Runner(options: RunOptions(jobs: 4), surroundings: .real()).run(files)
        #expect(result.files.flatMap(\.sentences) == [])
        #expect(server.received.count == 1)
    }

    // MARK: .netrc

    private static func netrc(
        _ text: String?, url: String = "http://h/a", call: String = "",
        environment: [String: String] = ["HOME": "/home/ada"]
    ) throws -> (file: FileResult, authorization: String?) {
        let server = RecordingTransport { request, _ in
            .success(CannedAnswer(401, body: request.authorization ?? "").response(from: request.url))
        }
        let files = MemoryFiles(
            text.map { ["/home/ada/.netrc": $0, "/else/netrc": "machine h login eve password e55"] } ?? [:])
        let file = try run(
            #"{ "defaults": { "options": { "netrc": true } }, "GET": "\#(url)"\#(call), "expect": 401 }"#,
            through: server, in: .fake(environment: environment), files: files)
        return (file, server.requests.first?.authorization)
    }

    private static func basic(_ text: String) -> String { "Basic " + Base64.encode(Array(text.utf8)) }

    @Test(
        "netrc gives a login to a call without one",
        arguments: [
            ("http://h/a", "", basic("ada:pa55")), ("http://other/a", "", basic("any:d3fault")),
            ("http://ada@h/a", "", basic("ada:pa55")), ("http://bob:x@h/a", "", basic("bob:x")),
            ("http://h/a", #", "auth": { "basic": ["bob", "x"] }"#, basic("bob:x")),
            ("http://h/a", #", "headers": { "Authorization": "Mine" }"#, "Mine"),
            ("http://h/a", #", "headers": { "Authorization": null }"#, nil),
            ("http://h/a", #", "options": { "netrc": false }"#, nil),
            ("http://h/a", #", "options": { "netrc": null }"#, nil),
        ] as [(String, String, String?)])
    func login(url: String, call: String, expected: String?) throws {
        let text = "machine h login ada password pa55\ndefault login any password d3fault"
        let (file, authorization) = try Self.netrc(text, url: url, call: call)
        #expect(file.sentences == [])
        #expect(authorization == expected)
    }

    @Test("NETRC names another file")
    func otherFile() throws {
        let (_, authorization) = try Self.netrc(
            "", environment: ["HOME": "/home/ada", "NETRC": "/else/netrc"])
        #expect(authorization == Self.basic("eve:e55"))
    }

    @Test("the password is masked, its Base64 too")
    func maskedPassword() throws {
        let server = RecordingTransport { request, _ in
            .success(
                CannedAnswer(500, body: "pa55 " + (request.authorization ?? "")).response(from: request.url))
        }
        let file = try run(
            #"{ "options": { "netrc": true }, "GET": "http://h/a" }"#, through: server,
            in: .fake(environment: ["HOME": "/h"]),
            files: MemoryFiles(["/h/.netrc": "machine h login ada password pa55"]))
        let step = try #require(file.tests.first?.steps.first)
        #expect(step.request?.headers.first { $0.name == "Authorization" }?.value == "Basic ***")
        #expect(step.response?.body?.excerpt == "*** Basic ***")
    }

    @Test(
        "a file that is missing or cannot be read is an error",
        arguments: [
            (nil, ["HOME": "/home/ada"], #"cannot read "/home/ada/.netrc": no such file or folder"#),
            ("", [:], #""netrc" finds no file: neither NETRC nor HOME is set"#),
            (
                "machine h\npassword my secret", ["HOME": "/home/ada"],
                #"cannot read "/home/ada/.netrc": line 2: expected machine, default, login, password, account or "#
                    + "macdef; a password with white space or a # at its front stands in double quotes"
            ),
        ] as [(String?, [String: String], String)])
    func broken(text: String?, environment: [String: String], expected: String) throws {
        let (file, authorization) = try Self.netrc(text, environment: environment)
        #expect(file.sentences == [expected])
        #expect(authorization == nil)
    }
}

extension WireRequest {
    fileprivate var authorization: String? { headers.values(of: "Authorization").first }
}
