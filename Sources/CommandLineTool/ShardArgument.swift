import Platform
import Running

/// `--shard I/N`, or `auto`: what the CI's own variables say.
enum ShardArgument {
    private static let form = "--shard needs a part and how many there are, such as 2/5, or auto"

    static func read(_ arguments: Arguments, _ environment: Environment) throws(UsageError) -> Shard? {
        guard let text = arguments.value(of: .shard) else { return nil }
        if text == "auto" { return try detected(in: environment) }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Count.read(parts[0]), let count = Count.read(parts[1]) else {
            throw UsageError("\(form), got \"\(text)\"")
        }
        guard let shard = Shard(number: number, of: count) else {
            throw UsageError(
                "\(form), got \"\(text)\"",
                hint: "the first part is 1, the last is \(min(max(1, count), Shard.mostParts))")
        }
        return shard
    }

    private static func detected(in environment: Environment) throws(UsageError) -> Shard {
        var found: (service: ParallelService, shard: Shard)?
        for service in ParallelService.all {
            guard let shard = try service.shard(in: environment) else { continue }
            guard let first = found else {
                found = (service, shard)
                continue
            }
            if first.shard != shard {
                throw UsageError(
                    "--shard auto finds two: \(first.service.name) says \(first.shard.text), "
                        + "\(service.name) says \(shard.text)",
                    hint: "give the part itself: --shard \(shard.text)")
            }
        }
        if let found { return found.shard }
        throw UsageError(
            "--shard auto finds no variables of a CI that divides a job",
            hint: "it knows \(ParallelService.all.map(\.name).joined(separator: ", ")); "
                + "elsewhere give the part itself, such as --shard 2/5")
    }
}

/// A CI service that runs one job several times, and how it tells each which part it is.
struct ParallelService: Sendable {
    let name: String
    /// The variable with the part's number, and what the first one is.
    let index: String
    let first: Int
    /// The variable with the number of parts.
    let count: String

    static let all = [
        ParallelService(name: "GitLab", index: "CI_NODE_INDEX", first: 1, count: "CI_NODE_TOTAL"),
        ParallelService(name: "CircleCI", index: "CIRCLE_NODE_INDEX", first: 0, count: "CIRCLE_NODE_TOTAL"),
        ParallelService(
            name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", first: 0,
            count: "BUILDKITE_PARALLEL_JOB_COUNT"),
        // Kubernetes tells a pod its index only; the manifest must hand the number over.
        ParallelService(
            name: "Kubernetes", index: "JOB_COMPLETION_INDEX", first: 0, count: "JOB_COMPLETIONS"),
        ParallelService(
            name: "Azure Pipelines", index: "SYSTEM_JOBPOSITIONINPHASE", first: 1,
            count: "SYSTEM_TOTALJOBSINPHASE"),
        ParallelService(
            name: "Bitbucket", index: "BITBUCKET_PARALLEL_STEP", first: 0,
            count: "BITBUCKET_PARALLEL_STEP_COUNT"),
    ]

    /// The part that this service says; nil where it says nothing.
    func shard(in environment: Environment) throws(UsageError) -> Shard? {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        switch (value(index), value(count)) {
        case (nil, nil): return nil
        // A job that is not divided knows no number of its own.
        case (nil, "1"?): return Shard(number: 1, of: 1)
        case (nil, _?):
            throw UsageError("--shard auto: \(name) sets \(count), but not \(index)")
        case (let index?, nil):
            throw UsageError(
                "--shard auto: \(self.index) is \"\(index)\", but \(count) is not set",
                hint: "set \(count) to the number of parts")
        case (let index?, let count?):
            guard let number = Count.read(index[...]), let total = Count.read(count[...]),
                let shard = Shard(number: number + 1 - first, of: total)
            else {
                throw UsageError(
                    "--shard auto: \(self.index) is \"\(index)\" and \(self.count) is \"\(count)\", "
                        + "which is no part of \(name): the first one is \(first)",
                    hint: "there are at most \(Shard.mostParts) parts")
            }
            return shard
        }
    }
}

/// A whole number on the command line or in a variable: digits alone.
enum Count {
    /// Nil where it is none, or so large that nothing could be counted with it.
    static func read(_ text: Substring) -> Int? {
        guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }
}
