import HTTP
import Platform
import Testing
import TestSupport

/// The jar's cookies and those of the call.
@Suite struct RequestCookieTests {
    let fixture = ClientFixture()

    /// The `Cookie` header of a call with `a=1; b=2` in the jar, and the notes.
    private func call(_ change: (inout Request) -> Void) throws -> (header: [String], notes: [String]) {
        let server = try ScriptedServer(.receive, .ok())
        for line in ["a=1", "b=2"] {
            fixture.jar.store(setCookie: line, from: try HTTPURL(server.url), now: fixture.clock.wallTime())
        }
        let exchange = try fixture.get(server.url, change)
        #expect(fixture.jar.cookies.map(\.text) == ["a=1", "b=2"])
        return (exchange.sent.headers.values(of: "Cookie"), exchange.cookieNotes.map(\.message))
    }

    @Test func `the jar's cookies are sent`() throws {
        #expect(try call { _ in }.header == ["a=1; b=2"])
    }

    @Test func `a cookie of the call takes the place of the jar's`() throws {
        let (header, notes) = try call { $0.cookies = [RequestCookie("a", "x y"), RequestCookie("c", "")] }
        #expect(header == ["b=2; a=x y; c="])
        #expect(notes == [#"cookie "a" held back: the call sets its own"#])
    }

    @Test func `null holds a cookie back`() throws {
        let (header, notes) = try call { $0.cookies = [RequestCookie("a", nil)] }
        #expect(header == ["b=2"])
        #expect(notes == [#"cookie "a" held back: the call says null"#])
    }

    @Test func `the author's header is all there is`() throws {
        let (header, notes) = try call { $0.headers = [Header("cookie", "z=0")] }
        #expect(header == ["z=0"])
        #expect(
            notes == [
                #"cookie "a" held back: the call has its own Cookie header"#,
                #"cookie "b" held back: the call has its own Cookie header"#,
            ])
    }

    @Test func `a withheld header holds all back`() throws {
        #expect(try call { $0.withheldHeaders = ["cookie"] }.header == [])
    }

    @Test func `a call may leave the jar alone`() throws {
        let server = try ScriptedServer(
            .receive, .answer("HTTP/1.1 200 OK\nSet-Cookie: n=1\nContent-Length: 0"))
        fixture.jar.store(setCookie: "a=1", from: try HTTPURL(server.url), now: fixture.clock.wallTime())
        let exchange = try fixture.get(server.url) { $0.options.usesCookieJar = false }
        #expect(exchange.sent.headers.values(of: "Cookie").isEmpty)
        #expect(fixture.jar.cookies.map(\.text) == ["a=1"])
        #expect(exchange.cookieNotes.isEmpty)
    }
}
