import Platform

extension [ReportFile] {
    /// The reports of a run whose environment may be a step of GitHub Actions: its kind is there once, whether or not
    /// somebody asked for it, and its summary goes where the runner says.
    func forRunner(_ environment: Environment) throws(UsageError) -> [ReportFile] {
        let asked = filter { $0.kind.name == ReportKind.github.name }
        if asked.isEmpty, !GitHubRunner.isThere(environment) { return self }
        let paths = asked.compactMap(\.path)
        if paths.count > 1 { throw UsageError("the report github has one summary, got \(paths.count) paths") }
        let summary = GitHubRunner.summaryPath(environment)
        let path = paths.first ?? summary
        let isShared = path != nil && path.map(FilePath.normalized) == summary.map(FilePath.normalized)
        let others = filter { $0.kind.name != ReportKind.github.name }
        return others + [ReportFile(.github, path: path, isShared: isShared)]
    }
}
