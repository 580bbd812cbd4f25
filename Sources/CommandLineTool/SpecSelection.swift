import Diagnostics
import Platform
import Running
import Specs
import Text

/// Which specs, and which of their tests, the command line asks for.
struct SpecSelection {
    private static let defaultFolder = "specs"

    private let paths: [String]
    /// Whether no path is given.
    private let isDefault: Bool
    private let pattern: RegularExpression?
    private let knownVariables: [String]
    private let isStrict: Bool

    /// The files with what is wrong with the selection itself.
    struct Selected {
        var files: [PlannedFile] = []
        var diagnostics: [Diagnostic] = []
        fileprivate var emptyFolderCount = 0

        /// What the diagnostics mean for the exit code.
        var exitCode: ExitCode {
            if diagnostics.isEmpty { return .passed }
            return diagnostics.count > emptyFolderCount ? .wrongInput : .nothingToRun
        }
    }

    init(_ arguments: Arguments, given: GivenVariables) throws(UsageError) {
        isDefault = arguments.operands.isEmpty
        paths = isDefault ? [SpecSelection.defaultFolder] : arguments.operands
        knownVariables = given.names
        isStrict = arguments.has(.strict)
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
        if isDefault, surroundings.files.kind(SpecSelection.defaultFolder) == nil {
            throw UsageError(
                "there is no folder \"\(SpecSelection.defaultFolder)\" here, and no path is given",
                hint: "name a spec or a folder of specs")
        }
        let found = SpecDiscovery(files: surroundings.files).find(paths)
        var selected = Selected(
            diagnostics: found.diagnostics, emptyFolderCount: found.emptyFolderCount)
        let loader = SpecLoader(
            files: surroundings.files, knownVariables: knownVariables, isStrict: isStrict)
        let loaded = WorkerThread.map(found.specs.map(\.path)) { loader.load($0) }
        for (file, spec) in zip(found.specs, loaded) {
            let planned: PlannedFile
            do throws(NoTestOnLine) {
                planned = try PlannedFile(spec).onLines(file.lines)
            } catch {
                selected.diagnostics.append(Diagnostic(error.message, at: nil))
                continue
            }
            let chosen = try named(planned)
            if !chosen.isEmpty { selected.files.append(chosen) }
        }
        return selected
    }

    private func named(_ file: PlannedFile) throws(UsageError) -> PlannedFile {
        guard let pattern else { return file }
        do throws(RegularExpressionError) {
            return try file.named(pattern)
        } catch {
            throw UsageError("--name: \(error.message)")
        }
    }
}
