import Diagnostics
import Platform
import Specs
import TestSupport
import Testing

/// Loads a text as `spec.json` in the folder of the memory files.
func load(
    _ text: String, files: [String: String] = [:], known: Set<String> = [], strict: Bool = false
) -> LoadedSpec {
    SpecLoader(files: MemoryFiles(files), knownVariables: known, isStrict: strict)
        .load(SourceText(name: "spec.json", text: text), folder: ".")
}

/// All that is wrong with a text, as it is shown.
func errors(
    in text: String, files: [String: String] = [:], known: Set<String> = [], strict: Bool = false
) -> String {
    load(text, files: files, known: known, strict: strict).diagnostics
        .map { $0.rendered() }.joined(separator: "\n")
}

/// The model of a text that has no error.
func spec(_ text: String, files: [String: String] = [:], known: Set<String> = []) throws -> Spec {
    let loaded = load(text, files: files, known: known)
    return try #require(
        loaded.spec, "\(loaded.diagnostics.map { $0.rendered() }.joined(separator: "\n"))")
}

/// The call of the only step, or of the step at an index.
func call(_ steps: [Step], at index: Int = 0) throws -> Call {
    try #require(steps.indices.contains(index))
    guard case .call(let call) = steps[index].action else {
        throw NoCall(step: steps[index].name)
    }
    return call
}

struct NoCall: Error {
    let step: String
}
