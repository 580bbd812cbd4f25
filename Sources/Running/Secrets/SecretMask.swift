import JSON

/// Hides the values of secrets in every text that leaves the run.
///
/// A value is found as it is and as JSON, XML, URLs and forms write it, in whatever mixture and however often
/// escaped; and inside Base64, where the whole Base64 word is hidden, since its ends would give parts away.
struct SecretMask: Sendable {
    /// What stands in the place of a secret.
    static let standIn = "***"
    /// Shorter values would mangle every text; they are refused before they are used.
    static let shortestLength = 2

    /// The longer first, so that a secret that holds another one is hidden whole.
    private var secrets: [EncodedSecret] = []
    private var known = TextSet()

    /// How many values it hides; it only grows.
    var count: Int { secrets.count }

    /// The values it hides.
    var values: [String] { secrets.map(\.value) }

    /// Adds a value; the same value twice is one.
    mutating func add(_ value: String) {
        for form in SecretForms.of(value) where !form.isEmpty && known.insert(form) {
            let secret = EncodedSecret(form)
            let place = secrets.firstIndex { $0.bytes.count < secret.bytes.count } ?? secrets.endIndex
            secrets.insert(secret, at: place)
        }
    }

    /// How many bytes of text the longest secret can take up, whatever it is escaped for.
    ///
    /// A text that is cut must be masked with at least this much more than is shown.
    var longestSpan: Int { (secrets.map(\.bytes.count).max() ?? 0) * EscapedScalar.widest }

    /// The text without the secrets.
    func masked(_ text: String) -> String {
        guard !secrets.isEmpty, !text.isEmpty else { return text }
        let bytes = Array(text.utf8)
        let ranges = found(in: bytes)
        guard !ranges.isEmpty else { return text }
        var output: [UInt8] = []
        var position = 0
        for range in ranges {
            output += bytes[position..<range.lowerBound]
            output += Array(SecretMask.standIn.utf8)
            position = range.upperBound
        }
        output += bytes[position...]
        return String(decoding: output, as: UTF8.self)
    }

    /// The text, the beginning of a longer one, without the secrets and what the cut left of them.
    func maskedBeginning(_ text: String) -> String {
        var masked = masked(text + "…").unicodeScalars
        if masked.last == "…" { masked.removeLast() }
        return String(masked)
    }

    /// The message without the secrets, and without what it quotes of those that stand in it.
    ///
    /// - Parameters:
    ///   - message: what is to be shown.
    ///   - others: secrets that stand in the texts that the message speaks of.
    /// - Returns: the message as it may be shown.
    func maskedMessage(_ message: String, quoting others: [String] = []) -> String {
        QuotedParts.masked(masked(message), of: secrets(in: message) + others)
    }

    /// The secrets that stand in a text, as they stand there.
    func secrets(in text: String) -> [String] {
        let bytes = Array(text.utf8)
        return found(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// The places of all secrets, in order and apart from each other.
    private func found(in bytes: [UInt8]) -> [Range<Int>] {
        let cuts = EncodedSecret.cuts(in: bytes)
        let whole = secrets.flatMap { $0.places(in: bytes) }
        return SecretMask.merged(
            whole + base64Words(in: bytes, cuts: cuts) + cutSecrets(in: bytes, cuts: cuts))
    }

    private func base64Words(in bytes: [UInt8], cuts: [Range<Int>]) -> [Range<Int>] {
        guard let shortest = secrets.last?.bytes.count else { return [] }
        return Base64Word.all(in: bytes, cuts: cuts, holding: shortest).filter { $0.holds(secrets) }.map(
            \.range)
    }

    /// What is left of secrets before and after each cut.
    private func cutSecrets(in bytes: [UInt8], cuts: [Range<Int>]) -> [Range<Int>] {
        guard !cuts.isEmpty else { return [] }
        let starts = [0] + cuts.map(\.upperBound)
        let ends = cuts.map(\.lowerBound) + [bytes.count]
        return zip(starts, ends).flatMap { start, end in
            let piece = Array(bytes[start..<end])
            return secrets.flatMap {
                $0.parts(of: piece, isCutBefore: start > 0, isCutAfter: end < bytes.count)
            }.map { $0.lowerBound + start..<$0.upperBound + start }
        }
    }

    private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, range.lowerBound < last.upperBound {
                result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }
}
