import Diagnostics
import Platform
import Reports
import Results

/// A report that the command line asks for, and where it goes.
struct ReportFile: Sendable {
    private(set) var kind: ReportKind
    /// Nil where it goes to no file.
    let path: String?
    /// Whether others write to the file too, so that it is appended to and not replaced.
    let isShared: Bool

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

    /// What the project files ask for; JUnit and a page where none says anything.
    static func all(of projects: ProjectSelection) throws(UsageError) -> [ReportFile] {
        guard let requests = projects.reports else { return try usual() }
        // Several projects may ask for one and the same.
        return try all(requests, isRepeatable: true)
    }

    /// What is written where nobody says anything.
    static func usual() throws(UsageError) -> [ReportFile] {
        try all(["junit", "html"].map { ReportRequest(text: $0, folder: "") })
    }

    private static func all(
        _ requests: [ReportRequest], isRepeatable: Bool = false
    ) throws(UsageError) -> [ReportFile] {
        var reports: [ReportFile] = []
        for request in requests {
            let report = try ReportFile(request)
            if isRepeatable, reports.contains(where: { $0.isSame(as: report) }) { continue }
            if let path = report.path, reports.contains(where: { $0.path == path }) {
                throw UsageError("two reports would be written to \(path)")
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
        let name = parts[0]
        guard let kind = ReportKind.named(name) else {
            let names = ReportKind.all.map(\.name)
            throw UsageError(
                "unknown report \"\(name)\"",
                hint: Suggestion.hint(for: name, among: names)
                    ?? "the kinds are: \(names.joined(separator: ", "))")
        }
        self.kind = kind
        guard parts.count < 2 || !parts[1].isEmpty else {
            throw UsageError("the report \(name)= needs a path behind the =")
        }
        // Standard output is the console's; a file named - would surprise whoever means it.
        guard parts.last != "-" else {
            throw UsageError(
                "the report \(name) cannot go to standard output",
                hint: "give a file: --report \(name)=PATH, or ./- for one of that name")
        }
        path =
            parts.count < 2 ? kind.usualPath : FilePath.joined(base: request.folder, relative: parts[1])
        isShared = false
    }

    /// A report at a place that no request names.
    init(_ kind: ReportKind, path: String?, isShared: Bool) {
        self.kind = kind
        self.path = path
        self.isShared = isShared
    }

    /// The report with cases of that sort, where its kind has cases.
    func with(_ cases: JUnitCases) -> ReportFile {
        var report = self
        report.kind = kind.with(cases)
        return report
    }

    private func isSame(as other: ReportFile) -> Bool { kind.name == other.kind.name && path == other.path }

    /// Begins the report beside its place; it is put there whole, so that no reader sees half of it.
    ///
    /// - Returns: nil where it goes to no file.
    func begin(in files: any FileSystem) throws(FileError) -> (report: any Report, sink: FileSink)? {
        guard let path else { return nil }
        if isShared { return make(AppendedFile(path, in: files)) }
        try files.makeFolders(FilePath.folder(of: path))
        return make(try files.create(path, for: .everybody))
    }

    private func make(_ file: any PendingFile) -> (report: any Report, sink: FileSink) {
        let sink = FileSink(file)
        return (kind.make(sink), sink)
    }
}

/// A report as it is asked for: `KIND` or `KIND=PATH`.
struct ReportRequest {
    let text: String
    /// What the path is relative to; empty for the folder that the program runs in.
    let folder: String
}
