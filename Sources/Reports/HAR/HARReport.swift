import JSON
package import Results

/// The HTTP Archive of a run, version 1.2: an entry an exchange, redirects included, and a page for each test.
///
/// Entries are written as they come. Pages stand behind them and are known at the end only, so no more than `pageLimit`
/// bytes of them are kept; the entries of further tests belong to the page of their file.
package struct HARReport: Report {
    private static let pageLimit = 4 << 20

    private let sink: any ReportSink
    private var clock = HARClock(startedAt: "")
    private var pages: [UInt8] = []
    private var pageCount = 0
    private var json = JSONBytes()
    private var file = ""
    /// The page of the file's own steps, and of tests without one; nil until there is one.
    private var pageOfFile: String?

    package init(to sink: any ReportSink) {
        self.sink = sink
    }

    package mutating func begin(_ run: RunHeading) {
        clock = HARClock(startedAt: run.startedAt)
        json.beginObject()
        json.name("log")
        json.beginObject()
        json.member("version", "1.2")
        json.member("creator", ["name": "assay", "version": .string(run.version)])
        json.name("entries")
        json.beginArray()
        sink.append(json.take())
    }

    package mutating func begin(_ file: FileResult) {
        self.file = file.file
        pageOfFile = nil
        write(file.setup, as: "setup")
    }

    package mutating func add(_ part: ReportedPart) {
        // What setup and teardown did is told with their file, whether or not it went wrong.
        guard let test = part.test, let name = part.cases.first?.name else { return }
        for (number, attempt) in test.earlier.enumerated() {
            write(attempt.steps + attempt.always, as: "\(name) (attempt \(number + 1))")
        }
        write(test.steps + test.always, as: name)
    }

    package mutating func end(_ file: FileResult) { write(file.teardown, as: "teardown") }

    package mutating func end(_ run: RunSummary) {
        json.breakLine()
        json.endArray()
        json.name("pages")
        sink.append(json.take())
        sink.append("[")
        sink.append(pages)
        sink.append("\n]}}\n")
        pages = []
    }

    private mutating func write(_ steps: [StepResult], as name: String) {
        let exchanges = steps.filter { $0.request != nil }
        guard let first = exchanges.first else { return }
        let page = page(name, first, exchanges.last ?? first)
        for step in exchanges { HAREntry(step: step, page: page, clock: clock).writeAll(to: &json) }
        sink.append(json.take())
    }

    /// The page of a test, or of its file where there are too many.
    private mutating func page(_ name: String, _ first: StepResult, _ last: StepResult) -> String {
        if pages.count < HARReport.pageLimit { return addPage("\(file) › \(name)", first, last) }
        if let pageOfFile { return pageOfFile }
        let page = addPage(file, first, last)
        pageOfFile = page
        return page
    }

    private mutating func addPage(_ title: String, _ first: StepResult, _ last: StepResult) -> String {
        pageCount += 1
        let id = "page_\(pageCount)"
        let start = first.hops.first?.timing ?? first.timing
        var duration: Duration?
        if let start, let end = last.timing { duration = end.start + end.total - start.start }
        let page: JSONValue = [
            "startedDateTime": .string(clock.text(start?.start ?? .zero)), "id": .string(id),
            "title": .string(title),
            "pageTimings": ["onContentLoad": -1, "onLoad": duration.map(HARClock.milliseconds) ?? -1],
        ]
        pages += Array((pageCount == 1 ? "\n" : ",\n").utf8) + page.writtenUTF8()
        return id
    }
}
