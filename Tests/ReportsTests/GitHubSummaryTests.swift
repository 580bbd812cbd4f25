import Diagnostics
import Results
import Testing

@testable import Reports

@Suite("The summary for GitHub")
struct GitHubSummaryTests {
    private typealias Examples = ReportedExamples

    private static let head = """
        | | file | tests | passed | failed | errored | not run | skipped | flaky | time |
        |---|---|--:|--:|--:|--:|--:|--:|--:|--:|

        """

    @Test("has files that did not pass, their failures, and folded what passed")
    func whole() {
        let good = Examples.file([Examples.test("g", .passed)], "specs/good.json")
        let bad = Examples.file([
            Examples.test("b", .failed, "no"), Examples.test("n", .notRun(reason: "r")),
            Examples.test("f", .passed).after([Examples.test("f", .failed, "first")]),
        ])
        let heading = RunHeading(
            startedAt: "", environment: "stage", shard: ReportedShard(number: 2, count: 5, filesOfRun: 9))
        let text = MemorySink.text(of: [good, bad], heading: heading, duration: .milliseconds(1240)) {
            GitHubSummary(to: $0)
        }
        #expect(
            text == """
                ### Assay: 2 passed (1 flaky), 1 failed, 1 not run

                2 files, 4 tests, 3 steps, 3 checks · 1.24 s · environment <code>stage</code> · shard 2/5

                \(Self.head)| ✗ | <code>specs/a.json</code> | 3 | 1 | 1 | 0 | 1 | 0 | 1 | 1.50 s |

                <details><summary>✗ <code>specs/a.json</code> › <code>b</code></summary>

                ```text
                get:
                    GET http://h/a → 200 OK
                    specs/a.json:3:5  $.id  no
                        because ids are numbers
                    body  no… (9999 bytes in all)
                ```

                </details>

                <details><summary>~ <code>specs/a.json</code> › <code>f</code></summary>

                ```text
                get:
                    GET http://h/a → 200 OK
                    specs/a.json:3:5  $.id  first
                        because ids are numbers
                    body  first… (9999 bytes in all)
                ```

                </details>

                <details><summary>1 file passed</summary>

                \(Self.head)| ✓ | <code>specs/good.json</code> | 1 | 1 | 0 | 0 | 0 | 0 | 0 | 1.50 s |

                </details>


                """)
    }

    @Test(
        "takes no text of others for Markdown or HTML",
        arguments: [
            ("a|b", "<code>a&#124;b</code>"),
            ("`*_~[x](y)", "<code>&#96;&#42;&#95;&#126;&#91;x&#93;&#40;y&#41;</code>"),
            ("<script>&amp;", "<code>&#60;script&#62;&#38;amp&#59;</code>"),
            ("a\nb", "<code>a&#92;u&#123;a&#125;b</code>"),
            ("@all #1 :x:", "<code>&#64;all &#35;1 &#58;x&#58;</code>"),
        ])
    func code(text: String, expected: String) {
        #expect(MarkdownText.code(text) == expected)
    }

    @Test(
        "puts a longer fence around what holds one",
        arguments: [
            ("a", "```"), ("``", "```"), ("```", "````"), ("x `````y``", "``````"), ("`\u{301}```", "````"),
        ])
    func fence(text: String, fence: String) {
        #expect(
            MarkdownText.block([text, "</details>"], upTo: 99)
                == "\(fence)text\n\(text)\n</details>\n\(fence)\n")
    }

    @Test("cuts a long block between two characters")
    func cut() {
        #expect(MarkdownText.block(["ab", "äöü"], upTo: 6) == "```text\nab\nä…\n```\n")
    }

    @Test(
        "stays under GitHub's limit and says before each part what is left out, whatever stood there before")
    func limit() {
        let long = String(repeating: "x", count: 2_000)
        let bad = (0..<300).map { number in
            Examples.file([Examples.test("t\(number) \(long)", .failed, long)], "bad\(number)\(long)")
        }
        let good = (0..<300).map { Examples.file([Examples.test("t", .passed)], "good\($0)\(long)") }
        for before in [0, 500_000] {
            let text = MemorySink.text(of: bad + good) { sink in
                sink.append([UInt8](repeating: 0x20, count: before))
                return GitHubSummary(to: sink)
            }
            #expect(text.utf8.count <= 1 << 20)
            #expect(text.utf8.count > 850_000)
            let told = text.matches(of: /(\d+) of 300 ([a-z ]+) are shown: GitHub takes no more\./)
            #expect(
                told.map { String($0.2) } == [
                    "files that did not pass", "tests that failed or are flaky", "files that passed",
                ])
            #expect(told.allSatisfy { (Int($0.1) ?? 0) > 10 })
            #expect(text.hasSuffix("</details>\n\n"))
        }
    }

    @Test("is left as it is where there is no room")
    func full() {
        let text = MemorySink.text(of: [Examples.brokenFile]) { sink in
            sink.append([UInt8](repeating: 0x20, count: 1 << 20))
            return GitHubSummary(to: sink)
        }
        #expect(text.utf8.count == 1 << 20)
    }
}
