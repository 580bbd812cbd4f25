/// What messages quote of a text that holds a secret.
enum QuotedParts {
    /// The message with each `"…"` masked that quotes a part of one of the secrets.
    static func masked(_ message: String, of secrets: [String]) -> String {
        guard !secrets.isEmpty else { return message }
        var pieces: [Substring.UnicodeScalarView] = message.unicodeScalars.split(
            separator: "\"", omittingEmptySubsequences: false)
        // Every piece between two quotes may be a quoted one; a closing quote may open the next for all we know.
        for index in pieces.indices.dropFirst().dropLast() where isPart(pieces[index], of: secrets) {
            pieces[index] = Substring(SecretMask.standIn).unicodeScalars
        }
        return pieces.map { String($0) }.joined(separator: "\"")
    }

    private static func isPart(_ piece: Substring.UnicodeScalarView, of secrets: [String]) -> Bool {
        piece.count >= SecretMask.shortestLength
            && secrets.contains { $0.unicodeScalars.firstRange(of: piece) != nil }
    }
}
