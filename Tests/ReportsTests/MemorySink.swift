import Reports
import Results

/// A report in memory.
final class MemorySink: ReportSink {
    private(set) var bytes: [UInt8] = []

    var count: Int { bytes.count }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    func append(_ bytes: [UInt8]) { self.bytes += bytes }

    func patch(_ bytes: [UInt8], at offset: Int) {
        self.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    }

    /// The whole report on some files, by one that writes to the sink it is given.
    static func text(
        of files: [FileResult], heading: RunHeading = RunHeading(startedAt: "2026-11-30T04:05:06Z"),
        duration: Duration = .zero, _ make: (MemorySink) -> any Report
    ) -> String {
        let sink = MemorySink()
        var reports = [make(sink)]
        var summary = RunSummary(duration: duration)
        reports[0].begin(heading)
        for file in files {
            reports.add(file)
            summary.add(file)
        }
        reports[0].end(summary)
        return sink.text
    }
}
