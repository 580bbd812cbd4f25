import Foundation

/// A declarative pipeline of Jenkins, as far as the recipe has one: a line is a block that opens, one that closes, or a step.
struct Jenkinsfile {
    /// What is wrong with it; nil where nothing is.
    private(set) var problem: String?
    /// What is in the quotes of `sh`, and the stages around it: `api/run`.
    private(set) var commands: [(stages: String, command: String)] = []

    private struct Block {
        var name = ""
        /// What stands behind the name.
        var label = ""
        /// The first words of its lines.
        var words: Set<String> = []
    }

    private var blocks = [Block()]

    /// What may stand in which block.
    private static let contents: [String: Set<String>] = [
        "": ["pipeline"],
        "pipeline": ["agent", "stages"],
        "stages": ["stage"],
        "stage": ["matrix", "agent", "steps", "post"],
        "matrix": ["axes", "agent", "environment", "stages"],
        "axes": ["axis"],
        "axis": ["name", "values"],
        "agent": ["docker"],
        "docker": ["image", "label"],
        "environment": ["API_TOKEN"],
        "post": ["always"],
        "steps": ["sh", "unstash", "catchError"],
        "catchError": ["sh"],
        "always": ["stash", "junit", "archiveArtifacts"],
    ]
    /// What a block cannot do without.
    private static let required: [String: Set<String>] = [
        "pipeline": ["agent", "stages"], "matrix": ["axes", "stages"], "axis": ["name", "values"],
        "docker": ["image"],
    ]

    init(_ text: String) {
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.isEmpty { continue }
            if let found = line == "}" ? close() : read(line) {
                problem = "line \(index + 1): \(found)"
                return
            }
        }
        if blocks.count > 1 { problem = "\(blocks[blocks.count - 1].name) is not closed" }
    }

    /// Closes the innermost block; what is wrong with it.
    private mutating func close() -> String? {
        guard blocks.count > 1, let block = blocks.popLast() else { return "nothing is open" }
        let missing = Self.required[block.name, default: []].subtracting(block.words).sorted()
        return missing.isEmpty ? nil : "\(block.name) has no \(missing.joined(separator: ", "))"
    }

    /// Reads a line in the innermost block; what is wrong with it.
    private mutating func read(_ line: String) -> String? {
        guard let match = line.wholeMatch(of: /(\w+)(?:\(([^)]*)\)| (.*?[^{ ]))?( \{)?/) else {
            return "neither a block nor a step"
        }
        let word = String(match.1)
        let value = String(match.2 ?? match.3 ?? "")
        let block = blocks[blocks.count - 1].name
        if !Self.contents[block, default: []].contains(word) { return "\(word) has no place in \(block)" }
        if value.replacing(/'[^']*'|"[^"]*"/, with: "").contains(/['"]/) { return "a quote is open" }
        let label = value.trimmingCharacters(in: ["'"])
        if word == "sh" {
            let stages = blocks.filter { $0.name == "stage" }.map(\.label)
            commands.append((stages.joined(separator: "/"), label))
        }
        blocks[blocks.count - 1].words.insert(word)
        if match.4 != nil { blocks.append(Block(name: word, label: label)) }
        return nil
    }
}
