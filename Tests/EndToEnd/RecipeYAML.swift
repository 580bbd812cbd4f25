import Foundation

/// What PyYAML and `Peers/recipes/shapes.py` find in a recipe.
struct RecipeYAML {
    /// What is wrong with it; nil where nothing is.
    let problem: String?
    private let documents: [Any]

    private struct IsNotRead: Error { let errors: String }

    init(_ recipe: Recipe) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let given = try JSONSerialization.data(withJSONObject: ["name": recipe.name, "text": recipe.text])
        let input = try folder.emptyFile("given.json")
        try given.write(to: input)
        let output = try folder.emptyFile("found.json")
        let errors = try folder.emptyFile("errors")
        let process = Process()
        process.executableURL = Peer.python
        process.arguments = ["-B", Peer.folder.appending(path: "recipes/read.py").path()]
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        guard let found = try? JSONSerialization.jsonObject(with: Data(contentsOf: output)) as? [String: Any],
            let documents = found["documents"] as? [Any]
        else { throw IsNotRead(errors: try String(contentsOf: errors, encoding: .utf8)) }
        problem = found["problem"] as? String
        self.documents = documents
    }

    /// The shell commands of the list at a path such as `0.jobs.api.steps`: texts, and the `run`, `script` or `command`
    /// of steps and containers.
    func commands(at path: String) -> [String] {
        let found = path.split(separator: ".").reduce(documents as Any?) { value, key in
            if let index = Int(key), let list = value as? [Any], list.indices.contains(index) {
                return list[index]
            }
            return (value as? [String: Any])?[String(key)]
        }
        return (found as? [Any] ?? []).compactMap { element in
            if let text = element as? String { return text == "checkout" ? nil : text }
            let step = element as? [String: Any] ?? [:]
            if let words = step["command"] as? [String] {
                return (words + (step["args"] as? [String] ?? [])).map(Self.quoted).joined(separator: " ")
            }
            return (step["run"] ?? step["script"]) as? String
        }
    }

    private static func quoted(_ word: String) -> String {
        "'" + word.replacing("'", with: #"'\''"#) + "'"
    }
}
