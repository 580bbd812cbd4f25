import Diagnostics
import JSON

// A document is begun by `begin(run)`; each file by `begin(file)`, its tests and `end(file)`; and ended by `end(run)`.
// What was written is counted, so that a document agrees with itself whatever became of results on the way to it.
// Everything stands on lines of its own, so that a search finds whole tests.

extension ResultWriter {
    package mutating func begin(_ run: RunHeading) {
        json.beginObject()
        member(ResultFormat.mark, ResultFormat.version)
        member("version", run.version)
        member("startedAt", run.startedAt)
        if let environment = run.environment { member("environment", environment) }
        if let shard = run.shard {
            json.name("shard")
            json.beginObject()
            member("number", shard.number)
            member("count", shard.count)
            member("filesOfRun", shard.filesOfRun)
            list("files", shard.files) { $0.json.value($1) }
            json.endObject()
        }
        json.name("files")
        json.beginArray()
    }

    /// All of a file but its tests and what comes behind them.
    package mutating func begin(_ file: FileResult) {
        json.breakLine()
        json.beginObject()
        member("file", file.file)
        member("name", file.name)
        member(seed: file.seed)
        member("duration", file.duration)
        list("diagnostics", file.diagnostics) { $0.write($1) }
        list("setup", file.setup) { $0.write($1, in: .setup) }
        json.name("tests")
        json.beginArray()
        testCounts = Counts()
    }

    /// A test of the file that was begun; `coded` is how it was written before, where it was.
    package mutating func add(_ test: TestResult, coded: [UInt8]? = nil) {
        json.breakLine()
        if let coded { json.value(written: coded) } else { write(test) }
        testCounts.add(test)
    }

    package mutating func end(_ file: FileResult) {
        json.breakLine()
        json.endArray()
        list("teardown", file.teardown) { $0.write($1, in: .teardown) }
        let counts = file.counts(ofTests: testCounts)
        member(counts)
        fileCounts += counts
        json.endObject()
    }

    package mutating func end(_ run: RunSummary) {
        json.breakLine()
        json.endArray()
        json.name("summary")
        json.beginObject()
        member("files", run.files)
        if run.brokenFiles != 0 { member("brokenFiles", run.brokenFiles) }
        member("duration", run.duration)
        member(fileCounts)
        member(seed: run.seed)
        if run.wasInterrupted { member("interrupted", true) }
        json.endObject()
        json.endObject()
        json.breakLine()
    }

    /// As text, since many a reader of JSON keeps no more than 53 bits of a number.
    private mutating func member(seed: UInt64?) {
        if let seed { member("seed", String(seed)) }
    }

    private mutating func member(_ counts: Counts) {
        json.name("counts")
        json.beginObject()
        for (name, number) in Counts.numbers { member(name, counts[keyPath: number]) }
        json.endObject()
    }

    private mutating func write(_ diagnostic: RecordedDiagnostic) {
        json.beginObject()
        member("severity", diagnostic.severity == .error ? "error" : "warning")
        if let place = diagnostic.place { member("place", place) }
        if let end = diagnostic.end { member("end", end) }
        member("message", diagnostic.message)
        if let hint = diagnostic.hint { member("hint", hint) }
        list("related", diagnostic.related) { writer, related in
            writer.json.beginObject()
            writer.member("message", related.message)
            writer.member("place", related.place)
            if let end = related.end { writer.member("end", end) }
            writer.json.endObject()
        }
        member("rendered", diagnostic.rendered)
        json.endObject()
    }
}
