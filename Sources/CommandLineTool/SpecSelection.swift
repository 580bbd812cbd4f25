import Diagnostics
import JSON
import Platform
import Running
import Specs
import Text

/// Which specs, and which of their tests, the command line asks for.
struct SpecSelection {
    private static let defaultFolder = "specs"

    /// Empty where none is given.
    private let paths: [String]
    private let pattern: RegularExpression?
    /// The environment that is asked for.
    private let environment: String?
    private let tags: TextSet
    private let unwantedTags: TextSet
    private let given: GivenVariables
    private let isStrict: Bool

    /// The files with what is wrong with the selection itself.
    struct Selected {
        var files: [PlannedFile] = []
        var diagnostics: [Diagnostic] = []
        /// The project files above them.
        var projects: ProjectSelection
        fileprivate var emptyFolderCount = 0
        /// Why nothing is selected, where that can be told.
        fileprivate(set) var emptiness = Emptiness()

        /// What the diagnostics mean for the exit code.
        var exitCode: ExitCode {
            if diagnostics.isEmpty { return .passed }
            return diagnostics.count > emptyFolderCount ? .wrongInput : .nothingToRun
        }
    }

    /// What to say where nothing is left to run.
    struct Emptiness {
        var message = "there is nothing to run: no test was found or selected"
        var hint: String?
    }

    init(_ arguments: Arguments, given: GivenVariables) throws(UsageError) {
        paths = arguments.operands
        environment = arguments.value(of: .environment)
        self.given = given
        isStrict = arguments.has(.strict)
        tags = TextSet(arguments.values(of: .tag))
        unwantedTags = TextSet(arguments.values(of: .notTag))
        for option in [Option.tag, .notTag] where arguments.values(of: option).contains("") {
            throw UsageError("\(option.name) needs a tag")
        }
        guard let text = arguments.value(of: .name) else {
            pattern = nil
            return
        }
        do throws(RegularExpressionError) {
            pattern = try RegularExpression(text)
        } catch {
            throw UsageError("--name is no regular expression: \(error.message) (at byte \(error.offset))")
        }
    }

    /// Finds and loads every file; one that is wrong stays in the list, with its diagnostics.
    func files(in surroundings: Surroundings) throws(UsageError) -> Selected {
        let files = surroundings.files
        let found = SpecDiscovery(files: files).find(
            try paths.isEmpty ? [SpecSelection.usualFolder(in: files)] : paths)
        let projects = try ProjectSelection(
            of: found.specs, environment: environment,
            loader: ProjectLoader(
                files: files, knownVariables: given.names, isStrict: isStrict,
                reportProblem: ReportFile.problem), files: files)
        var selected = Selected(
            diagnostics: found.diagnostics, projects: projects, emptyFolderCount: found.emptyFolderCount)
        var all: [PlannedFile] = []
        for (file, spec) in zip(found.specs, load(found.specs, &selected.projects, files)) {
            let planned: PlannedFile
            do throws(NoTestOnLine) {
                planned = try PlannedFile(spec).onLines(file.lines)
            } catch {
                selected.diagnostics.append(Diagnostic(error.message, at: nil))
                continue
            }
            all.append(planned)
            let chosen = try named(planned, surroundings.files).tagged(tags, without: unwantedTags)
            if !chosen.isEmpty { selected.files.append(chosen) }
        }
        if selected.files.isEmpty { selected.emptiness = emptiness(of: all, surroundings) }
        return selected
    }

    private func load(
        _ specs: [SpecFile], _ projects: inout ProjectSelection, _ files: any FileSystem
    ) -> [LoadedSpec] {
        let loader = SpecLoader(files: files, knownVariables: given.names, isStrict: isStrict)
        let loaders = projects.loaders(loader)
        let loaded = WorkerThread.map(Array(zip(specs, loaders))) { spec, loader in loader.load(spec.path) }
        projects.checkSecrets(of: loaded, given: given.names, reading: loader)
        return projects.judged(loaded)
    }

    /// `specs/` beside the project file of the folder that the program runs in; without one in that folder.
    private static func usualFolder(in files: any FileSystem) throws(UsageError) -> String {
        var discovery = ProjectDiscovery(files: files)
        let project = discovery.projectOfWorkingFolder()
        let folder = FilePath.joined(
            base: project.map { FilePath.folder(of: $0) } ?? "", relative: defaultFolder)
        if files.kind(folder) != nil { return folder }
        throw UsageError(
            "there is no folder \"\(folder)\" \(project.map { "beside \($0)" } ?? "here"), and no path is given",
            hint: "name a spec or a folder of specs")
    }

    private func emptiness(of files: [PlannedFile], _ surroundings: Surroundings) -> Emptiness {
        let known = TextSet(files.flatMap { file in file.tests.flatMap { file.tags(of: $0) } })
        let missing = tags.subtracting(known).sorted()
        guard !tags.isEmpty, missing.count == tags.count else { return Emptiness() }
        let names = missing.map { "\"\($0)\"" }.joined(separator: ", ")
        // As --list shows them, for a tag may hold what is secret.
        let listed = files.flatMap { $0.listed(given: given, files: surroundings.files) }
        let others = TextSet(listed.flatMap(\.tags)).sorted()
        return Emptiness(
            message: "there is nothing to run: no test has the tag \(names)",
            hint: missing.lazy.compactMap { Suggestion.hint(for: $0, among: others) }.first
                ?? (others.isEmpty
                    ? "no test has any tag"
                    : "there are: " + others.map { "\"\($0)\"" }.joined(separator: ", ")))
    }

    private func named(
        _ file: PlannedFile, _ files: any FileSystem
    ) throws(UsageError) -> PlannedFile {
        guard let pattern else { return file }
        do throws(RegularExpressionError) {
            return try file.named(pattern, files: files)
        } catch {
            throw UsageError("--name: \(error.message)")
        }
    }
}
