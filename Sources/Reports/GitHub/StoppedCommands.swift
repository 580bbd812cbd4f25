package import Results

/// Tells the runner of GitHub Actions to take nothing of what stands on the standard output for a command, where there are
/// no annotations that do so: an answer that is quoted may hold one, and the runner passes over the space before it.
package struct StoppedCommands: Report {
    private let sink: any ReportSink
    /// What turns commands on again; nobody may guess it.
    private let token: String

    package init(to sink: any ReportSink, token: String) {
        self.sink = sink
        self.token = token
    }

    package func begin(_ run: RunHeading) { sink.append(WorkflowCommand.stop(token)) }

    package func add(_ part: ReportedPart) {}

    package func end(_ run: RunSummary) { sink.append(WorkflowCommand.resume(token)) }
}
