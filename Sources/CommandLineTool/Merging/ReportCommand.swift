import Platform
import Reports
import Results

extension Command {
    static let report = Command(
        name: "report", operands: "RESULTS.json…",
        summary: "make reports from JSON reports: of one run, or of all shards of one merged",
        options: [.report, .junitCases, .noReport, .verbose, .wire, .quiet, .color],
        notes: [
            "RESULTS.json is what assay run --report json wrote. A shard that is missing or given twice is an",
            "error, and so are parts of different runs.",
            "Exit code: that of the run which is reported: 0 all passed, 1 a test failed, 2 a spec or the",
            "command line is wrong, or the results do not fit, 3 a report could not be written, 4 nothing",
            "was run, 130 interrupted.",
        ],
        run: { arguments, surroundings throws(UsageError) in
            try ReportCommand(arguments, surroundings).run()
        })
}

/// `assay report`.
struct ReportCommand {
    private let paths: [String]
    private let reports: [ReportFile]
    private let detail: ConsoleDetail
    private let style: ConsoleStyle
    private let surroundings: Surroundings

    init(_ arguments: Arguments, _ surroundings: Surroundings) throws(UsageError) {
        paths = arguments.operands
        guard !paths.isEmpty else {
            throw UsageError("report needs results", hint: "usage: assay report RESULTS.json…")
        }
        let cases = try RunArguments.junitCases(arguments)
        let files = if let asked = try ReportFile.read(arguments) { asked } else { try ReportFile.usual() }
        // What the runner of GitHub shows by itself, the shards have told it.
        let isAsked = files.contains { $0.kind.name == ReportKind.github.name }
        reports = try (isAsked ? files.forRunner(surroundings.environment) : files).map { $0.with(cases) }
        detail = try RunArguments.detail(arguments)
        style = try TerminalUse(arguments, in: surroundings).style
        self.surroundings = surroundings
    }

    func run() throws(UsageError) -> ExitCode {
        try checkPlaces()
        var results: [ResultsFile] = []
        for path in paths { results.append(try ResultsFile(path, in: surroundings.files)) }
        let merged = try MergedResults(results)
        let console = ConsoleReport(
            to: StreamSink(surroundings.terminal), detail: detail, style: style)
        var begun = ReportsOfRun(reports, beside: [console], in: surroundings)
        begun.begin(merged.heading)
        for file in merged.files { begun.add(file) }
        begun.end(merged.summary)
        var codes = ExitCode.codes(of: merged.summary)
        if merged.files.isEmpty {
            write("assay: nothing was run: the results hold no file")
            codes.append(.nothingToRun)
        }
        for error in begun.commit() {
            write("assay: \(error.message)")
            codes.append(.reportNotWritten)
        }
        return .combined(codes)
    }

    /// No report may take the place of the results that it is made from.
    private func checkPlaces() throws(UsageError) {
        let files = surroundings.files
        for report in reports {
            guard let path = report.path, let place = try? files.canonical(path) else { continue }
            for path in paths where (try? files.canonical(path)) == place {
                throw UsageError(
                    "the report \(report.kind.name) would be written over \(path), which it is made from",
                    hint: "give it another path: --report \(report.kind.name)=PATH")
            }
        }
    }

    private func write(_ line: String) {
        // With the stream gone there is nobody left to tell; the exit code still speaks.
        try? surroundings.terminal.write(line + "\n", to: .error)
    }
}
