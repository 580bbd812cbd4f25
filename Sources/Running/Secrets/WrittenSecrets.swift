import Diagnostics
import Platform

/// The secrets that stand in a file as they are, read when something of it is quoted for the first time.
final class WrittenSecrets: Sendable {
    private let found = Guarded<SecretMask?>(nil)

    /// What hides the secrets that are written in the file, which is the same each time.
    func mask(of source: SourceText) -> SecretMask {
        found.withLock { found in
            if let found { return found }
            var mask = SecretMask()
            for text in LiteralSecrets.values(in: [source.bytes])
            where text.unicodeScalars.count >= SecretMask.shortestLength {
                mask.add(text)
            }
            found = mask
            return mask
        }
    }
}
