import Checks
import HTTP
import JSON
import Paths
import SOAP
import Testing

@Suite("What paths see of an answer")
struct ExchangeSubjectTests {
    private static let fault = """
        <s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault><faultcode>s:Client</faultcode>\
        <faultstring>bad</faultstring><detail><code>7</code></detail></s:Fault></s:Body></s:Envelope>
        """

    private func subject(
        _ body: String = "", sent: SOAPVersion? = nil, headers: [(String, String)] = []
    ) throws -> ExchangeSubject {
        let url = try HTTPURL("http://127.0.0.1:8080/old")
        let hop = Hop(
            status: 302, url: url, location: "/notes?q=1",
            headers: [Header("Location", "/notes?q=1"), Header("Via", "a"), Header("via", "b")])
        let exchange = try Answer.exchange(
            200, "OK", headers: headers, body: body, hops: [hop], time: .microseconds(12_340))
        return ExchangeSubject(exchange, response: try #require(exchange.response), sent: sent) {
            name throws(PathError) in name == "token" ? .json("t-1") : .absent
        }
    }

    private static let headers = [
        ("Content-Type", "Application/JSON; charset=utf-8"), ("X-Trace", "a"), ("x-trace", "b"),
        ("Set-Cookie", "sid=old; Path=/"),
        (
            "Set-Cookie",
            "sid=s-1; Path=/app; Domain=.Example.test; Max-Age=60; Secure; HttpOnly; SameSite=Lax; "
                + "Expires=Wed, 21 Oct 2026 07:28:00 GMT"
        ), ("Set-Cookie", "plain=1"),
    ]

    @Test(
        "each source gives its value",
        arguments: [
            ("status", "200"), ("reason", #""OK""#), ("version", #""HTTP/1.1""#),
            ("type", #""application/json""#),
            ("header X-TRACE", #"["a","b"]"#), ("header X-None", "absent"), ("cookie sid", #""s-1""#),
            ("cookie sid path", #""/app""#), ("cookie sid domain", #""example.test""#),
            ("cookie sid maxAge", "60"), ("cookie sid secure", "true"), ("cookie sid httpOnly", "true"),
            ("cookie sid sameSite", #""Lax""#), ("cookie sid expires", #""2026-10-21T07:28:00Z""#),
            ("cookie plain secure", "false"), ("cookie plain path", "absent"), ("cookie none", "absent"),
            ("body", #""{\"a\":[1,2]}""#), ("bytes", #""{\"a\":[1,2]}""#),
            ("url", #""http://127.0.0.1:8080/notes?q=1""#), ("ip", #""127.0.0.1""#), ("size", "11"),
            ("size wire", "7"), ("time", "12.34"), ("time dns", "1"), ("time connect", "1.25"),
            ("time tls", "0"),
            ("time firstByte", "9"), ("fault", "absent"), ("fault code", "absent"), ("var token", #""t-1""#),
            ("var other", "absent"), ("$.a[1]", "2"), ("$.a -> count", "2"),
            (
                "redirects",
                #"[{"status":302,"url":"http://127.0.0.1:8080/old","location":"/notes?q=1","#
                    + #""headers":{"Location":"/notes?q=1","Via":["a","b"]}}]"#
            ),
        ])
    func sources(_ path: String, _ value: String) throws {
        let subject = try subject(#"{"a":[1,2]}"#, headers: Self.headers)
        let found = try PathExpression(path).evaluate(on: subject, context: PathContext()).captured()
        #expect(found?.written() ?? "absent" == value)
    }

    @Test(
        "a fault has one view",
        arguments: [
            ("fault code", #""Client""#), ("fault reason", #""bad""#), ("fault role", "absent"),
            ("fault detail", #"{"code":"7"}"#), ("fault detail -> $.code", #""7""#),
            ("fault", #"{"code":"Client","reason":"bad","detail":{"code":"7"}}"#),
            ("count(//soap:Fault)", "1"),
        ])
    func faults(_ path: String, _ value: String) throws {
        let subject = try subject(Self.fault, sent: .v1_1)
        let found = try PathExpression(path).evaluate(on: subject, context: PathContext()).captured()
        #expect(found?.written() ?? "absent" == value)
    }

    @Test(
        "a body of another kind is named",
        arguments: [
            (
                "<html><body>Bad Gateway</body></html>",
                #"the body is HTML, not JSON; it begins "<html><body>Bad Gateway</body></html>""#
            ),
            ("", "the body is empty, expected JSON"),
            ("nothing here", #"the body is text, not JSON; it begins "nothing here""#),
        ])
    func otherKinds(_ body: String, _ message: String) throws {
        let subject = try subject(body)
        #expect {
            _ = try PathExpression("$.a").evaluate(on: subject, context: PathContext())
        } throws: {
            ($0 as? PathError)?.message == message
        }
    }
}
