import Foundation

/// How many cases ended how, read from a report as a reader of its kind would: by outcome, and `flaky`.
enum OutcomeNumbers {
    private struct Page: Decodable {
        struct Row: Decodable {
            let outcome: String
            let flaky: Bool?
        }

        let counts: [String: Int]
    }

    /// What a JSON report says of the whole run.
    struct Results: Decodable {
        struct Summary: Decodable {
            let counts: [String: Int]
            let brokenFiles: Int?
        }

        let summary: Summary
    }

    /// The words of a summary such as `2 passed (1 flaky), 1 not run`.
    static func words(_ line: some StringProtocol) -> [String: Int] {
        var numbers = none
        for match in String(line).matches(of: /(\d+) (passed|failed|errored|not run|skipped|flaky)/) {
            numbers[match.2 == "not run" ? "notRun" : String(match.2)] = Int(match.1)
        }
        return numbers
    }

    /// The numbers that an HTML page has above its list, and those of the rows in the list.
    static func page(_ text: String) throws -> (above: [String: Int], rows: [String: Int]) {
        var rows = none
        for block in blocks("application/x-ndjson\"", of: text) {
            // The file, then two lines for each case: what the list shows, and the rest.
            let lines = block.split(separator: "\n").dropFirst()
            for line in lines.enumerated().filter({ $0.offset % 2 == 0 }).map(\.element) {
                let row = try JSONDecoder().decode(Page.Row.self, from: Data(line.utf8))
                rows[row.outcome, default: 0] += 1
                if row.flaky == true { rows["flaky", default: 0] += 1 }
            }
        }
        let run = blocks("application/json\" id=\"run\"", of: text).joined()
        let above = try JSONDecoder().decode(Page.self, from: Data(run.utf8)).counts
        return (above.filter { none.keys.contains($0.key) }, rows)
    }

    /// The test points of a TAP report: those marked as skipped, the others that are ok, and those that are not.
    static func points(_ text: String) -> (skipped: Int, passed: Int, bad: Int) {
        let lines = text.split(separator: "\n")
        let good = lines.filter { $0.hasPrefix("    ok ") }
        let skipped = good.count { $0.contains(" # SKIP") }
        return (skipped, good.count - skipped, lines.count { $0.hasPrefix("    not ok ") })
    }

    private static let none = [
        "passed": 0, "failed": 0, "errored": 0, "notRun": 0, "skipped": 0, "flaky": 0,
    ]

    /// What stands in the data blocks of a page whose type is this.
    private static func blocks(_ type: String, of text: String) -> [Substring] {
        text.components(separatedBy: "<script type=\"\(type)>").dropFirst().map { rest in
            rest[..<(rest.range(of: "</script>")?.lowerBound ?? rest.endIndex)]
        }
    }
}
