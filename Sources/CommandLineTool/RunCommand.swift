import Diagnostics
import HTTP
import JSON
import Platform
import Reports
import Results
import Running
import Specs
import Text

extension Command {
    static let run = Command(
        name: "run", operands: "[PATH | PATH:LINE]…",
        summary: "run specs: files, folders, or what stands on a line",
        options: [
            .environment, .variable, .variables, .secret, .cookieJar, .seed, .name, .tag, .notTag, .list,
            .shard, .jobs, .failFast, .retries, .timeout, .maxBody, .offline, .allowEmpty, .report,
            .junitCases, .noReport, .verbose, .wire, .quiet, .slowest, .color, .progress,
        ],
        notes: [
            "Without a path the specs in specs/ beside assay.json are run, or in specs/ here where there is",
            "none. PATTERN is a regular expression.",
            "Exit code: 0 all passed, 1 a test failed, 2 a spec or the command line is wrong,",
            "3 a report, the output or the cookie jar could not be written, 4 there was nothing to run,",
            "130 interrupted.",
        ],
        endsWhenCancelled: true,
        run: { arguments, surroundings throws(UsageError) in
            try RunCommand(arguments, surroundings).run()
        })
}

/// `assay run`.
struct RunCommand {
    private let selection: SpecSelection
    private let options: RunOptions
    /// Nil where the command line says nothing of them.
    private let reports: [ReportFile]?
    private let junitCases: JUnitCases
    private let cookies: CookieJarFile?
    private let detail: ConsoleDetail
    private let terminal: TerminalUse
    /// How many of the slowest tests are named; nil for none.
    private let slowest: Int?
    private let shard: Shard?
    /// Whether only to tell what would be run.
    private let lists: Bool
    private let allowsEmpty: Bool
    private let surroundings: Surroundings
    /// Those that the command has read so far.
    private let readFiles: ReadFiles

    init(_ arguments: Arguments, _ surroundings: Surroundings) throws(UsageError) {
        var surroundings = surroundings
        readFiles = ReadFiles(surroundings.files)
        surroundings.files = readFiles
        let given = try VariableArguments.read(arguments, in: surroundings)
        selection = try SpecSelection(arguments, given: given)
        reports = try ReportFile.read(arguments)
        junitCases = try RunArguments.junitCases(arguments)
        cookies = try CookieJarFile.read(arguments)
        detail = try RunArguments.detail(arguments)
        terminal = try TerminalUse(arguments, in: surroundings)
        slowest = try RunArguments.slowest(arguments)
        options = try RunArguments.options(arguments, given: given)
        shard = try ShardArgument.read(arguments, surroundings.environment)
        lists = arguments.has(.list)
        allowsEmpty = arguments.has(.allowEmpty)
        self.surroundings = surroundings
    }

    func run() throws(UsageError) -> ExitCode {
        // Before anything else: a jar that cannot be read must not be written over.
        var jar = try cookies?.load(in: surroundings) ?? CookieJar()
        let selected = try selection.files(in: surroundings)
        let reports = try reports(of: selected)
        try cookies?.check(beside: reports)
        try reports.checkPlaces(beside: readFiles)
        var codes: [ExitCode] = []
        if !selected.diagnostics.isEmpty {
            write(selected.diagnostics.map { $0.rendered() + "\n" }.joined(), to: .error)
            codes.append(selected.exitCode)
        } else if selected.files.isEmpty, !allowsEmpty {
            tell(selected.emptiness)
        }
        if selected.files.isEmpty { codes.append(.nothingToRun) }
        let files = shard?.taking(of: selected.files) ?? selected.files
        if let shard { tellShard(shard, files, of: selected.files) }
        codes += lists ? list(files) : try carryOut(files, reports, under: heading(of: selected), jar: &jar)
        return .combined(allowsEmpty ? codes.filter { $0 != .nothingToRun } : codes)
    }

    /// What the command line asks for, else the projects; and what the CI shows that all runs on.
    private func reports(of selected: SpecSelection.Selected) throws(UsageError) -> [ReportFile] {
        // Nobody but --no-report leaves an empty list.
        if let reports, reports.isEmpty { return [] }
        let asked = if let reports { reports } else { try ReportFile.all(of: selected.projects) }
        return try asked.forRunner(surroundings.environment)
    }

    private func carryOut(
        _ files: [PlannedFile], _ reports: [ReportFile], under heading: RunHeading, jar: inout CookieJar
    ) throws(UsageError) -> [ExitCode] {
        var options = options
        // Answers are saved beside the first report.
        if let first = reports.compactMap(\.path).first { options.reportFolder = FilePath.folder(of: first) }
        options.writtenFiles += reports.compactMap(\.path)
        for report in reports { options.recording = options.recording.joined(with: report.kind.recording) }
        var begun = ReportsOfRun(
            reports.map { $0.with(junitCases) }, beside: consoleReports, in: surroundings)
        begun.begin(heading)
        let summary = try perform(files, options, &begun, jar: &jar)
        begun.end(summary)
        var codes = ExitCode.codes(of: summary)
        codes += begun.commit().flatMap { tell($0) }
        if let reason = summary.lostResults { codes += tell(lostResults: reason) }
        if let cookies, !files.isEmpty {
            do throws(FileError) {
                try cookies.save(jar, in: surroundings)
            } catch {
                codes += tell(error)
            }
        }
        return codes
    }

    /// What is known of the run of a selection before it begins.
    func heading(of selected: SpecSelection.Selected) -> RunHeading {
        RunHeading(
            startedAt: Runner(options: options, surroundings: surroundings).startTime,
            version: Version.number, environment: selected.projects.environment,
            shard: shard.map {
                ReportedShard(
                    number: $0.number, count: $0.count, filesOfRun: selected.files.count,
                    files: $0.places(in: selected.files).map { $0 + 1 })
            })
    }

    /// Tells what would be run, and what is wrong with the files that could not.
    private func list(_ files: [PlannedFile]) -> [ExitCode] {
        let diagnostics = files.flatMap { $0.maskedDiagnostics(given: options.given) }
            .filter { $0.severity == .error }
        write(diagnostics.map { $0.rendered + "\n" }.joined(), to: .error)
        write(SelectionList.text(of: files, given: options.given, in: surroundings.files))
        return diagnostics.isEmpty ? [] : [.wrongInput]
    }

    private func tellShard(_ shard: Shard, _ files: [PlannedFile], of all: [PlannedFile]) {
        func count(_ files: [PlannedFile]) -> Int { files.reduce(0) { $0 + $1.tests.count } }
        let total = count(all)
        write("shard \(shard.text): \(count(files)) of \(total) test\(total == 1 ? "" : "s")\n")
    }

    /// What the person sees.
    private var consoleReports: [any Report] {
        let sink = StreamSink(surroundings.terminal)
        // Where a live line tells how far the run is, files that passed need none.
        let detail = terminal.showsProgress && detail == .usual ? .quiet : detail
        let report = ConsoleReport(to: sink, detail: detail, style: terminal.style)
        return [report] + (slowest.map { [SlowestTests(to: sink, count: $0, style: terminal.style)] } ?? [])
    }

    private func perform(
        _ files: [PlannedFile], _ options: RunOptions, _ reports: inout ReportsOfRun, jar: inout CookieJar
    ) throws(UsageError) -> RunSummary {
        let runner = Runner(options: options, surroundings: surroundings)
        let display =
            terminal.showsProgress
            ? ProgressDisplay(
                clock: surroundings.clock, terminal: surroundings.terminal, palette: terminal.style.palette)
            : nil
        defer { display?.end() }
        do throws(ThreadError) {
            return try runner.run(files, jar: &jar, observer: display) { reports.add($0) }
        } catch {
            throw UsageError(error.message)
        }
    }

    /// Tells that a file could not be written.
    private func tell(_ error: FileError) -> [ExitCode] {
        write("assay: \(error.message)\n", to: .error)
        return [.reportNotWritten]
    }

    /// Tells that the reports lack results.
    private func tell(lostResults reason: String) -> [ExitCode] {
        write("assay: results of tests are lost, no report is whole: \(reason)\n", to: .error)
        return [.reportNotWritten]
    }

    private func tell(_ emptiness: SpecSelection.Emptiness) {
        let hint = emptiness.hint.map { "  = \($0)\n" } ?? ""
        write("assay: \(emptiness.message)\n\(hint)", to: .error)
    }

    private func write(_ text: String, to stream: OutputStream = .output) {
        // With the stream gone there is nobody left to tell; the exit code still speaks.
        try? surroundings.terminal.write(text, to: stream)
    }
}
