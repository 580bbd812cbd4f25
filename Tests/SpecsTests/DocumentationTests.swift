import Foundation
import Testing

@testable import Specs

@Suite("docs/language.md")
struct DocumentationTests {
    private static let heading = "## Not built yet"

    /// What stands before and after the heading of what is not built yet.
    private static func parts() throws -> (built: String, later: String) {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "docs/language.md"), encoding: .utf8)
        let parts = text.components(separatedBy: "\n\(heading)\n")
        try #require(parts.count == 2)
        return (parts[0], parts[1])
    }

    private static func isNamed(_ key: SpecKey, in text: String) -> Bool {
        text.contains("`\(key.name)`") || text.contains("\"\(key.name)\"")
    }

    @Test("explains every key that is built", arguments: ObjectKind.allCases)
    func built(_ kind: ObjectKind) throws {
        // A fault's parts and an envelope's are told in docs/soap.md.
        guard kind != .expectedFault else { return }
        let text = try Self.parts().built
        let missing = kind.keys.filter { $0.isBuilt && !Self.isNamed($0, in: text) }.map(\.name)
        #expect(missing == [])
    }

    @Test(
        "names every key that is built in its table of keys",
        arguments: [
            ObjectKind.project, .environment, .spec, .test, .step, .call, .rest, .soap, .options, .auth,
            .expect,
        ])
    func index(_ kind: ObjectKind) throws {
        let table = try #require(try Self.parts().built.components(separatedBy: "\n## Files\n").first)
        let methods: Set = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]
        let unlisted = methods.union(["$schema", "$comment"])
        let missing = kind.keys.filter { $0.isBuilt && !Self.isNamed($0, in: table) }.map(\.name)
        #expect(Set(missing).subtracting(unlisted) == [])
    }

    @Test(
        "lists every key that is not built yet",
        arguments: [
            ObjectKind.project, .environment, .spec, .test, .step, .call, .rest, .soap, .parallel, .use,
            .each,
            .while, .wait, .options, .auth, .expect, .envelope, .stub, .reply,
        ])
    func notBuilt(_ kind: ObjectKind) throws {
        let actionKeys: Set = ["with", "capture", "steps", "max"]
        let text = try Self.parts().later
        let missing = kind.keys.filter { !$0.isBuilt && !Self.isNamed($0, in: text) }.map(\.name)
        #expect(Set(missing).subtracting(actionKeys) == [])
    }
}
