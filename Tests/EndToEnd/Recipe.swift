import Foundation
import Testing

/// A file that `docs/ci.md` shows for a CI service: the block after `<!-- file: NAME -->`.
struct Recipe: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String

    var testDescription: String { name }

    static let all: [Recipe] = {
        let page =
            (try? String(contentsOf: DocumentedExample.root.appending(path: "docs/ci.md"), encoding: .utf8))
            ?? ""
        return page.matches(of: /<!-- file: (\S+) -->\n```[a-z]+\n([\s\S]*?\n)```\n/).map { match in
            Recipe(name: String(match.1), text: String(match.2))
        }
    }()

    static let yaml = all.filter { $0.name.hasSuffix(".yml") || $0.name.hasSuffix(".yaml") }

    static func named(_ name: String) -> Recipe? { all.first { $0.name == name } }
}
