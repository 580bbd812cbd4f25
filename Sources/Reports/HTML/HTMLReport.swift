package import Results

/// One page that holds the whole run: read in a browser without any network, or as plain text where scripts may not run.
///
/// The tests stand in data blocks, two lines each, that the page's script makes a list of; the numbers of the run in a
/// gap at the head; and what went wrong once more behind the data, in plain HTML and bounded, for viewers without script.
package struct HTMLReport: Report {
    /// Where a data block ends and the next begins: a browser takes several better than a very long one.
    private static let blockLength = 1 << 20

    private let sink: any ReportSink
    private var heading = RunHeading(startedAt: "")
    private var summary: ReportGap?
    private var room = TextRoom()
    private var plain = HTMLPlainList()
    private var file = ""
    private var fileNumber = -1
    private var blockStart = 0

    package init(to sink: any ReportSink) {
        self.sink = sink
    }

    package mutating func begin(_ run: RunHeading) {
        heading = run
        sink.append(HTMLPage.head)
        summary = ReportGap(of: 1_024, in: sink)
        sink.append(HTMLPage.main)
    }

    package mutating func begin(_ file: FileResult) {
        self.file = file.file
        fileNumber += 1
        let number = Int64(fileNumber)
        var writer = HTMLStepWriter(file: file.file, room: room)
        beginBlock { json in
            json.member("number", number)
            json.member("file", file.file)
            json.member("name", file.name)
            json.member("us", DurationStyle.microseconds(file.duration))
            // Where the spec is wrong its case has them.
            if !file.isSpecError { json.array("warnings", file.diagnostics) { $0.text($1.rendered) } }
            // A phase that did not pass is a case.
            for (name, steps) in [("setup", file.setup), ("teardown", file.teardown)]
            where steps.allSatisfy(\.outcome.isGood) {
                json.array(name, steps) { writer.write($1, to: &$0) }
            }
        }
        room = writer.room
    }

    package mutating func add(_ part: ReportedPart) {
        if sink.count - blockStart > HTMLReport.blockLength {
            sink.append(HTMLPage.blockEnd)
            let number = Int64(fileNumber)
            beginBlock { $0.member("number", number) }
        }
        for (index, reported) in part.cases.enumerated() {
            // A failed `always` is a case of its own, behind that of its test.
            let always = part.cases.count == 1 ? part.test?.always ?? [] : []
            let tags = index == 0 ? part.test?.tags ?? [] : []
            let own = HTMLCase(reported: reported, tags: tags, always: always, file: file)
            sink.append(own.lines(&room))
            plain.add(reported)
        }
    }

    package mutating func end(_ file: FileResult) { sink.append(HTMLPage.blockEnd) }

    package mutating func end(_ run: RunSummary) {
        sink.append(plain.text(of: run))
        sink.append("</main>\n<script type=\"application/json\" id=\"run\">\n")
        let facts = facts(of: run)
        sink.append(EmbeddedJSON.line { HTMLReport.write(run.counts, facts, to: &$0) })
        sink.append(HTMLPage.blockEnd)
        sink.append(HTMLPage.end)
        let shown = facts.filter { ["started", "duration", "environment", "shard"].contains($0.name) }
        let line = shown.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
        summary?.fill(
            "<h1>\(HTMLPage.text(HTMLPage.headline(run)))</h1>\n"
                + "<p>\(HTMLPage.text(Beginning.of(line, bytes: 130)))</p>", in: sink)
    }

    private mutating func beginBlock(_ head: (inout EmbeddedJSON) -> Void) {
        blockStart = sink.count
        sink.append(HTMLPage.blockStart)
        sink.append(EmbeddedJSON.line(head))
    }

    /// `2026-11-30 04:05:06 UTC` of `2026-11-30T04:05:06Z`.
    private static func readable(_ moment: String) -> String {
        guard moment.hasSuffix("Z") else { return moment }
        return moment.dropLast().replacing("T", with: " ") + " UTC"
    }

    private func facts(of run: RunSummary) -> [(name: String, value: String)] {
        let counts = run.counts
        let facts: [(name: String, value: String?)] = [
            ("started", HTMLReport.readable(heading.secondOfStart)),
            ("duration", DurationStyle.short(run.duration)),
            ("environment", heading.environment), ("shard", heading.shard?.text),
            ("seed", run.seed.map { String($0) }), ("files", String(run.files)),
            ("steps", String(counts.steps)), ("checks", String(counts.checks)),
            ("interrupted", run.wasInterrupted ? "yes" : nil), ("Assay", heading.version),
        ]
        return facts.compactMap { fact in fact.value.map { (fact.name, $0) } }
    }

    private static func write(
        _ counts: Counts, _ facts: [(name: String, value: String)], to json: inout EmbeddedJSON
    ) {
        json.object("counts") { json in
            let numbers = [
                ("cases", counts.cases), ("passed", counts.passed), ("failed", counts.failed),
                ("errored", counts.errored), ("notRun", counts.notRun), ("skipped", counts.skipped),
                ("flaky", counts.flaky),
            ]
            for (name, number) in numbers { json.member(name, Int64(number)) }
        }
        json.array("facts", facts) { json, fact in
            json.array { json in
                json.text(fact.name)
                json.text(fact.value)
            }
        }
    }
}
