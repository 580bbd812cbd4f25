package import Results

/// The report for programs: everything that results hold, in the form that `assay report` reads.
package struct JSONReport: Report {
    private let sink: any ReportSink
    private var writer = ResultWriter()

    package init(to sink: any ReportSink) {
        self.sink = sink
    }

    package mutating func begin(_ run: RunHeading) {
        writer.begin(run)
        flush()
    }

    package mutating func begin(_ file: FileResult) {
        writer.begin(file)
        flush()
    }

    package mutating func add(_ part: ReportedPart) {
        guard let test = part.test else { return }
        writer.add(test, coded: part.coded)
        flush()
    }

    package mutating func end(_ file: FileResult) {
        writer.end(file)
        flush()
    }

    package mutating func end(_ run: RunSummary) {
        writer.end(run)
        flush()
    }

    private mutating func flush() { sink.append(writer.take()) }
}
