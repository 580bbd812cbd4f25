import Diagnostics
import Platform
import Results
import Specs
import TestSupport
import Testing

@testable import Running

@Suite("A run behind a proxy")
struct ProxyRunTests {
    @Test(
        "goes through the proxy of the environment, but not to its stubs",
        arguments: ["http_proxy", "ALL_PROXY", "all_proxy"])
    func proxy(variable: String) throws {
        let proxy = try ScriptedServer(.receive, .ok(#"{"from":"proxy"}"#))
        var surroundings = Surroundings.fake(environment: [variable: proxy.url])
        surroundings.clock = SystemClock()
        let text = #"""
            { "stubs": [ { "on": "GET /s", "reply": { "json": { "from": "stub" } } } ],
              "steps": [ { "GET": "{{stub}}/s", "expect": { "json": { "from": "stub" } } },
                         { "GET": "http://shop.test:81/x?a=%2B", "expect": { "json": { "from": "proxy" } } } ] }
            """#
        let result = try Runner(options: RunOptions(), surroundings: surroundings)
            .run([PlannedFile(try loaded(text))])
        #expect(result.files[0].sentences == [])
        #expect(
            proxy.received.map { $0.prefix { $0 != "\r\n" } } == ["GET http://shop.test:81/x?a=%2B HTTP/1.1"])
        #expect(proxy.received[0].contains("\r\nHost: shop.test:81\r\n"))
    }

    @Test("does not heed HTTP_PROXY, and goes past the proxy to the hosts of NO_PROXY")
    func exceptions() throws {
        let proxy = try ScriptedServer(.receive, .ok())
        let server = try ScriptedServer([[.receive, .ok()], [.receive, .ok()]])
        for environment in [["HTTP_PROXY": proxy.url], ["http_proxy": proxy.url, "NO_PROXY": "127.0.0.1"]] {
            var surroundings = Surroundings.fake(environment: environment)
            surroundings.clock = SystemClock()
            let result = try Runner(options: RunOptions(), surroundings: surroundings)
                .run([PlannedFile(try loaded(#"{ "GET": "\#(server.url)/" }"#))])
            #expect(result.files[0].sentences == [])
        }
        #expect(proxy.connectionCount == 0)
        #expect(server.received.count == 2)
    }
}
