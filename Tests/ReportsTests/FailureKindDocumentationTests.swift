import Foundation
import Results
import Testing

@Suite("docs/reports.md")
struct FailureKindDocumentationTests {
    @Test("has a row for each kind of failure, in their order")
    func kinds() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "docs/reports.md"), encoding: .utf8)
        let rows = text.matches(of: /\n\| `([A-Z]\w+)` \| (failure|error) \| \S/).map { "\($0.1) \($0.2)" }
        #expect(
            rows == FailureKind.allCases.map { "\($0.rawValue) \($0.isError ? "error" : "failure")" })
    }
}
