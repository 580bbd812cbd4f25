import HTTP
import Platform
import Testing
import TestSupport

/// What a call trusts and shows, against `openssl s_server`.
@Suite(.enabled(if: TestCertificates.isAvailable, TestCertificates.skipped))
struct TLSTests {
    let fixture = ClientFixture()

    private func outcome(
        _ url: String, _ change: (inout TLSOptions) throws -> Void
    ) throws -> String {
        var request = Request(url: try HTTPURL(url))
        try change(&request.options.tls)
        return words(fixture.perform(request))
    }

    /// The status, or the message without the changing port.
    private func words(_ exchange: Exchange) -> String {
        exchange.error?.message.replacing(/127\.0\.0\.1:\d+/, with: "server")
            ?? "\(exchange.response?.status ?? 0)"
    }

    private func file(_ name: String) throws -> [UInt8] { try TestCertificates.all()[name] }

    private func trust(_ tls: inout TLSOptions, _ name: String = "ca.pem") throws {
        tls.authorities = try PEM.authorities(try file(name))
    }

    private static let start = "no secure connection to https://server/: "

    @Test("an authority that is named is trusted", arguments: ["ca.pem", "ca.der"])
    func authority(_ name: String) throws {
        let server = try TLSServer()
        #expect(try outcome(server.url) { try trust(&$0, name) } == "200")
    }

    @Test("an authority that nobody knows")
    func unknownAuthority() throws {
        let server = try TLSServer()
        let message =
            Self.start + "no trusted authority has signed the server's certificate: name the authority's "
            + #"certificate in "tls": { "ca": FILE } to trust it"#
        #expect(try outcome(server.url) { _ in } == message)
        #expect(try outcome(server.url) { try trust(&$0, "self.pem") } == message)
        #expect(try outcome(server.url) { $0.verifies = false } == "200")
        // The connection without the check serves no call with it.
        #expect(try outcome(server.url) { _ in } == message)
    }

    @Test("a self-signed certificate, and one that is named")
    func selfSigned() throws {
        let server = try TLSServer(certificate: "self")
        #expect(
            try outcome(server.url) { _ in } == Self.start
                + #"the server's certificate is self-signed: name it in "tls": { "ca": FILE } to trust it"#)
        #expect(try outcome(server.url) { try trust(&$0, "self.pem") } == "200")
    }

    @Test("a certificate that has expired")
    func expired() throws {
        let server = try TLSServer(certificate: "expired")
        #expect(
            try outcome(server.url) { try trust(&$0) } == Self.start
                + #"the server's certificate has expired: renew it, or do without the check by "tls": "#
                + #"{ "insecure": true }"#)
        #expect(try outcome(server.url) { $0.verifies = false } == "200")
    }

    @Test("a certificate for another name")
    func wrongName() throws {
        let server = try TLSServer(certificate: "other")
        #expect(
            try outcome(server.url) { try trust(&$0) } == Self.start
                + #"the server's certificate is not for "127.0.0.1": call the server by a name that its "#
                + #"certificate has, with "resolve" if that leads elsewhere"#)
        var request = Request(url: try HTTPURL("https://other.test:\(server.port)/"))
        try trust(&request.options.tls)
        request.options.route.addresses = [
            HostAddresses(
                try HostPort("other.test:\(server.port)"), [try #require(IPAddress("127.0.0.1"))])
        ]
        #expect(words(fixture.perform(request)) == "200")
    }

    @Test("http where TLS is spoken")
    func plainOnTLS() throws {
        let server = try TLSServer()
        #expect(
            try outcome("http://127.0.0.1:\(server.port)/") { _ in }
                == "the connection to http://server/ broke: it was closed before an answer came; a server that "
                + "speaks TLS is called by https")
    }

    @Test("the versions of TLS")
    func versions() throws {
        let old = try TLSServer("-tls1_1", "-cipher", "DEFAULT@SECLEVEL=0")
        let middle = try TLSServer("-tls1_2")
        let new = try TLSServer("-tls1_3")
        let message =
            Self.start
            + #"server and client have no version of TLS in common: check "min" and "max" in "tls""#
        func outcome(_ server: TLSServer, _ lowest: TLSVersion?, _ highest: TLSVersion?) throws -> String {
            try self.outcome(server.url) {
                try trust(&$0)
                $0.lowest = lowest
                $0.highest = highest
            }
        }
        #expect(try outcome(middle, nil, nil) == "200")
        #expect(try outcome(middle, .tls13, nil) == message)
        #expect(try outcome(middle, .tls12, .tls12) == "200")
        #expect(try outcome(new, nil, .tls12) == message)
        #expect(try outcome(new, .tls13, .tls13) == "200")
        #expect(try outcome(old, nil, nil) == message)
        #expect(try outcome(old, .tls11, nil) == "200")
        #expect(try outcome(old, nil, .tls11) == "200")
        #expect(try outcome(middle, nil, .tls11) == message)
    }

    @Test("a server that wants to see a certificate", arguments: ["-tls1_2", "-tls1_3"])
    func noClientCertificate(_ version: String) throws {
        let server = try TLSServer(version, "-Verify", "1", "-verify_return_error")
        #expect(
            try outcome(server.url) { try trust(&$0) } == Self.start
                + "the server wants a certificate of the client, or shares no cipher with it: name one in "
                + #""tls": { "cert": FILE, "key": FILE }"#)
    }

    @Test("the client's certificate as PEM, with its key beside it, in it, locked, and as PKCS#12")
    func clientCertificate() throws {
        let server = try TLSServer("-Verify", "1", "-verify_return_error")
        func outcome(_ certificate: String, _ key: String?, _ password: String?) throws -> String {
            let client = try ClientCertificate(
                certificate: try file(certificate), key: try key.map(file), password: password)
            return try self.outcome(server.url) {
                try trust(&$0)
                $0.client = client
            }
        }
        let password = TestCertificates.password
        #expect(try outcome("client.pem", "client.key", nil) == "200")
        #expect(try outcome("client-both.pem", nil, nil) == "200")
        #expect(try outcome("client.pem", "client-locked.key", password) == "200")
        #expect(try outcome("client.p12", nil, password) == "200")
        let unusable =
            Self.start + #"the key of the client's certificate cannot be used: check "password" in "tls", "#
            + #"and whether the key belongs to "cert""#
        #expect(try outcome("client.pem", "client-locked.key", "wrong") == unusable)
        #expect(try outcome("client.pem", "client-locked.key", nil) == unusable)
        #expect(try outcome("client.pem", "self.key", nil) == unusable)
        #expect(
            try outcome("client.p12", nil, "wrong") == Self.start
                + #"the file of "cert" in "tls" does not open: check "password""#)
        #expect(
            try outcome("self.pem", "self.key", nil) == Self.start
                + #"the server does not accept the client's certificate (unknown ca): check "cert" in "tls""#)
    }

    @Test(
        "what is no certificate",
        arguments: [
            ("client.pem", nil, CertificateError.noKey), ("client.key", "client.key", .notCertificate),
            ("client.pem", "client.pem", .notKey), ("client.p12", "client.key", .keyTwice),
            ("ca.der", nil, .noKey),
        ])
    func noCertificate(_ certificate: String, _ key: String?, _ expected: CertificateError) throws {
        let (certificate, key) = (try file(certificate), try key.map(file))
        #expect(throws: expected) {
            try ClientCertificate(certificate: certificate, key: key, password: nil)
        }
    }

    @Test("nothing to trust in a file", arguments: ["client.key", "client.p12"])
    func noAuthorities(_ name: String) throws {
        let bytes = try file(name)
        #expect(throws: CertificateError.notAuthorities) { try PEM.authorities(bytes) }
    }

    @Test("a proxy behind TLS is judged by the same rules")
    func proxy() throws {
        // s_server answers whatever it is asked with 200.
        let server = try TLSServer()
        let other = try TLSServer(certificate: "other")
        func outcome(_ proxy: TLSServer, trusts: Bool) throws -> String {
            var request = Request(url: try HTTPURL("http://shop.test/"))
            request.options.route.proxy = try ProxyChoice(proxy.url)
            if trusts { try trust(&request.options.tls) }
            return words(fixture.perform(request))
        }
        let start = "no secure connection to the proxy https://server for http://shop.test/: "
        #expect(try outcome(server, trusts: true) == "200")
        let untrusted = try outcome(server, trusts: false)
        #expect(
            untrusted == start
                + "no trusted authority has signed the server's certificate: name the authority's certificate in "
                + #""tls": { "ca": FILE } to trust it"#)
        let wrongName = try outcome(other, trusts: true)
        #expect(
            wrongName == start
                + #"the server's certificate is not for "127.0.0.1": call the server by a name that its "#
                + #"certificate has, with "resolve" if that leads elsewhere"#)
    }

    @Test("a certificate is shown to the server it is for, not to one that it redirects to")
    func redirect() throws {
        let other = try TLSServer("-Verify", "1", "-verify_return_error")
        let client = try ClientCertificate(
            certificate: try file("client-both.pem"), key: nil, password: nil)
        let server = try ScriptedServer(
            .receive, .answer("HTTP/1.1 302 F\nLocation: \(other.url)\nContent-Length: 0"))
        var request = Request(url: try HTTPURL(server.url))
        request.options.followRedirects = true
        request.options.tls.client = client
        try trust(&request.options.tls)
        #expect(
            words(fixture.perform(request)) == Self.start
                + "the server wants a certificate of the client, or shares no cipher with it: name one in "
                + #""tls": { "cert": FILE, "key": FILE }"#)
    }
}
