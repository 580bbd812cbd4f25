import Results
import Running

/// Whether files of results are all parts of one divided run.
struct ShardCheck {
    private struct Part {
        let shard: ReportedShard
        let file: ResultsFile

        /// What all parts of one run have in common.
        var marks: [String] {
            [
                "\(shard.count) shards", "a run of \(shard.filesOfRun) files",
                file.heading.environment.map { "the environment \"\($0)\"" } ?? "no environment",
                "version \(file.heading.version) of Assay",
            ]
        }
    }

    private let parts: [Part]

    /// - Throws: for a file that is no part of a divided run.
    init(_ results: [ResultsFile]) throws(UsageError) {
        var parts: [Part] = []
        for file in results {
            guard let shard = file.heading.shard else {
                let other = results.first { $0.heading.shard != nil }
                throw UsageError(
                    "\(file.path) is a whole run, and \(other?.path ?? "") is shard "
                        + "\(other?.heading.shard?.text ?? "")")
            }
            parts.append(Part(shard: shard, file: file))
        }
        self.parts = parts
    }

    /// Every part of one run is there, once.
    func checkParts() throws(UsageError) {
        guard let first = parts.first else { return }
        for part in parts { try check(part, against: first) }
        try checkNumbers(upTo: first.shard.count)
    }

    private func check(_ part: Part, against first: Part) throws(UsageError) {
        for (told, other) in zip(part.marks, first.marks) where told != other {
            throw UsageError(
                "these are not the shards of one run: \(first.file.path) is of \(other), "
                    + "\(part.file.path) is of \(told)")
        }
    }

    private func checkNumbers(upTo count: Int) throws(UsageError) {
        guard count <= Shard.mostParts else {
            throw UsageError("there are at most \(Shard.mostParts) shards, not \(count)")
        }
        var files = [String?](repeating: nil, count: count)
        for part in parts {
            let index = part.shard.number - 1
            if let other = files[index] {
                throw UsageError("shard \(part.shard.text) is given twice: \(other) and \(part.file.path)")
            }
            files[index] = part.file.path
        }
        let missing = files.indices.filter { files[$0] == nil }.map { "\($0 + 1)/\(count)" }
        guard !missing.isEmpty else { return }
        let shown = missing.prefix(10).joined(separator: ", ") + (missing.count > 10 ? ", …" : "")
        throw UsageError(
            missing.count == 1
                ? "shard \(shown) is missing" : "\(missing.count) shards are missing: \(shown)",
            hint: "give the results of every shard; a shard that wrote none did not end")
    }

    /// The files of all parts in the order of the run; every one is there, once.
    func files() throws(UsageError) -> [FileResult] {
        let count = parts.first?.shard.filesOfRun ?? 0
        let hint = "each shard must have been given the same specs, in the same state"
        let found = parts.reduce(0) { $0 + $1.file.files.count }
        guard found == count else {
            throw UsageError("the shards have \(found) files together, and the run has \(count)", hint: hint)
        }
        var files = [FileResult?](repeating: nil, count: count)
        for part in parts {
            guard part.shard.files.count == part.file.files.count else {
                throw UsageError("\(part.file.path) is damaged: its shard and its files are not as many")
            }
            for (number, file) in zip(part.shard.files, part.file.files) {
                guard files.indices.contains(number - 1), files[number - 1] == nil else {
                    throw UsageError("the shards have a file \(number) of \(count) too many", hint: hint)
                }
                files[number - 1] = file
            }
        }
        return files.compactMap { $0 }
    }
}
