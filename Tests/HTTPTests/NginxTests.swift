import HTTP
import Platform
import Testing
import TestSupport

/// Versions of HTTP and connections that are kept, against nginx.
@Suite(.enabled(if: NginxServer.isAvailable, NginxServer.skipped))
struct NginxTests {
    let fixture = ClientFixture()

    private func get(_ url: String, _ change: (inout RequestOptions) throws -> Void) throws -> Exchange {
        var request = Request(url: try HTTPURL(url))
        request.options.tls.authorities = try TestCertificates.all()["ca.pem"]
        try change(&request.options)
        return fixture.perform(request)
    }

    private func text(_ exchange: Exchange) -> String {
        exchange.error?.message ?? String(decoding: exchange.response?.body ?? [], as: UTF8.self)
    }

    @Test("the version of HTTP over TLS")
    func versionsOverTLS() throws {
        let server = try NginxServer(listen: "ssl http2", "return 200 $server_protocol;")
        let url = "https://127.0.0.1:\(server.port)/"
        for (version, name) in [
            (nil, "HTTP/2.0"), (.http2, "HTTP/2.0"), (.http11, "HTTP/1.1"), (.http10, "HTTP/1.0"),
            (nil, "HTTP/2.0"),
            (ProtocolVersion.http2PriorKnowledge, "HTTP/2.0"),
        ] {
            let exchange = try get(url) { $0.version = version }
            #expect(text(exchange) == name)
            // A server answers 1.0 in its own version.
            let shown = ["HTTP/2.0": "HTTP/2", "HTTP/1.0": "HTTP/1.1"][name] ?? name
            #expect(exchange.response?.version == shown)
        }
    }

    @Test("HTTP/2 over plain TCP, known before")
    func priorKnowledge() throws {
        let server = try NginxServer(listen: "http2", "return 200 $server_protocol;")
        let url = "http://127.0.0.1:\(server.port)/"
        let exchange = try get(url) { $0.version = .http2PriorKnowledge }
        #expect(text(exchange) == "HTTP/2.0")
        #expect(exchange.response?.version == "HTTP/2")
    }

    @Test("HTTP/2 to a server that does not speak it")
    func noHTTP2() throws {
        let server = try NginxServer("return 200 $server_protocol;")
        let url = "http://127.0.0.1:\(server.port)/"
        let exchange = try get(url) { $0.version = .http2PriorKnowledge }
        #expect(
            exchange.error?.message
                == "the answer from \(url) is no valid HTTP: the server does not speak HTTP/2: leave out "
                + "\"http\": \"2-prior-knowledge\"")
    }

    @Test("what a certificate says, on a new connection and on one that stood")
    func certificate() throws {
        let server = try NginxServer(listen: "ssl", "return 200 $connection;")
        let url = "https://127.0.0.1:\(server.port)/"
        let first = try get(url) { _ in }
        let second = try get(url) { _ in }
        #expect(text(first) == text(second))
        let certificate = try #require(first.response?.certificate)
        #expect(second.response?.certificate == certificate)
        #expect(certificate.subject == "CN = server, O = Assay")
        #expect(certificate.issuer == "CN = Assay Test CA")
        #expect(certificate.serial == "51")
        #expect(certificate.alternativeNames == ["localhost", "shop.test", "127.0.0.1"])
        #expect(certificate.start.wholeMatch(of: /20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil)
        #expect(certificate.expires > certificate.start)
        #expect(first.response?.timing.tls ?? .zero > .zero)
        #expect(second.response?.timing.tls == .zero)
        #expect(first.response?.remoteAddress == "127.0.0.1")
    }

    @Test("a connection with a client's certificate serves no call without it, and the other way round")
    func separateConnections() throws {
        let server = try NginxServer(
            listen: "ssl", "ssl_verify_client optional; return 200 '$ssl_client_s_dn $connection';")
        let url = "https://127.0.0.1:\(server.port)/"
        let client = try ClientCertificate(
            certificate: try TestCertificates.all()["client-both.pem"], key: nil, password: nil)
        let texts = try [nil, client, nil, client].map { client in
            text(try get(url) { $0.tls.client = client })
        }
        #expect(texts[0].hasPrefix(" "))
        #expect(texts[1].hasPrefix("CN=client "))
        #expect(texts[2] == texts[0])
        #expect(texts[3] == texts[1])
    }
}
