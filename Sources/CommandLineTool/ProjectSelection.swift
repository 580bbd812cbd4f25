import Diagnostics
import JSON
import Platform
import Specs

/// The project files that the specs of a run lie under, each read once, and what each spec gets from its own.
struct ProjectSelection {
    /// One project file with what was chosen of it.
    private struct Chosen {
        let loaded: LoadedProject
        let level: ProjectLevel
        /// What is wrong with it.
        var problems: [Diagnostic]
        /// Whether a spec has told them.
        var isTold = false
    }

    /// The environment that the command line asks for.
    private let asked: String?
    private var projects: [Chosen] = []
    /// For each spec the index of its project.
    private var indices: [Int?] = []

    /// - Parameters:
    ///   - specs: the files of the run.
    ///   - environment: the environment that the command line asks for.
    ///   - loader: reads the project files.
    ///   - files: where they are looked for.
    /// - Throws: `UsageError` where there is no environment of that name.
    init(
        of specs: [SpecFile], environment: String?, loader: ProjectLoader, files: any FileSystem
    ) throws(UsageError) {
        asked = environment
        var discovery = ProjectDiscovery(files: files)
        var known = TextDictionary<Int>()
        for spec in specs {
            guard let path = discovery.project(ofSpec: spec.path) else {
                indices.append(nil)
                continue
            }
            if known[path] == nil {
                known[path] = projects.count
                projects.append(try ProjectSelection.chosen(environment, of: loader.load(path)))
            }
            indices.append(known[path])
        }
        if let environment, projects.isEmpty, !specs.isEmpty {
            throw UsageError(
                "there is no environment \"\(environment)\": no spec lies under a project file",
                hint: "environments stand in \(ProjectDiscovery.fileName), looked for from each spec's "
                    + "folder upward")
        }
    }

    private static func chosen(
        _ environment: String?, of loaded: LoadedProject
    ) throws(UsageError) -> Chosen {
        do throws(UnknownEnvironment) {
            let level = try loaded.level(of: environment)
            return Chosen(loaded: loaded, level: level, problems: loaded.diagnostics)
        } catch {
            throw UsageError(error.message, hint: error.hint)
        }
    }

    /// For each spec the loader that gives it what it gets from its project.
    func loaders(_ loader: SpecLoader) -> [SpecLoader] {
        let under = projects.map { loader.under($0.level) }
        return indices.map { $0.map { under[$0] } ?? loader }
    }

    /// The environment of the run: the one that is asked for, or the one that all projects name; nil where there is
    /// none, or not one for all.
    var environment: String? {
        if let asked { return asked }
        let names = Set(projects.map { $0.loaded.project?.environment.map { ScalarText($0.value) } })
        return names.count == 1 ? names.first??.text : nil
    }

    /// The reports that the projects ask for; nil where none says anything.
    var reports: [ReportRequest]? {
        let all = projects.compactMap { project in
            project.loaded.project?.reports?.map {
                ReportRequest(text: $0.value, folder: FilePath.folder(of: project.loaded.source.name))
            }
        }
        return all.isEmpty ? nil : all.flatMap(\.self)
    }

    /// Finds the names in the projects' `secrets` that no variable has: a misspelt one would hide nothing.
    mutating func checkSecrets(
        of specs: [LoadedSpec], given: some Sequence<String>, reading others: SpecLoader
    ) {
        for index in projects.indices {
            guard let project = projects[index].loaded.project else { continue }
            let own = zip(indices, specs).filter { $0.0 == index }.map(\.1)
            var check = ProjectSecrets(project, given: given)
            check.look(into: own)
            if check.isSettled || own.contains(where: { $0.spec == nil }) { continue }
            check.look(intoOthersThan: own, with: others.under(projects[index].level))
            projects[index].problems += check.diagnostics
        }
    }

    /// The specs, those under a wrong project file as specs that are wrong; the first of them tells what is.
    mutating func judged(_ specs: [LoadedSpec]) -> [LoadedSpec] {
        zip(indices, specs).map { index, spec in
            guard let index, projects[index].problems.contains(where: { $0.severity == .error }) else {
                return spec
            }
            defer { projects[index].isTold = true }
            return spec.under(projects[index].problems, tells: !projects[index].isTold)
        }
    }
}
