import JSON
import Results
import Testing

@testable import Reports

@Suite("The HAR report")
struct HARReportTests {
    private typealias Examples = ReportedExamples

    private static let request = RecordedRequest(
        method: "POST", url: "http://h/b?q=a+b&r=%26&***=%2A&e",
        headers: [
            RecordedHeader(name: "Cookie", value: "a=1; b = x=y ;;c"),
            RecordedHeader(name: "content-type", value: "Application/x-www-form-urlencoded; charset=utf-8"),
        ], body: RecordedBody(excerpt: "f=1%262&g", size: 9, isWhole: true))
    private static let response = RecordedResponse(
        status: 201, reason: "Created", version: "HTTP/1.1",
        headers: [
            RecordedHeader(name: "Content-Type", value: "text/plain"),
            RecordedHeader(name: "Location", value: "/n"),
            RecordedHeader(
                name: "set-cookie", value: "s=t=u; Path=/x; Domain=h; Secure; HttpOnly; SameSite=Lax"),
        ], body: RecordedBody(excerpt: "\"é\u{2028}", size: 70_000, isWhole: false))
    private static let timing = RecordedTiming(
        start: .milliseconds(1_257), dns: .microseconds(1_500), connect: .milliseconds(2),
        tls: .milliseconds(3),
        firstByte: .milliseconds(10), total: .microseconds(12_345))

    private func step(
        _ request: RecordedRequest? = request, _ response: RecordedResponse? = response,
        timing: RecordedTiming? = timing, hops: [RecordedHop] = [], failures: [CheckFailure] = []
    ) -> StepResult {
        StepResult(
            name: "add", phase: .test, place: Examples.place, outcome: failures.isEmpty ? .passed : .errored,
            failures: failures, request: request, response: response, timing: timing, hops: hops)
    }

    private func test(_ name: String, _ steps: [StepResult]) -> TestResult {
        TestResult(name: name, place: Examples.place, outcome: .passed, duration: .zero, steps: steps)
    }

    private func text(_ files: [FileResult]) -> String {
        MemorySink.text(
            of: files,
            heading: RunHeading(startedAt: "2026-11-30T04:05:59.123Z", version: "0.1.0")
        ) { HARReport(to: $0) }
    }

    @Test("has an entry for an exchange with all that is known of it, and a page for its test")
    func whole() {
        #expect(
            text([Examples.file([test("t", [step()])])]) == #"""
                {"log":{"version":"1.2","creator":{"name":"assay","version":"0.1.0"},"entries":[
                {"pageref":"page_1","startedDateTime":"2026-11-30T04:06:00.380Z","time":12.345,"request":{"method":"POST","url":"http://h/b?q=a+b&r=%26&***=%2A&e","httpVersion":"HTTP/1.1","cookies":[{"name":"a","value":"1"},{"name":"b","value":"x=y"},{"name":"c","value":""}],"headers":[{"name":"Cookie","value":"a=1; b = x=y ;;c"},{"name":"content-type","value":"Application/x-www-form-urlencoded; charset=utf-8"}],"queryString":[{"name":"q","value":"a b"},{"name":"r","value":"&"},{"name":"***","value":"*"},{"name":"e","value":""}],"headersSize":-1,"bodySize":9,"postData":{"mimeType":"Application/x-www-form-urlencoded; charset=utf-8","params":[{"name":"f","value":"1&2"},{"name":"g","value":""}],"text":"f=1%262&g"}},"response":{"status":201,"statusText":"Created","httpVersion":"HTTP/1.1","cookies":[{"name":"s","value":"t=u","path":"/x","domain":"h","secure":true,"httpOnly":true}],"headers":[{"name":"Content-Type","value":"text/plain"},{"name":"Location","value":"/n"},{"name":"set-cookie","value":"s=t=u; Path=/x; Domain=h; Secure; HttpOnly; SameSite=Lax"}],"content":{"size":70000,"mimeType":"text/plain","text":"\"é\#u{2028}","comment":"only the beginning of 70000 bytes is here"},"redirectURL":"/n","headersSize":-1,"bodySize":-1},"cache":{},"timings":{"blocked":-1,"dns":1.5,"connect":5,"ssl":3,"send":0,"wait":3.5,"receive":2.345},"comment":"add  specs/a.json:3:5"}
                ],"pages":[
                {"startedDateTime":"2026-11-30T04:06:00.380Z","id":"page_1","title":"specs/a.json › t","pageTimings":{"onContentLoad":-1,"onLoad":12.345}}
                ]}}

                """#)
    }

    @Test("has an entry for each redirect before it")
    func redirects() throws {
        let hop = RecordedHop(
            method: "POST", url: "http://h/a?x=1", status: 302, location: "/b",
            sentHeaders: [RecordedHeader(name: "Accept", value: "*/*")],
            headers: [RecordedHeader(name: "Location", value: "/b")],
            timing: RecordedTiming(
                start: .milliseconds(8), firstByte: .milliseconds(2), total: .milliseconds(2)))
        let entries = try log([Examples.file([test("t", [step(hops: [hop])])])], "entries")
        #expect(entries.count == 2)
        #expect(
            entries[0].written() == #"""
                {"pageref":"page_1","startedDateTime":"2026-11-30T04:05:59.131Z","time":2,"request":{"method":"POST","url":"http://h/a?x=1","httpVersion":"unknown","cookies":[],"headers":[{"name":"Accept","value":"*/*"}],"queryString":[{"name":"x","value":"1"}],"headersSize":-1,"bodySize":-1},"response":{"status":302,"statusText":"","httpVersion":"unknown","cookies":[],"headers":[{"name":"Location","value":"/b"}],"content":{"size":0,"mimeType":""},"redirectURL":"/b","headersSize":-1,"bodySize":-1},"cache":{},"timings":{"blocked":-1,"dns":-1,"connect":-1,"ssl":-1,"send":0,"wait":2,"receive":0},"comment":"add  specs/a.json:3:5"}
                """#)
        let page = try log([Examples.file([test("t", [step(hops: [hop])])])], "pages")
        #expect(
            page[0].written() == #"""
                {"startedDateTime":"2026-11-30T04:05:59.131Z","id":"page_1","title":"specs/a.json › t","pageTimings":{"onContentLoad":-1,"onLoad":1261.345}}
                """#)
    }

    @Test("tells a call without an answer as status 0 with the reason, and the time until then")
    func noAnswer() throws {
        let failure = CheckFailure(kind: .timeout, place: nil, subject: "", message: "no answer \"in\" time")
        let timing = RecordedTiming(
            start: .milliseconds(7), firstByte: .milliseconds(100), total: .milliseconds(100))
        let request = RecordedRequest(method: "GET", url: "http://h", headers: [], body: nil)
        let entries = try log(
            [Examples.file([test("t", [step(request, nil, timing: timing, failures: [failure])])])], "entries"
        )
        #expect(
            entries.first?.written() == #"""
                {"pageref":"page_1","startedDateTime":"2026-11-30T04:05:59.130Z","time":100,"request":{"method":"GET","url":"http://h","httpVersion":"unknown","cookies":[],"headers":[],"queryString":[],"headersSize":-1,"bodySize":0},"response":{"status":0,"statusText":"","httpVersion":"unknown","cookies":[],"headers":[],"content":{"size":0,"mimeType":"x-unknown"},"redirectURL":"","headersSize":-1,"bodySize":-1,"_error":"no answer \"in\" time"},"cache":{},"timings":{"blocked":-1,"dns":-1,"connect":-1,"ssl":-1,"send":0,"wait":100,"receive":0},"comment":"add  specs/a.json:3:5","_failure":"no answer \"in\" time"}
                """#)
    }

    @Test("has the calls of setup, teardown, always and earlier attempts, and no page without any")
    func phases() throws {
        let retried = test("t", [step()]).after([test("t", [step()])])
        let always = TestResult(
            name: "a", place: Examples.place, outcome: .passed, duration: .zero, steps: [], always: [step()])
        let file = FileResult(
            file: "f.json", name: "F", setup: [step()],
            tests: [retried, test("none", [step(nil, nil)]), always],
            teardown: [step()])
        let titles = try log([file], "pages").map { $0["title"]?.written() ?? "" }
        #expect(
            titles == ["setup", "t (attempt 1)", "t", "a", "teardown"].map { #""f.json › \#($0)""# })
        #expect(try log([file], "entries").count == 5)
    }

    @Test("is JSON without any exchange, and whatever the texts are")
    func nasty() throws {
        #expect(try log([], "entries").isEmpty)
        let nasty = Examples.nasty
        let header = [
            RecordedHeader(name: nasty, value: nasty), RecordedHeader(name: "Set-Cookie", value: nasty),
        ]
        let request = RecordedRequest(
            method: nasty, url: nasty + "?" + nasty, headers: header,
            body: RecordedBody(excerpt: nasty, size: 3, isWhole: true))
        let response = RecordedResponse(
            status: 200, reason: nasty, version: nasty, headers: header, body: request.body)
        let entries = try log([Examples.file([test(nasty, [step(request, response)])])], "entries")
        #expect(entries.first?["response"]?["content"]?["text"] == .string(nasty))
    }

    @Test("gives further tests the page of their file when there are very many")
    func bounded() throws {
        let name = String(repeating: "x", count: 1 << 20)
        let files = (0..<2).map { number in
            Examples.file((0..<6).map { test("\($0)\(name)", [step()]) }, "f\(number)")
        }
        #expect(try log(files, "pages").count == 6)
        let pages = try log(files, "entries").compactMap { $0["pageref"] }
        #expect(pages == [1, 2, 3, 4, 5, 5, 6, 6, 6, 6, 6, 6].map { .string("page_\($0)") })
    }

    private func log(_ files: [FileResult], _ key: String) throws -> [JSONValue] {
        let value = try JSONParser.parse(Array(text(files).utf8))
        return value["log"]?[key]?.arrayValue ?? []
    }

    @Test(
        "writes lengths of time in milliseconds",
        arguments: [(0, "0"), (1, "0.001"), (1_500, "1.5"), (12_000, "12"), (1_000_010, "1000.01")])
    func milliseconds(microseconds: Int, expected: String) {
        #expect(HARClock.milliseconds(.microseconds(microseconds)).written() == expected)
    }
}

extension JSONValue {
    /// The member of an object.
    fileprivate subscript(key: String) -> JSONValue? {
        if case .object(let object) = self { object[key] } else { nil }
    }
}
