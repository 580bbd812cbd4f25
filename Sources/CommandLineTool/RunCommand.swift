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
            .environment, .variable, .variables, .secret, .name, .jobs, .cookieJar, .report, .noReport,
            .verbose,
        ],
        notes: [
            "Without a path the specs in specs/ beside assay.json are run, or in specs/ here where there is",
            "none. PATTERN is a regular expression.",
            "Exit code: 0 all passed, 1 a test failed, 2 a spec or the command line is wrong,",
            "3 a report or the cookie jar could not be written, 4 there was nothing to run, 130 interrupted.",
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
    private let cookies: CookieJarFile?
    private let console: ConsoleReport
    private let surroundings: Surroundings

    init(_ arguments: Arguments, _ surroundings: Surroundings) throws(UsageError) {
        let given = try VariableArguments.read(arguments, in: surroundings)
        selection = try SpecSelection(arguments, given: given)
        reports = try ReportFile.read(arguments)
        cookies = try CookieJarFile.read(arguments)
        console = ConsoleReport(isVerbose: arguments.has(.verbose))
        options = RunOptions(
            given: given, jobs: try RunCommand.jobs(arguments), keepsExchanges: arguments.has(.verbose),
            userAgent: "assay/\(Version.number)")
        self.surroundings = surroundings
    }

    private static func jobs(_ arguments: Arguments) throws(UsageError) -> Int {
        guard let text = arguments.value(of: .jobs) else { return CurrentProcess.processorCount * 2 }
        guard let jobs = Int(text), (1...1024).contains(jobs) else {
            throw UsageError("--jobs needs a number from 1 to 1024, got \"\(text)\"")
        }
        return jobs
    }

    func run() throws(UsageError) -> ExitCode {
        // Before anything else: a jar that cannot be read must not be written over.
        var jar = try cookies?.load(in: surroundings) ?? CookieJar()
        let selected = try selection.files(in: surroundings)
        let reports = if let reports { reports } else { try ReportFile.all(of: selected.projects) }
        try cookies?.check(beside: reports)
        var codes: [ExitCode] = []
        if !selected.diagnostics.isEmpty {
            write(selected.diagnostics.map { $0.rendered() + "\n" }.joined(), to: .error)
            codes.append(selected.exitCode)
        }
        let result = try perform(selected.files, jar: &jar)
        codes += codesOf(result)
        if selected.diagnostics.isEmpty { tellNothingRan(codes) }
        write(console.summary(of: result))
        for report in reports {
            codes += keeping { () throws(FileError) in try report.write(result, files: surroundings.files) }
        }
        if let cookies, !selected.files.isEmpty {
            codes += keeping { () throws(FileError) in try cookies.save(jar, in: surroundings) }
        }
        return .combined(codes)
    }

    /// Writes a file, and tells when that cannot be done.
    private func keeping(_ write: () throws(FileError) -> Void) -> [ExitCode] {
        do throws(FileError) {
            try write()
            return []
        } catch {
            self.write("assay: \(error.message)\n", to: .error)
            return [.reportNotWritten]
        }
    }

    private func perform(
        _ files: [PlannedFile], jar: inout CookieJar
    ) throws(UsageError) -> RunResult {
        let runner = Runner(options: options, surroundings: surroundings)
        let terminal = surroundings.terminal
        let console = console
        do throws(ThreadError) {
            return try runner.run(files, jar: &jar) { file in
                try? terminal.write(console.text(for: file), to: .output)
            }
        } catch {
            throw UsageError(error.message)
        }
    }

    private func codesOf(_ result: RunResult) -> [ExitCode] {
        var codes: [ExitCode] = []
        let counts = result.counts
        if result.wasInterrupted { codes.append(.interrupted) }
        for file in result.files {
            if file.isSpecError {
                codes.append(.wrongInput)
            } else if file.cases.contains(where: { $0.outcome == .failed || $0.outcome == .errored }) {
                codes.append(.failed)
            }
        }
        if counts.cases == 0 { codes.append(.nothingToRun) }
        return codes
    }

    /// Only where nothing else explains it.
    private func tellNothingRan(_ codes: [ExitCode]) {
        if ExitCode.combined(codes) == .nothingToRun {
            write("assay: there is nothing to run: no test was found or selected\n", to: .error)
        }
    }

    private func write(_ text: String, to stream: OutputStream = .output) {
        // With the stream gone there is nobody left to tell; the exit code still speaks.
        try? surroundings.terminal.write(text, to: stream)
    }
}
