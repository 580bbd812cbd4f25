import Diagnostics
import JSON
package import Results
import Specs

extension PlannedFile {
    /// What is wrong with the file, the values of secrets masked in the lines that are quoted.
    package func maskedDiagnostics(given: GivenVariables) -> [RecordedDiagnostic] {
        guard !loaded.diagnostics.isEmpty else { return [] }
        var mask = SecretMask()
        for text in given.secretTexts + LiteralSecrets.values(in: loaded.source.bytes)
        where text.unicodeScalars.count >= SecretMask.shortestLength {
            mask.add(text)
        }
        return loaded.diagnostics.map { RecordedDiagnostic($0, mask: mask.masked) }
    }
}

extension GivenVariables {
    /// The values given by `--secret`, which are always text.
    fileprivate var secretTexts: [String] {
        secretNames.compactMap { values[$0]?.stringValue }
    }
}
