import Platform
import Reports
import Results

/// All reports of a run: what the person sees, and the files.
struct ReportsOfRun {
    private var reports: [any Report]
    private var sinks: [FileSink] = []
    private var failures: [FileError] = []

    /// Begins the reports that go to files, beside those that the person sees.
    init(_ files: [ReportFile], beside console: [any Report], in surroundings: Surroundings) {
        reports = console
        for file in files {
            do throws(FileError) {
                if let (report, sink) = try file.begin(in: surroundings.files) {
                    reports.append(report)
                    sinks.append(sink)
                }
            } catch {
                failures.append(error)
            }
        }
        // Last, so that what they say at the end stands behind all the rest.
        let output = StreamSink(surroundings.terminal)
        let annotations = files.compactMap { $0.kind.makeForOutput?(output, surroundings) }
        reports += annotations
        if annotations.isEmpty, GitHubRunner.isThere(surroundings.environment) {
            reports.append(StoppedCommands(to: output, token: GitHubRunner.token(surroundings.random)))
        }
    }

    mutating func begin(_ run: RunHeading) {
        for index in reports.indices { reports[index].begin(run) }
    }

    mutating func add(_ file: FileResult) { reports.add(file) }

    mutating func end(_ run: RunSummary) {
        for index in reports.indices { reports[index].end(run) }
    }

    /// Puts the files in their places.
    ///
    /// - Returns: why some of them are not there.
    func commit() -> [FileError] {
        var failures = failures
        for sink in sinks {
            do throws(FileError) { try sink.commit() } catch { failures.append(error) }
        }
        return failures
    }
}
