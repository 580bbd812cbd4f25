package import Diagnostics

/// What became of one file.
package struct LoadedSpec: Sendable {
    package let source: SourceText
    /// Nil where the file, or the project file above it, has an error.
    package let spec: Spec?
    /// Everything that is wrong, in the order of the file.
    package let diagnostics: [Diagnostic]
    /// The project file that it lies under.
    package let project: SourceText?
    /// That the project file is wrong, where another file tells what is.
    package let projectProblem: Diagnostic?

    /// What files that are quoted in these hold of the spec's secrets.
    package let secretTexts: [String]

    package init(
        source: SourceText, spec: Spec?, diagnostics: [Diagnostic], project: SourceText? = nil,
        projectProblem: Diagnostic? = nil, secretTexts: [String] = []
    ) {
        self.source = source
        self.spec = spec
        self.diagnostics = diagnostics
        self.project = project
        self.projectProblem = projectProblem
        self.secretTexts = secretTexts
    }

    /// The file under a project file that is wrong: none of its calls may be sent.
    ///
    /// - Parameters:
    ///   - problems: what is wrong with the project file.
    ///   - tells: whether this is the file that tells it.
    /// - Returns: the file without a spec.
    package func under(_ problems: [Diagnostic], tells: Bool) -> LoadedSpec {
        LoadedSpec(
            source: source, spec: nil, diagnostics: (tells ? problems : []) + diagnostics, project: project,
            projectProblem: tells ? nil : project.map { LoadedSpec.problem(of: $0, problems) },
            secretTexts: secretTexts)
    }

    private static func problem(of project: SourceText, _ problems: [Diagnostic]) -> Diagnostic {
        let first = problems.first { $0.severity == .error }
        let place = first?.location.map { "\($0.description): " } ?? ""
        let what = first.map { ": \(place)\($0.message)" } ?? ""
        return Diagnostic("the project file \(project.name) is wrong\(what)", at: nil)
    }
}
