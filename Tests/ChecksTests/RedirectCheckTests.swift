import HTTP
import Testing

@Suite("Redirects that were followed")
struct RedirectCheckTests {
    private func found(_ expected: String) throws -> [String] {
        let hop = Hop(
            status: 302, url: try HTTPURL("http://h/a"), location: "/b",
            headers: [Header("Location", "/b"), Header("VIA", "x"), Header("Via", "y")])
        let exchange = try Answer.exchange(hops: [hop])
        return try failures("{\"redirects\":\(expected)}", exchange, options: #"{ "followRedirects": true }"#)
    }

    @Test(
        "hold",
        arguments: [
            #"[{"status":302,"url":"http://h/a","location":"/b","headers":{"Via":["x","y"],"LOCATION":"/b"}}]"#,
            "[{}]", #"{"?size":1}"#, #"[{"status":{"?in":[301,302]}}]"#,
            #"[{"headers":{"X-None":{"?is":"absent"}}}]"#,
            #"{"?not":[]}"#,
        ])
    func hold(expected: String) throws {
        #expect(try found(expected) == [])
    }

    @Test(
        "are named",
        arguments: [
            (
                #"[{"status":301,"location":"/c"}]"#,
                [
                    "RedirectMismatch 3:25 redirects -> $[0].status  expected 301, got 302",
                    #"RedirectMismatch 3:40 redirects -> $[0].location  expected "/c", got "/b""#,
                ]
            ),
            (
                #"[]"#,
                [
                    #"RedirectMismatch 3:14 redirects  expected an empty array, got [{"status":302,"url":"http://h/a","location":"/b","headers":{"location":"/b","via":["x","y"]}}]"#
                ]
            ),
        ])
    func named(expected: String, failures: [String]) throws {
        #expect(try found(expected) == failures)
    }
}
