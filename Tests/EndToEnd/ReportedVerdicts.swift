import Foundation

/// What a JUnit report says of each test.
struct ReportedVerdicts {
    struct Verdict {
        let name: String
        /// `passed`, or the first that was wrong.
        let message: String
    }

    /// In the order of the report.
    let all: [Verdict]

    init(_ report: URL) throws {
        let text = try String(contentsOf: report, encoding: .utf8)
        let pattern = /<testcase name="([^"]*)"[^>]*?(?:\/>|>\s*<(?:error|failure) message="([^"]*)")/
        all = text.matches(of: pattern).map { match in
            Verdict(
                name: Self.plain(match.1), message: match.2.map { Self.plain($0) } ?? "passed")
        }
    }

    private static func plain(_ text: Substring) -> String {
        text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#10;", with: "\n").replacing("&amp;", with: "&").description
    }
}
