import Diagnostics
import Results
import Testing

@testable import Reports

@Suite("The HTML report")
struct HTMLReportTests {
    private static let place = Place(file: "specs/a.json", line: 3, column: 5)

    private static func page(_ files: FileResult...) -> String {
        MemorySink.text(of: files) { HTMLReport(to: $0) }
    }

    /// The lines of the data blocks.
    private static func data(_ page: String) -> String {
        page.split(separator: "\n").filter { $0.hasPrefix("{\"") }.joined(separator: "\n")
    }

    private static func step(
        _ outcome: Outcome = .passed, failures: [CheckFailure] = [], body: RecordedBody? = nil
    ) -> StepResult {
        StepResult(
            name: "get", phase: .test, place: place, outcome: outcome, duration: .milliseconds(9), checks: 2,
            failures: failures,
            request: RecordedRequest(
                method: "GET", url: "http://h/a", headers: [RecordedHeader(name: "Accept", value: "*/*")],
                body: nil),
            response: RecordedResponse(
                status: 200, reason: "OK", version: "HTTP/1.1", headers: [], body: body),
            timing: RecordedTiming(
                start: .milliseconds(5), dns: .milliseconds(1), connect: .milliseconds(2),
                firstByte: .milliseconds(7), total: .milliseconds(8)),
            captures: [RecordedCapture(name: "id", value: "7")])
    }

    @Test("holds each case as a line for the list and a line with the details")
    func lines() {
        var failure = CheckFailure(
            kind: .pathMismatch, place: Self.place, subject: "$.id", message: "expected 8, got 7",
            expected: "8", actual: "7", because: "it is the eighth")
        failure = failure.quoting(SpecExcerpt(firstLine: 2, line: 3, lines: ["{", "\"$.id\": 8"]))
        let body = RecordedBody(excerpt: "{\"id\":7}", size: 8, isWhole: true)
        let bad = TestResult(
            name: "bad </script>", place: Self.place, tags: ["smoke"], outcome: .failed,
            duration: .milliseconds(12), steps: [Self.step(.failed, failures: [failure], body: body)])
        let skipped = TestResult(
            name: "not wanted", place: Self.place, outcome: .skipped(reason: "later"), duration: .zero)
        let file = FileResult(
            file: "specs/a.json", name: "A", tests: [bad, skipped], duration: .milliseconds(20))
        let expected = #"""
            {"number":0,"file":"specs/a.json","name":"A","us":20000}
            {"name":"bad \u003c/script>","outcome":"failed","us":12000,"line":3,"tags":["smoke"],\#
            "message":"$.id  expected 8, got 7","kind":"PathMismatch"}
            {"steps":[{"name":"get","outcome":"failed","us":9000,"place":[3,5],"checks":2,\#
            "failures":[{"kind":"PathMismatch","place":"specs/a.json:3:5","subject":"$.id",\#
            "message":"expected 8, got 7","expected":"8","actual":"7","because":"it is the eighth",\#
            "source":{"first":2,"line":3,"lines":["{","\"$.id\": 8"]}}],\#
            "call":{"method":"GET","url":"http://h/a","status":200},\#
            "timing":{"start":5000,"phases":[1000,2000,0,4000,1000]},\#
            "request":{"headers":[["Accept","*/*"]]},"curl":"curl http://h/a -H 'User-Agent:'","response":{"reason":"OK","version":"HTTP/1.1",\#
            "body":{"text":"{\"id\":7}","size":8}},"captured":[["id","7"]]}]}
            {"name":"not wanted","outcome":"skipped","us":0,"line":3,"message":"later"}
            {"reason":"later"}
            {"counts":{"cases":2,"passed":0,"failed":1,"errored":0,"notRun":0,"skipped":1,"flaky":0},\#
            "facts":[["started","2026-11-30 04:05:06 UTC"],["duration","0 ms"],["files","1"],["steps","1"],\#
            ["checks","2"],["Assay",""]]}
            """#
        #expect(Self.data(Self.page(file)) == expected)
    }

    @Test("holds with a file what passed around its tests and its warnings, with a step its redirects")
    func around() {
        let hop = RecordedHop(
            method: "GET", url: "http://h/old", status: 302, location: "/a", sentHeaders: [], headers: [],
            timing: RecordedTiming(start: .zero))
        let setup = StepResult(
            name: "log in", phase: .setup, place: Self.place, outcome: .passed, duration: .milliseconds(1),
            request: RecordedRequest(method: "GET", url: "http://h/a", headers: [], body: nil), hops: [hop])
        let teardown = StepResult(name: "log out", phase: .teardown, place: Self.place, outcome: .failed)
        let file = FileResult(
            file: "specs/a.json", name: "A", setup: [setup], teardown: [teardown],
            diagnostics: [ReportedExamples.diagnostic(.warning, "odd")])
        let warning = ReportedExamples.diagnostic(.warning, "odd").rendered.replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n")
        let head = Self.data(Self.page(file)).split(separator: "\n").first
        #expect(
            head == #"""
                {"number":0,"file":"specs/a.json","name":"A","us":0,"warnings":["\#(warning)"],\#
                "setup":[{"name":"log in","outcome":"passed","phase":"setup","us":1000,"place":[3,5],\#
                "call":{"method":"GET","url":"http://h/a"},"redirects":["GET http://h/old → 302 /a"]}]}
                """#)
    }

    @Test("tells what went wrong in plain HTML too, the first hundred cases")
    func plain() {
        let failure = CheckFailure(
            kind: .pathMismatch, place: Self.place, subject: "$", message: "got <img onerror=\"x\"> \u{202E}")
        let tests = (1...120).map { number in
            TestResult(
                name: "<b>\(number)</b>", place: Self.place, outcome: .failed, duration: .zero,
                steps: [Self.step(.failed, failures: [failure])])
        }
        let page = Self.page(FileResult(file: "specs/a.json", name: "A", tests: tests))
        #expect(page.ranges(of: "<article>").count == 100)
        #expect(
            page.contains(
                """
                <article>
                <h3>&lt;b&gt;1&lt;/b&gt;</h3>
                <p>specs/a.json:3:5, failed</p>
                <pre>get:&#10;    GET http://h/a → 200 OK&#10;    specs/a.json:3:5  $  got &lt;img onerror=&quot;x&quot;&gt; \\u{202e}</pre>
                </article>

                """))
        #expect(page.contains("<p>… and 20 more</p>\n"))
        #expect(page.contains("<h1>120 of 120 tests failed</h1>"))
    }

    @Test("allows its own script and style and nothing else")
    func policy() throws {
        let page = Self.page(FileResult(file: "specs/a.json", name: "A"))
        let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/))
        let allowed = try #require(
            policy.1.wholeMatch(
                of:
                    /default-src 'none'; img-src data:; style-src 'sha256-[A-Za-z0-9+\/=]{44}'; script-src 'sha256-[A-Za-z0-9+\/=]{44}'; base-uri 'none'; form-action 'none'/
            ))
        #expect(!allowed.output.isEmpty)
        #expect(!page.contains(" src="))
        #expect(page.ranges(of: " href=").count == 1)
    }

    @Test("of 5,000 tests with 200 failures takes at most 15 MB, whatever the servers send")
    func size() {
        let body = RecordedBody(
            excerpt: String(repeating: "x", count: 64 << 10), size: 1 << 20, isWhole: false)
        let failure = CheckFailure(
            kind: .bodyMismatch, place: Self.place, subject: "$", message: "expected a, got b",
            expected: "a", actual: "b")
        let bad = TestResult(
            name: "bad", place: Self.place, outcome: .failed, duration: .zero,
            steps: [Self.step(body: body), Self.step(.failed, failures: [failure], body: body)])
        let good = TestResult(
            name: "good", place: Self.place, outcome: .passed, duration: .zero,
            steps: [Self.step(body: body), Self.step(body: body)])
        let tests = (0..<5_000).map { $0 % 25 == 24 ? bad : good }
        let page = Self.page(FileResult(file: "specs/a.json", name: "A", tests: tests))
        #expect(page.utf8.count < 15_000_000)
        // The blocks are divided, and each failure has its own body.
        #expect(page.ranges(of: "application/x-ndjson\">").count > 5)
        #expect(page.ranges(of: "\"text\":\"xxxxxxxxxx").count >= 190)
    }

    @Test("takes no more of long texts than there is room for, and of those of good steps less")
    func room() {
        var room = TextRoom(6 << 20 | 1_000)
        let text = String(repeating: "x", count: 700)
        #expect(room.take(text, atMost: 600, isBad: false).count == 600)
        #expect(room.take(text, atMost: 700, isBad: false).count == 500)
        #expect(room.take(text, atMost: 700, isBad: true).count == 700)
        #expect(room.takeWhole(text, atMost: 600, isBad: true) == nil)
        #expect(room.takeWhole(text, atMost: 700, isBad: false) == nil)
        #expect(room.takeWhole(text, atMost: 700, isBad: true) == text)
    }

    @Test("cuts texts between characters")
    func beginnings() {
        #expect(Beginning.of("añ😀", bytes: 7) == "añ😀")
        #expect(Beginning.of("añ😀", bytes: 6) == "añ")
        #expect(Beginning.of("añ😀", bytes: 2) == "a")
        #expect(Beginning.of("😀", bytes: 3) == "")
        #expect(Beginning.of("😀", bytes: 0) == "")
    }
}
