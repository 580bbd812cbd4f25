import Platform

/// What the runner of GitHub Actions says of itself in the environment.
enum GitHubRunner {
    /// Whether the program runs in a step of a workflow.
    static func isThere(_ environment: Environment) -> Bool { environment["GITHUB_ACTIONS"] == "true" }

    /// The file that the summary of the step is appended to.
    static func summaryPath(_ environment: Environment) -> String? {
        guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return nil }
        return path
    }

    /// A text that no answer of a server can hold but by luck.
    static func token(_ random: any RandomSource) -> String {
        "assay-" + [random.next(), random.next()].map { String($0, radix: 36) }.joined(separator: "-")
    }

    /// Gives the path of a file from the root of the repository; one outside of it stays as it is.
    static func pathInRepository(_ surroundings: Surroundings) -> (String) -> String {
        guard let root = surroundings.environment["GITHUB_WORKSPACE"], FilePath.isAbsolute(root),
            let folder = try? surroundings.files.currentFolder()
        else { return { $0 } }
        return { path in
            let absolute = FilePath.joined(base: folder, relative: path)
            let relative = FilePath.relative(absolute, to: root)
            return relative.hasPrefix("../") ? path : relative
        }
    }
}
