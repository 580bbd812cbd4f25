import HTTP
import JSON
import Specs
import TestSupport
import Testing

@Suite("Filling in the options that say how a call is connected")
struct RouteFillingTests {
    private let scope = Variables([
        "host": "api.test", "port": 443, "address": "127.0.0.1", "proxy": "socks5://p.test:1", "empty": "",
        "name": "server", "version": "1.3", "rate": "2kB", "word": "x",
    ])
    private static let pem = "-----BEGIN CERTIFICATE-----\nAA==\n-----END CERTIFICATE-----\n"
    private static let key = "-----BEGIN PRIVATE KEY-----\nAA==\n-----END PRIVATE KEY-----\n"
    private let files = [
        "c/server.pem": RouteFillingTests.pem, "c/server.key": RouteFillingTests.key, "a.txt": "a",
    ]

    private func options(_ options: String, defaults: String = "{}") throws -> RequestOptions {
        let text =
            #"{ "defaults": { "options": \#(defaults) }, "GET": "http://h/", "options": { \#(options) } }"#
        let known = Set([
            "host", "port", "address", "proxy", "empty", "name", "version", "rate", "word",
        ])
        let call = try SpecsTests.call(spec(text, files: files, known: known).tests[0].steps)
        return try call.options.filled(in: scope, files: MemoryFiles(files)).request
    }

    private func message(_ options: String) throws -> String? {
        #expect(throws: FillingError.self) { try self.options(options) }?.message
    }

    @Test("what is said of the exchange")
    func exchange() throws {
        let options = try options(#""http": "1.0", "delay": "2m", "rateLimit": "{{rate}}", "pathAsIs": true"#)
        #expect(options.version == .http10)
        #expect(options.delay == .seconds(120))
        #expect(options.rateLimit == 2_000)
        #expect(options.pathAsIs)
        #expect(try self.options(#""http": null"#, defaults: #"{ "http": "2" }"#).version == nil)
        #expect(try self.options(#""ip": "6""#, defaults: #"{ "http": "2" }"#).version == .http2)
    }

    @Test("proxies")
    func proxies() throws {
        #expect(try options("").route.proxy == .environment)
        #expect(try options(#""proxy": "{{empty}}""#).route.proxy == .direct)
        let proxy = try ProxyAddress("socks5://p.test:1")
        #expect(try options(#""proxy": "{{proxy}}""#).route.proxy == .address(proxy))
        #expect(
            try options(#""proxy": null"#, defaults: #"{ "proxy": "p.test" }"#).route.proxy == .environment)
        #expect(try options("").route.exceptions == nil)
        #expect(try options(#""noProxy": "a, b""#).route.exceptions == ["a, b"])
        #expect(try options(#""noProxy": ["{{host}}", "b"]"#).route.exceptions == ["api.test", "b"])
    }

    @Test("hosts and addresses")
    func hosts() throws {
        let options = try options(
            #""resolve": { "{{host}}:{{port}}": ["{{address}}", "::1"], "b:1": "1.2.3.4" }, "#
                + #""connectTo": { "{{host}}:{{port}}": "[::1]:8443" }, "ip": "4", "interface": "lo""#)
        #expect(options.route.addresses.map(\.host.text) == ["api.test:443", "b:1"])
        #expect(
            options.route.addresses.map { $0.addresses.map(\.text) } == [["127.0.0.1", "::1"], ["1.2.3.4"]])
        #expect(options.route.detours.map { $0.from.text + " " + $0.to.text } == ["api.test:443 [::1]:8443"])
        #expect(options.route.family == .ipv4)
        #expect(options.route.interface == "lo")
        // Replaced whole, unlike the options themselves.
        let nearer = try self.options(
            #""resolve": { "b:1": "1.2.3.4" }"#, defaults: #"{ "resolve": { "a:1": "1.2.3.4" }, "ip": "6" }"#)
        #expect(nearer.route.addresses.map(\.host.text) == ["b:1"])
        #expect(nearer.route.family == .ipv6)
    }

    @Test("the path of a socket is relative to the spec's folder and need not be there")
    func socket() throws {
        #expect(try options(#""unixSocket": "run/{{name}}.sock""#).route.unixSocket == "run/server.sock")
        #expect(try options(#""unixSocket": "/run/api.sock""#).route.unixSocket == "/run/api.sock")
    }

    @Test("TLS: files are read, and a nearer level replaces it whole")
    func tls() throws {
        let defaults = #"{ "tls": { "ca": "c/server.pem", "insecure": true } }"#
        let options = try options(
            #""tls": { "cert": "c/{{name}}.pem", "key": "c/{{name}}.key", "password": "{{word}}", "#
                + #""min": "1.2", "max": "{{version}}" }"#, defaults: defaults)
        let client = try ClientCertificate(
            certificate: Array(Self.pem.utf8), key: Array(Self.key.utf8), password: "x")
        #expect(options.tls.client == client)
        #expect(options.tls.authorities == nil)
        #expect(options.tls.verifies)
        #expect(options.tls.lowest == .tls12)
        #expect(options.tls.highest == .tls13)
        let inherited = try self.options("", defaults: defaults)
        #expect(inherited.tls.authorities == Array(Self.pem.utf8))
        #expect(!inherited.tls.verifies)
        #expect(try self.options(#""tls": null"#, defaults: defaults).tls == TLSOptions())
    }

    @Test(
        "what is known to be wrong only when the step runs",
        arguments: [
            (
                #""proxy": "{{word}}://p""#,
                #""x" is no scheme of a proxy: expected http, https, socks4, socks4a, socks5, socks5h"#
            ),
            (
                #""http": "{{word}}""#,
                #"expected one of "1.0", "1.1", "2", "2-prior-knowledge", got string "x""#
            ),
            (
                #""resolve": { "{{host}}": "1.2.3.4" }"#,
                #""api.test" has no port: expected such as "api.test:443""#
            ),
            (#""resolve": { "a:1": "{{word}}" }"#, #""x" is no IP address"#),
            (#""unixSocket": "{{empty}}""#, "expected the path of a Unix socket, got an empty string"),
            (
                #""interface": "{{empty}}""#,
                "expected the name of a network interface or an address of it, got an empty string"
            ),
            (#""tls": { "ca": "a.txt" }"#, "this file holds no certificate: expected PEM or DER"),
            (#""tls": { "cert": "a.txt" }"#, "this file is no certificate: expected PEM, DER or PKCS#12"),
            (
                #""tls": { "cert": "c/server.pem" }"#,
                #"this file holds no key: add "key" with the file of the key"#
            ),
            (#""tls": { "ca": "{{word}}.pem" }"#, #"cannot read "x.pem": no such file or folder"#),
            (
                #""tls": { "max": "{{word}}" }"#,
                #"expected one of "1.0", "1.1", "1.2", "1.3", got string "x""#
            ),
        ])
    func wrong(_ options: String, _ expected: String) throws {
        #expect(try message(options) == expected)
    }
}
