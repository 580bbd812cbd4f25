import Reports
import Running

/// A kind of report that goes to a file.
struct ReportKind: Sendable {
    /// As `--report` names it.
    let name: String
    /// Where it goes unless told otherwise.
    let usualPath: String
    /// What it wants kept of steps.
    let recording: Recording
    /// Makes the report that writes to a sink.
    let make: @Sendable (any ReportSink) -> any Report

    /// Every kind that this version has.
    static let all = [
        ReportKind(
            name: "junit", usualPath: "reports/junit.xml", recording: Recording(),
            make: { JUnitReport(to: $0) }),
        ReportKind(
            name: "html", usualPath: "reports/index.html",
            recording: Recording(keepsCalls: true, excerptLimit: 16 << 10), make: { HTMLReport(to: $0) }),
    ]

    /// Kinds of the language that this version does not have.
    static let laterNames = ["junit-strict", "json", "tap", "github", "har"]

    static func named(_ name: String) -> ReportKind? { all.first { $0.name == name } }
}
