import Diagnostics
package import Results

/// Annotations for GitHub Actions, on the standard output behind everything else.
///
/// GitHub shows 10 errors and 10 warnings of a step and drops what follows, so no more are made; the last one says how
/// many there are besides. Until then the runner is told to take nothing for a command: an answer that is quoted may
/// hold one.
package struct GitHubAnnotations: Report {
    private static let limit = 10

    private let sink: any ReportSink
    /// What turns commands on again; nobody may guess it.
    private let token: String
    /// The path of a file from the root of the repository.
    private let path: (String) -> String
    private var errors = BoundedAnnotations(limit: limit)
    /// One less: what was not run is one too.
    private var warnings = BoundedAnnotations(limit: limit - 1)
    private var file = ""

    /// - Parameters:
    ///   - sink: the standard output.
    ///   - token: a text that nobody can guess.
    ///   - path: gives the path of a file from the root of the repository.
    package init(to sink: any ReportSink, token: String, path: @escaping (String) -> String) {
        self.sink = sink
        self.token = token
        self.path = path
    }

    package mutating func begin(_ run: RunHeading) { sink.append(WorkflowCommand.stop(token)) }

    package mutating func begin(_ file: FileResult) {
        self.file = file.file
        for diagnostic in file.diagnostics {
            let isError = diagnostic.severity == .error
            let hint = diagnostic.hint.map { "\n\($0)" } ?? ""
            let annotation = GitHubAnnotation(
                level: isError ? .error : .warning,
                place: inRepository(diagnostic.place ?? Place(file: file.file, line: 1, column: 1)),
                title: isError ? "the spec is wrong" : "the spec may be wrong",
                message: diagnostic.message + hint)
            if isError { errors.add(annotation) } else { warnings.add(annotation) }
        }
    }

    package mutating func add(_ part: ReportedPart) {
        for reported in part.cases {
            // The diagnostics of a wrong spec have their own.
            if reported.failure?.kind == .specError { continue }
            if reported.outcome.isBad {
                errors.add(annotation(.error, reported, GitHubAnnotations.lines(of: reported.steps)))
            } else if reported.isFlaky {
                warnings.add(flaky(reported))
            }
        }
    }

    package mutating func end(_ run: RunSummary) {
        var output = WorkflowCommand.resume(token)
        for annotation in errors.told("failure") { output += WorkflowCommand.annotation(annotation) }
        if let notRun = GitHubAnnotations.notRun(in: run) { output += WorkflowCommand.annotation(notRun) }
        for annotation in warnings.told("warning") { output += WorkflowCommand.annotation(annotation) }
        sink.append(output)
    }

    private func annotation(
        _ level: GitHubAnnotation.Level, _ reported: ReportedCase, _ lines: [String]
    ) -> GitHubAnnotation {
        let place = reported.decisiveFailure?.place ?? reported.place
        let own = reported.failure.map { [$0.sentence] } ?? []
        return GitHubAnnotation(
            level: level, place: inRepository(place), title: reported.name,
            message: (own + lines).joined(separator: "\n"))
    }

    private func flaky(_ reported: ReportedCase) -> GitHubAnnotation {
        let last = reported.earlier.last
        return GitHubAnnotation(
            level: .warning, place: inRepository(last?.decisiveFailure?.place ?? reported.place),
            title: "\(reported.name) is flaky",
            message: (["passed in attempt \(reported.earlier.count + 1); before that:"]
                + GitHubAnnotations.lines(of: (last?.steps ?? []) + (last?.always ?? [])))
                .joined(separator: "\n"))
    }

    /// What is said of tests that were not begun, once for all.
    private static func notRun(in run: RunSummary) -> GitHubAnnotation? {
        let count = run.counts.notRun
        guard count > 0 || run.wasInterrupted else { return nil }
        let words = count == 0 ? "" : "\(Amount.of(count, "test")) \(count == 1 ? "was" : "were") not run"
        return GitHubAnnotation(
            level: .warning, title: run.wasInterrupted ? "the run was interrupted" : "not run",
            message: words.isEmpty ? "the run was interrupted" : words)
    }

    private func inRepository(_ place: Place) -> Place {
        Place(file: path(place.file), line: place.line, column: place.column)
    }

    /// The steps that went wrong, without what their answers hold.
    private static func lines(of steps: [StepResult]) -> [String] {
        steps.filter(\.outcome.isBad).flatMap { step in
            var lines: [String] = []
            if let request = step.request {
                let answer = step.response.map { " → \($0.statusLine)" } ?? ""
                lines.append("\(request.method) \(request.url)\(answer)")
            }
            for failure in step.failures {
                lines.append(failure.sentence)
                if let because = failure.because { lines.append("    because \(because)") }
            }
            return lines + step.attempts + FailureText.callers(of: step)
        }
    }
}

/// The first annotations of one level, and how many there were.
private struct BoundedAnnotations {
    private let limit: Int
    private var first: [GitHubAnnotation] = []
    private var count = 0

    init(limit: Int) {
        self.limit = limit
    }

    mutating func add(_ annotation: GitHubAnnotation) {
        count += 1
        if first.count < limit { first.append(annotation) }
    }

    /// Those to be shown; the last one says how many there are besides.
    func told(_ noun: String) -> [GitHubAnnotation] {
        guard count > first.count, var last = first.last else { return first }
        // At the front, for a long message is cut at its end.
        last.message =
            "(and \(Amount.of(count - first.count, "more \(noun)")): the log has them all)\n\(last.message)"
        return first.dropLast() + [last]
    }
}
