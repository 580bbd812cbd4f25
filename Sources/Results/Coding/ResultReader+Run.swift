import Diagnostics
package import JSON

// The members of a document and of its files, for whoever reads them piece by piece.

extension ResultReader {
    /// What is known of a run when it begins, from the members in front of `files`.
    package func heading(_ value: JSONValue) throws(ResultFormatError) -> RunHeading {
        let object = try ResultObject(value, "the run")
        return RunHeading(
            startedAt: try object.text("startedAt"), version: try object.text("version"),
            environment: try object.possibleText("environment"), shard: try object.possible("shard", shard))
    }

    /// A file whose tests were read elsewhere.
    package func file(
        _ value: JSONValue, tests: TestList, testCounts: Counts
    ) throws(ResultFormatError) -> FileResult {
        let object = try ResultObject(value, "a file")
        let file = FileResult(
            file: try object.text("file"), name: try object.text("name"),
            setup: try steps("setup", in: .setup, of: object), tests: tests, testCounts: testCounts,
            teardown: try steps("teardown", in: .teardown, of: object),
            diagnostics: try object.list("diagnostics", diagnostic),
            duration: try object.duration("duration"), seed: try object.seed())
        guard try object.part("counts", counts) == file.counts else {
            throw ResultFormatError("the counts of \(file.file) are not those of its tests")
        }
        return file
    }

    /// What the run came to, but for what its files tell; they are counted in.
    package func summary(
        _ value: JSONValue, of files: some Sequence<FileResult>
    ) throws(ResultFormatError) -> RunSummary {
        let object = try ResultObject(value, "the summary")
        var summary = RunSummary(
            duration: try object.duration("duration"), wasInterrupted: try object.boolean("interrupted"),
            seed: try object.seed())
        for file in files { summary.add(file) }
        guard try object.part("counts", counts) == summary.counts else {
            throw ResultFormatError("the counts of the summary are not those of the files")
        }
        return summary
    }

    private func shard(_ value: JSONValue) throws(ResultFormatError) -> ReportedShard {
        let object = try ResultObject(value, "a shard")
        let shard = ReportedShard(
            number: try object.number("number"), count: try object.number("count"),
            filesOfRun: try object.number("filesOfRun"), files: try object.numbers("files"))
        guard shard.number >= 1, shard.number <= shard.count else {
            throw object.wrong("number", "from 1 to \"count\"")
        }
        return shard
    }

    private func counts(_ value: JSONValue) throws(ResultFormatError) -> Counts {
        let object = try ResultObject(value, "counts")
        var counts = Counts()
        for (name, path) in Counts.numbers {
            counts[keyPath: path] = try object.possibleNumber(name) ?? 0
        }
        return counts
    }

    private func diagnostic(_ value: JSONValue) throws(ResultFormatError) -> RecordedDiagnostic {
        let object = try ResultObject(value, "a diagnostic")
        let severity = try object.text("severity")
        guard severity == "error" || severity == "warning" else {
            throw object.wrong("severity", "error or warning")
        }
        return RecordedDiagnostic(
            severity: severity == "error" ? .error : .warning, place: try object.possible("place", place),
            end: try object.possible("end", place), message: try object.text("message"),
            hint: try object.possibleText("hint"), related: try object.list("related", related),
            rendered: try object.text("rendered"))
    }

    private func related(_ value: JSONValue) throws(ResultFormatError) -> RecordedDiagnostic.Related {
        let object = try ResultObject(value, "a related place")
        return RecordedDiagnostic.Related(
            message: try object.text("message"), place: try object.part("place", place),
            end: try object.possible("end", place))
    }
}
