package import Diagnostics
import JSON
package import Platform

/// Reads project files: the one way from bytes to a checked `Project`.
package struct ProjectLoader: Sendable {
    /// What is wrong with an entry of `reports`; nil where nothing is.
    package typealias ReportProblem = @Sendable (String) -> (message: String, hint: String?)?

    private let files: any FileSystem
    private let knownVariables: TextSet
    private let isStrict: Bool
    private let reportProblem: ReportProblem

    /// - Parameters:
    ///   - files: where files come from.
    ///   - knownVariables: those that the command line and the environment give a value to.
    ///   - isStrict: whether comments and trailing commas are errors.
    ///   - reportProblem: what reports there are is known to whoever writes them.
    package init(
        files: any FileSystem, knownVariables: some Sequence<String> = [String](), isStrict: Bool = false,
        reportProblem: @escaping ReportProblem = { _ in nil }
    ) {
        self.files = files
        self.knownVariables = TextSet(knownVariables)
        self.isStrict = isStrict
        self.reportProblem = reportProblem
    }

    /// Reads the file at a path, which is also what messages call it by.
    package func load(_ path: String) -> LoadedProject {
        do throws(FileError) {
            return load(
                SourceText(name: path, bytes: try files.read(path)), folder: FilePath.folder(of: path))
        } catch {
            return LoadedProject(
                SourceText(name: path, bytes: []), nil, diagnostics: [Diagnostic(error.message, at: nil)])
        }
    }

    /// Reads a text whose file references are relative to `folder`.
    package func load(_ source: SourceText, folder: String) -> LoadedProject {
        let (tree, problems) = LocatedJSON.reading(source, isStrict: isStrict)
        guard let tree else { return LoadedProject(source, nil, diagnostics: problems) }
        let reader = SpecReader(source: source, folder: folder, files: files)
        reader.report(problems)
        let project = reader.project(tree, given: knownVariables, reportProblem: reportProblem)
        return LoadedProject(
            source, project, diagnostics: SpecLoader.sorted(reader.diagnostics, of: source))
    }
}

/// What became of one project file.
package struct LoadedProject: Sendable {
    package let source: SourceText
    /// Everything that is wrong, in the order of the file.
    package let diagnostics: [Diagnostic]
    /// What could be read of it; nil where that is nothing.
    private let read: Project?

    init(_ source: SourceText, _ read: Project?, diagnostics: [Diagnostic]) {
        self.source = source
        self.read = read
        self.diagnostics = diagnostics
    }

    /// Nil where the file has an error.
    package var project: Project? {
        diagnostics.allSatisfy { $0.severity == .warning } ? read : nil
    }

    /// What specs get from it. Under a file that is wrong that is what could be read, so that specs can be told
    /// their own errors all the same.
    ///
    /// - Parameter environment: the name of the environment to choose; nil takes the project's own choice.
    /// - Returns: what is merged from the project and the environment.
    /// - Throws: `UnknownEnvironment` where a project that is right has none of that name.
    package func level(of environment: String?) throws(UnknownEnvironment) -> ProjectLevel {
        if let project { return try project.level(of: environment) }
        let level = (try? read?.level(of: environment)) ?? read?.common
        return (level ?? ProjectLevel(source: source)).incomplete
    }
}
