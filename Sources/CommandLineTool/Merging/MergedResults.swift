import JSON
import Results
import Text

/// The results of several files as those of one run.
struct MergedResults {
    let heading: RunHeading
    /// In the order of the run.
    let files: [FileResult]
    let summary: RunSummary

    /// - Throws: what keeps the files from being all parts of one run, or from being merged at all.
    init(_ read: [ResultsFile]) throws(UsageError) {
        let results = MergedResults.sinceTheFirst(read)
        let isDivided = results.contains { $0.heading.shard != nil }
        let shards = isDivided ? try ShardCheck(results) : nil
        try shards?.checkParts()
        try MergedResults.checkDistinctSpecs(of: results)
        files = try shards?.files() ?? results.flatMap(\.files)
        heading = MergedResults.heading(of: results)
        summary = MergedResults.summary(of: results, isDivided: isDivided, files)
    }

    /// The times of calls count from the beginning of the first run.
    private static func sinceTheFirst(_ results: [ResultsFile]) -> [ResultsFile] {
        guard let first = results.map(\.start).min() else { return results }
        return results.map { result in
            // Of runs that are years apart nobody compares the calls.
            guard let delay = result.start.duration(since: first), delay > .zero, delay < .seconds(1 << 29)
            else { return result }
            var result = result
            result.files = result.files.map { $0.later(by: delay) }
            return result
        }
    }

    private static func heading(of results: [ResultsFile]) -> RunHeading {
        let headings = results.map(\.heading)
        return RunHeading(
            startedAt: results.min { $0.start < $1.start }?.heading.startedAt ?? "",
            version: distinct(headings.map(\.version)).joined(separator: ", "),
            environment: headings.allSatisfy { $0.environment != nil }
                ? onlyOne(headings.compactMap(\.environment)) : nil)
    }

    private static func summary(
        of results: [ResultsFile], isDivided: Bool, _ files: [FileResult]
    ) -> RunSummary {
        let durations = results.map(\.summary.duration)
        // The parts of a run go on at the same time, others one after another.
        let duration = isDivided ? durations.max() ?? .zero : durations.reduce(.zero, +)
        var summary = RunSummary(
            duration: duration, wasInterrupted: results.contains { $0.summary.wasInterrupted },
            seed: onlyOne(results.compactMap(\.summary.seed)))
        for file in files { summary.add(file) }
        return summary
    }

    /// No spec may stand in two files: its results would be counted twice.
    private static func checkDistinctSpecs(of results: [ResultsFile]) throws(UsageError) {
        var first = TextDictionary<String>()
        for result in results {
            for file in result.files {
                if let other = first[file.file] {
                    throw UsageError(
                        "\(file.file) is in \(other) and in \(result.path)",
                        hint: "merge the parts of one run, or runs of different specs")
                }
            }
            for file in result.files { first[file.file] = result.path }
        }
    }

    private static func distinct(_ texts: [String]) -> [String] {
        texts.enumerated().filter { !texts[..<$0.offset].contains($0.element) }.map(\.element)
    }

    /// Nil where there are none, or several different ones.
    private static func onlyOne<Value: Equatable>(_ values: [Value]) -> Value? {
        guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
        return first
    }
}
