package import Diagnostics
import JSON
import Platform

/// The names in the `secrets` of a project that are the name of no variable: of the project, of one of its
/// environments, of the command line, or of some spec under it.
package struct ProjectSecrets {
    private let project: Project
    private var unknown: [Located<String>]
    private var known: TextSet

    /// - Parameters:
    ///   - project: the project file.
    ///   - given: the variables of the command line and the environment.
    package init(_ project: Project, given: some Sequence<String>) {
        self.project = project
        let levels = [project.common] + project.environments.map(\.level)
        known = TextSet(given)
        for level in levels { known.formUnion(level.variables.names) }
        unknown = []
        var places: Set<Int> = []
        for secret in levels.flatMap(\.secrets)
        where !known.contains(secret.value) && places.insert(secret.location.range.lowerBound).inserted {
            unknown.append(secret)
        }
    }

    /// Whether every name is found.
    package var isSettled: Bool { unknown.isEmpty }

    /// Looks for the names in specs.
    package mutating func look(into specs: [LoadedSpec]) {
        if isSettled { return }
        for spec in specs.compactMap(\.spec) { known.formUnion(spec.definedNames) }
        unknown.removeAll { known.contains($0.value) }
    }

    /// Looks for the names in the specs under the project that the run does not read, until all are found.
    package mutating func look(intoOthersThan read: [LoadedSpec], with loader: SpecLoader) {
        let paths = TextSet(read.map(\.source.name))
        let found = SpecDiscovery(files: loader.files).find([FilePath.folder(of: project.source.name)])
        for file in found.specs where !isSettled && !paths.contains(file.path) {
            let loaded = loader.load(file.path)
            if loaded.spec != nil {
                look(into: [loaded])
            } else {
                // Not all of its names are known, and it may be no spec at all: what it writes may be one.
                unknown.removeAll { loaded.source.holds($0.value) }
            }
        }
    }

    package var diagnostics: [Diagnostic] {
        unknown.map { secret in
            Diagnostic(
                "no variable is called \(quoted(secret.value))", at: secret.location,
                hint: Suggestion.hint(for: secret.value, among: known.sorted()))
        }
    }
}

extension SourceText {
    /// Whether the string stands somewhere in it.
    fileprivate func holds(_ string: String) -> Bool {
        bytes.contains(Array(JSONValue.string(string).written().utf8))
    }
}
