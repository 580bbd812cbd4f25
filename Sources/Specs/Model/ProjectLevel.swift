package import Diagnostics
package import JSON

/// What the specs under a project file get from it and from its chosen environment, merged once for all of them.
package struct ProjectLevel: Sendable {
    /// The project file.
    package let source: SourceText
    /// What relative URLs are appended to.
    package let base: Base?
    /// By name; those of the environment win over those of the project.
    package let variables: TextDictionary<Variable>
    /// The names of the variables whose values no output may show.
    package let secrets: [Located<String>]
    /// What all calls have, with what is known of the base and the modules.
    let defaults: Defaults
    /// What environments that were not chosen have.
    let others: OtherEnvironments

    init(
        source: SourceText, base: Base? = nil, variables: TextDictionary<Variable> = [:],
        secrets: [Located<String>] = [], defaults: Defaults = Defaults(),
        others: OtherEnvironments = OtherEnvironments()
    ) {
        self.source = source
        self.base = base
        self.variables = variables
        self.secrets = secrets
        self.defaults = defaults
        self.others = others
    }

    /// The level under a project file that is wrong: what could not be read is missing.
    var incomplete: ProjectLevel {
        var defaults = defaults
        defaults.isComplete = false
        defaults.modules = defaults.modules.merged(with: Modules(isComplete: false))
        if case .missing = defaults.base { defaults.base = .later }
        return ProjectLevel(
            source: source, base: base, variables: variables, secrets: secrets, defaults: defaults)
    }
}

/// What the environments have that were not chosen, for those who forgot to choose one.
struct OtherEnvironments: Sendable {
    /// The environments that have a variable of that name.
    var variables = TextDictionary<[String]>()
    /// Those that have a base.
    var bases: [String] = []

    /// `"local" and "staging" have one: choose an environment with -e`; nil where none has it.
    static func hint(_ names: [String]) -> String? {
        guard let last = names.last else { return nil }
        if names.count == 1 { return "the environment \(quoted(last)) has it: choose it with -e" }
        let front = names.dropLast().map(quoted).joined(separator: ", ")
        return "the environments \(front) and \(quoted(last)) have it: choose one with -e"
    }
}
