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
        return loaded.diagnostics.map { diagnostic in
            let quoted = diagnostic.quotedSecrets(mask)
            return RecordedDiagnostic(diagnostic) { text in
                QuotedParts.masked(mask.masked(text), of: quoted)
            }
        }
    }
}

extension Diagnostic {
    /// The secrets that stand on the lines which it points at: its message may name a part of them.
    fileprivate func quotedSecrets(_ mask: SecretMask) -> [String] {
        let places = [location].compactMap(\.self) + related.map(\.location)
        return places.flatMap { mask.secrets(in: $0.source.line($0.position.line)) }
    }
}

extension GivenVariables {
    /// The values given by `--secret`, which are always text.
    fileprivate var secretTexts: [String] {
        secretNames.compactMap { values[$0]?.stringValue }
    }
}
