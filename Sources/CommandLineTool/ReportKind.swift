import Platform
import Reports
import Running

/// A kind of report that goes to a file.
struct ReportKind: Sendable {
    /// As `--report` names it.
    let name: String
    /// Where it goes unless told otherwise; nil where what names the place is not known before the run.
    let usualPath: String?
    /// What it wants kept of steps.
    let recording: Recording
    /// Makes the report that writes to a sink.
    private(set) var make: @Sendable (any ReportSink) -> any Report
    /// What `--junit-cases step` makes instead; nil where it changes nothing.
    var makeBySteps: (@Sendable (any ReportSink) -> any Report)?
    /// What it shows on the standard output besides.
    var makeForOutput: (@Sendable (any ReportSink, Surroundings) -> any Report)?

    /// Every kind that this version has.
    static let all = [
        ReportKind(
            name: "junit", usualPath: "reports/junit.xml", recording: Recording(),
            make: { JUnitReport(to: $0) }, makeBySteps: { JUnitReport(to: $0, cases: .step) }),
        ReportKind(
            name: "junit-strict", usualPath: "reports/junit-strict.xml", recording: Recording(),
            make: { JUnitReport(to: $0, dialect: .strict) },
            makeBySteps: { JUnitReport(to: $0, dialect: .strict, cases: .step) }),
        ReportKind(
            name: "html", usualPath: "reports/index.html",
            recording: Recording(keepsCalls: true, excerptLimit: 16 << 10), make: { HTMLReport(to: $0) }),
        ReportKind(
            name: "json", usualPath: "reports/results.json",
            recording: Recording(keepsCalls: true, excerptLimit: 16 << 10), make: { JSONReport(to: $0) }),
        ReportKind(
            name: "tap", usualPath: "reports/results.tap", recording: Recording(),
            make: { TAPReport(to: $0) }),
        .github,
        ReportKind(
            name: "har", usualPath: "reports/run.har",
            recording: Recording(keepsCalls: true, keepsExchanges: true, excerptLimit: 64 << 10),
            make: { HARReport(to: $0) }),
    ]

    /// Annotations on the standard output, and a summary in the file that GitHub's runner names.
    static let github = ReportKind(
        name: "github", usualPath: nil, recording: Recording(), make: { GitHubSummary(to: $0) },
        makeForOutput: { sink, surroundings in
            GitHubAnnotations(
                to: sink, token: GitHubRunner.token(surroundings.random),
                path: GitHubRunner.pathInRepository(surroundings))
        })

    /// The kind with cases of that sort, where it has cases.
    func with(_ cases: JUnitCases) -> ReportKind {
        guard cases == .step, let makeBySteps else { return self }
        var kind = self
        kind.make = makeBySteps
        return kind
    }

    static func named(_ name: String) -> ReportKind? { all.first { $0.name == name } }
}
