import Diagnostics
import Specs
import TestSupport
import Testing

/// Loads a text as `assay.json` in the folder of the memory files.
func project(
    _ text: String, files: [String: String] = [:], known: Set<String> = [], strict: Bool = false
) -> LoadedProject {
    ProjectLoader(files: MemoryFiles(files), knownVariables: known, isStrict: strict) { report in
        report.hasPrefix("junit") ? nil : ("unknown report", "did you mean \"junit\"?")
    }
    .load(SourceText(name: "assay.json", text: text), folder: ".")
}

/// Loads a text as `spec.json` under a project file that has no error.
func load(
    _ text: String, under project: String, environment: String? = nil, known: Set<String> = []
) throws -> LoadedSpec {
    let loaded = SpecsTests.project(project, known: known)
    try #require(loaded.diagnostics.map { $0.rendered() } == [])
    return SpecLoader(
        files: MemoryFiles(), knownVariables: known, project: try loaded.level(of: environment)
    ).load(SourceText(name: "spec.json", text: text), folder: ".")
}

extension LoadedSpec {
    /// All that is wrong, as it is shown.
    var shown: String { diagnostics.map { $0.rendered() }.joined(separator: "\n") }
}
