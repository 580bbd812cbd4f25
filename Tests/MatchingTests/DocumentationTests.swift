import Foundation
import Testing

@testable import Matching

@Suite("docs/matchers.md")
struct DocumentationTests {
    /// The row that the table of `docs/matchers.md` holds for a matcher.
    private static func row(_ matcher: MatcherDefinition) -> String {
        let state = matcher.isBuilt ? "" : " (not built yet)"
        return
            "| `\(matcher.name)`\(state) | \(matcher.operand) | \(matcher.summary) | `\(matcher.example)` |"
    }

    private static func text() throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: "docs/matchers.md"), encoding: .utf8)
    }

    @Test("explains every kind of ?is", arguments: ValueKind.allCases)
    func kinds(_ kind: ValueKind) throws {
        let rows = try Self.text().split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(rows.contains { $0.prefix { $0 != "·" }.contains("`\(kind.rawValue)`") })
    }

    @Test("has the row of every matcher")
    func rows() throws {
        let lines = Set(try Self.text().split(separator: "\n").map(String.init))
        let missing = MatcherTable.all.map(Self.row).filter { !lines.contains($0) }
        #expect(missing == [], "put these rows into docs/matchers.md:\n\(missing.joined(separator: "\n"))")
    }
}
