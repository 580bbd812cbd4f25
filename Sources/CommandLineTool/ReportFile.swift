import Diagnostics
import Platform
import Reports
import Results

/// A report that the command line asks for, and where it goes.
struct ReportFile: Equatable {
    /// The kinds of this version and their usual files.
    private static let usualPaths = ["junit": "reports/junit.xml"]
    private static let laterKinds = ["junit-strict", "html", "json", "tap", "github", "har"]

    let kind: String
    let path: String

    /// What the command line asks for; nil where it says nothing of reports.
    static func read(_ arguments: Arguments) throws(UsageError) -> [ReportFile]? {
        let asked = arguments.values(of: .report)
        if arguments.has(.noReport) {
            guard asked.isEmpty else { throw UsageError("--report and --no-report exclude each other") }
            return []
        }
        if asked.isEmpty { return nil }
        return try all(asked.map { ReportRequest(text: $0, folder: "") })
    }

    /// What the project files ask for; JUnit where none says anything.
    static func all(of projects: ProjectSelection) throws(UsageError) -> [ReportFile] {
        let requests = projects.reports ?? [ReportRequest(text: "junit", folder: "")]
        // Several projects may ask for one and the same.
        return try all(requests, isRepeatable: true)
    }

    private static func all(
        _ requests: [ReportRequest], isRepeatable: Bool = false
    ) throws(UsageError) -> [ReportFile] {
        var reports: [ReportFile] = []
        for request in requests {
            let report = try ReportFile(request)
            if isRepeatable, reports.contains(report) { continue }
            if let other = reports.first(where: { $0.path == report.path }) {
                throw UsageError("two reports would be written to \(other.path)")
            }
            reports.append(report)
        }
        return reports
    }

    /// What is wrong with an entry of a project's `reports`.
    static func problem(of text: String) -> (message: String, hint: String?)? {
        do throws(UsageError) {
            _ = try ReportFile(ReportRequest(text: text, folder: ""))
            return nil
        } catch {
            return (error.message, error.hint)
        }
    }

    private init(_ request: ReportRequest) throws(UsageError) {
        let parts = request.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        kind = parts[0]
        guard let usual = ReportFile.usualPaths[kind] else {
            if ReportFile.laterKinds.contains(kind) {
                throw UsageError("the report \(kind) is not built yet in this version")
            }
            throw UsageError(
                "unknown report \"\(kind)\"",
                hint: Suggestion.hint(for: kind, among: ReportFile.usualPaths.keys.sorted())
                    ?? "the kinds are: junit")
        }
        guard parts.count < 2 || !parts[1].isEmpty else {
            throw UsageError("the report \(kind)= needs a path behind the =")
        }
        path = parts.count < 2 ? usual : FilePath.joined(base: request.folder, relative: parts[1])
    }

    /// Writes the report beside its place and puts it there whole, so that no reader sees half of it.
    func write(_ result: RunResult, files: any FileSystem) throws(FileError) {
        try files.makeFolders(FilePath.folder(of: path))
        try files.writeAtomically(Array(JUnitReport().text(for: result).utf8), to: path)
    }
}

/// A report as it is asked for: `KIND` or `KIND=PATH`.
struct ReportRequest {
    let text: String
    /// What the path is relative to; empty for the folder that the program runs in.
    let folder: String
}
