import Diagnostics
import HTTP
import JSON
import Platform
import Results
import Specs
import TestSupport
import Testing

@testable import Running

/// Loads a text as `spec.json` that has no error.
func loaded(
    _ text: String, name: String = "spec.json", files: MemoryFiles = MemoryFiles(), known: Set<String> = []
) throws -> LoadedSpec {
    let loaded = SpecLoader(files: files, knownVariables: known)
        .load(SourceText(name: name, text: text), folder: ".")
    try #require(loaded.diagnostics.filter { $0.severity == .error }.map { $0.rendered() } == [])
    return loaded
}

/// Runs a text as `spec.json` through a transport, in surroundings without luck.
func run(
    _ text: String, given: GivenVariables = GivenVariables(), through transport: any Transport,
    in surroundings: Surroundings = .fake(), files: MemoryFiles = MemoryFiles()
) throws -> FileResult {
    var surroundings = surroundings
    surroundings.files = files
    let loaded = try loaded(text, files: files, known: Set(given.names))
    return FileRun(
        options: RunOptions(given: given), surroundings: surroundings, transport: transport,
        cookies: CookieJar()
    )
    .result(of: PlannedFile(loaded))
}

extension FileResult {
    /// Every failure as a person reads it, without places.
    var sentences: [String] { cases.flatMap(\.failures).map(\.sentence) }
}

/// A run whose files were all kept.
struct FinishedRun {
    let files: [FileResult]
    let summary: RunSummary

    var seed: UInt64? { summary.seed }
}

extension Runner {
    /// Runs files and keeps what became of each.
    func run(_ planned: [PlannedFile]) throws -> FinishedRun {
        var files: [FileResult] = []
        let summary = try run(planned) { files.append($0) }
        return FinishedRun(files: files, summary: summary)
    }
}
