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

    /// JUnit unless something else, or nothing, is asked for.
    static func read(_ arguments: Arguments) throws(UsageError) -> [ReportFile] {
        let asked = arguments.values(of: .report)
        if arguments.has(.noReport) {
            guard asked.isEmpty else { throw UsageError("--report and --no-report exclude each other") }
            return []
        }
        var reports: [ReportFile] = []
        for text in asked.isEmpty ? ["junit"] : asked {
            let report = try ReportFile(text)
            if let other = reports.first(where: { $0.path == report.path }) {
                throw UsageError("two reports would be written to \(other.path)")
            }
            reports.append(report)
        }
        return reports
    }

    private init(_ text: String) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
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
        path = parts.count > 1 ? parts[1] : usual
        guard !path.isEmpty else { throw UsageError("--report \(kind)= needs a path") }
    }

    /// Writes the report beside its place and puts it there whole, so that no reader sees half of it.
    func write(_ result: RunResult, files: any FileSystem) throws(FileError) {
        try files.makeFolders(FilePath.folder(of: path))
        try files.writeAtomically(Array(JUnitReport().text(for: result).utf8), to: path)
    }
}
