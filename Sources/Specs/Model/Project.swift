package import Diagnostics
import JSON

/// A project file, checked: what the specs under it have in common, and the environments to choose from.
package struct Project: Sendable {
    package let source: SourceText
    /// The environment that is taken where none is asked for.
    package let environment: Located<String>?
    /// In the order of the file.
    package let environments: [ProjectEnvironment]
    /// What specs get where no environment is chosen.
    package let common: ProjectLevel
    /// The reports that a run writes, as on the command line; nil where the project says nothing.
    package let reports: [Located<String>]?

    /// What specs get from the environment of that name; nil takes the project's own choice.
    ///
    /// - Throws: `UnknownEnvironment` where the project has none of that name.
    package func level(of name: String?) throws(UnknownEnvironment) -> ProjectLevel {
        guard let name = name ?? environment?.value else { return common }
        guard let found = environments.first(where: { TextEquality.equal($0.name, name) }) else {
            throw UnknownEnvironment(name: name, project: source.name, known: environments.map(\.name))
        }
        return found.level
    }
}

/// One environment of a project.
package struct ProjectEnvironment: Sendable {
    package let name: String
    /// What specs get where it is chosen: its own, and the project's where it says nothing.
    package let level: ProjectLevel
}

/// A name that no environment of a project has.
package struct UnknownEnvironment: Error, Equatable {
    package let name: String
    /// The project file.
    package let project: String
    package let known: [String]

    package var message: String { "there is no environment \(quoted(name)) in \(project)" }

    package var hint: String {
        if known.isEmpty { return "the project has no environments" }
        let list = "the environments are: " + known.map(quoted).joined(separator: ", ")
        return Suggestion.hint(for: name, among: known).map { "\($0) \(list)" } ?? list
    }
}
