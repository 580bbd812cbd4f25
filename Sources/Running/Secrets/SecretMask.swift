/// Hides the values of secrets in every text that leaves the run.
///
/// A value is found as it is and as JSON, XML, URLs and forms write it, in whatever mixture and however often
/// escaped; and inside Base64, where the whole Base64 word is hidden, since its ends would give parts away.
struct SecretMask: Sendable {
    /// What stands in the place of a secret.
    static let standIn = "***"
    /// Shorter values would mangle every text; they are refused before they are used.
    static let shortestLength = 2

    private var secrets: [EncodedSecret] = []

    /// Adds a value; the same value twice is one.
    mutating func add(_ value: String) {
        let secret = EncodedSecret(value)
        guard !value.isEmpty, !secrets.contains(where: { $0.bytes == secret.bytes }) else { return }
        secrets.append(secret)
        // The longer first, so that a secret that holds another one is hidden whole.
        secrets.sort { $0.bytes.count > $1.bytes.count }
    }

    /// How many bytes of text the longest secret can take up, whatever it is escaped for.
    ///
    /// A text that is cut must be masked with at least this much more than is shown.
    var longestSpan: Int { (secrets.map(\.bytes.count).max() ?? 0) * 12 }

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

    /// The places of all secrets, in order and apart from each other.
    private func found(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges = base64Words(in: bytes) + cutSecrets(in: bytes)
        for secret in secrets {
            var index = 0
            while index < bytes.count {
                guard secret.mayBegin(with: bytes[index]), let end = secret.end(in: bytes, at: index) else {
                    index += 1
                    continue
                }
                ranges.append(index..<end)
                index = end
            }
        }
        return SecretMask.merged(ranges)
    }

    private func base64Words(in bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = 0
        while index < bytes.count {
            guard Base64Word.isLetter(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, Base64Word.isLetter(bytes[index]) { index += 1 }
            while index < bytes.count, bytes[index] == UInt8(ascii: "=") { index += 1 }
            let word = Base64Word(bytes[start..<index])
            if secrets.contains(where: { word.holds($0.bytes) }) { ranges.append(start..<index) }
        }
        return ranges
    }

    /// What is left of secrets where a message was cut: before and after each "…".
    private func cutSecrets(in bytes: [UInt8]) -> [Range<Int>] {
        EncodedSecret.cuts(in: bytes).flatMap { cut in
            secrets.flatMap {
                [
                    $0.beginning(before: cut.lowerBound, in: bytes),
                    $0.ending(after: cut.upperBound, in: bytes),
                ]
            }
        }.compactMap(\.self)
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
