import JSON
import Paths

/// One row of the table of generators: what the parser, the messages and the documentation know of it.
package struct GeneratorDeclaration: Sendable {
    package let name: String
    /// The names of its arguments, all of them whole numbers.
    package let parameters: [String]
    /// What it gives, in one line.
    package let summary: String
    /// A template that uses it.
    package let example: String
    /// The generator with as many arguments as parameters; nil where they make no sense together.
    let make: @Sendable ([Int]) -> Generator?

    /// `randomInt A B`.
    package var usage: String { ([name] + parameters).joined(separator: " ") }
}

/// All generators of the language, in the order of its documentation.
package enum GeneratorTable {
    /// The longest text that `randomText` makes.
    package static let longestText = 1_000_000

    package static let all: [GeneratorDeclaration] = [
        row("uuid", [], "a random UUID", "{{uuid}}") { _ in .uuid },
        row("now", [], "the time now, ISO 8601 in UTC", "{{now}}") { _ in .now },
        row("timestamp", [], "the time now in seconds since 1970", "{{timestamp}}") { _ in .timestamp },
        row("randomInt", ["A", "B"], "a random integer from A to B", "{{randomInt 1 6}}") {
            $0[0] <= $0[1] ? .randomInt($0[0]...$0[1]) : nil
        },
        row("randomText", ["N"], "N random letters and digits", "{{randomText 8}}") {
            0...longestText ~= $0[0] ? .randomText($0[0]) : nil
        },
        row("counter", [], "1, then 2, then 3 …", "{{counter}}") { _ in .counter },
    ]

    package static func declaration(of name: String) -> GeneratorDeclaration? {
        all.first { TextEquality.equal($0.name, name) }
    }

    private static func row(
        _ name: String, _ parameters: [String], _ summary: String, _ example: String,
        make: @escaping @Sendable ([Int]) -> Generator?
    ) -> GeneratorDeclaration {
        GeneratorDeclaration(
            name: name, parameters: parameters, summary: summary, example: example, make: make)
    }
}
