import Foundation
import Testing

@testable import Paths

@Suite("docs/language.md")
struct DocumentationTests {
    /// The rows of its tables, before and after the heading of what is not built yet.
    private static func rows() throws -> (built: [String], later: [String]) {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "docs/language.md"), encoding: .utf8)
        let parts = text.components(separatedBy: "\n## Not built yet\n")
        try #require(parts.count == 2)
        let rows = parts.map { $0.components(separatedBy: "\n").filter { $0.hasPrefix("|") } }
        return (rows[0], rows[1])
    }

    private static func isNamed(_ name: String, in rows: [String]) -> Bool {
        rows.contains { $0.contains("`\(name)`") || $0.contains("`\(name) ") }
    }

    @Test("has every stage where it belongs", arguments: StageTable.all.map(\.name))
    func stage(_ name: String) throws {
        let stage = try #require(StageTable.declaration(of: name))
        let rows = try Self.rows()
        let isThere = Self.isNamed(name, in: stage.isBuilt ? rows.built : rows.later)
        #expect(isThere)
    }

    @Test("has every source where it belongs", arguments: SourceTable.all.map(\.name))
    func source(_ name: String) throws {
        let source = try #require(SourceTable.declaration(of: name))
        let rows = try Self.rows()
        let isThere = Self.isNamed(name, in: source.isBuilt ? rows.built : rows.later)
        #expect(isThere)
    }
}
