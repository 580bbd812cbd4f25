import JSON

/// What messages quote of a text that holds a secret.
enum QuotedParts {
    /// The message with each `"…"` masked that quotes a part of one of the secrets, and the names of markup that
    /// one of them seems to hold.
    ///
    /// - Parameters:
    ///   - message: without the secrets themselves.
    ///   - secrets: those it may quote parts of.
    ///   - names: texts that stay, the names of variables, although a secret may hold one.
    /// - Returns: the message as it may be shown.
    static func masked(_ message: String, of secrets: [String], except names: TextSet = []) -> String {
        guard !secrets.isEmpty else { return message }
        var pieces: [Substring.UnicodeScalarView] = message.unicodeScalars.split(
            separator: "\"", omittingEmptySubsequences: false)
        // Every piece between two quotes may be a quoted one; a closing quote may open the next for all we know.
        for index in pieces.indices.dropFirst().dropLast()
        where !names.contains(String(pieces[index])) && isPart(pieces[index], of: secrets) {
            pieces[index] = Substring(SecretMask.standIn).unicodeScalars
        }
        return secrets.reduce(pieces.map { String($0) }.joined(separator: "\"")) { markupMasked($0, of: $1) }
    }

    /// The message with the names of tags and entities masked that a secret with `<` or `&` in it seems to hold.
    private static func markupMasked(_ message: String, of secret: String) -> String {
        var output = String.UnicodeScalarView()
        var rest = message.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            output.append(scalar)
            guard scalar == "<" || scalar == "&" else { continue }
            if scalar == "<", rest.first == "/" { output.append(rest.removeFirst()) }
            let name = rest.prefix { $0 != ">" && $0 != ";" && $0 != " " }
            let end = rest.dropFirst(name.count).first
            let markup = String(scalar) + String(name)
            let closing = "</" + String(name)
            guard end == (scalar == "<" ? ">" : ";"), name.count >= SecretMask.shortestLength,
                secret.utf8.firstRange(of: markup.utf8) != nil
                    || secret.utf8.firstRange(of: closing.utf8) != nil
            else { continue }
            output += SecretMask.standIn.unicodeScalars
            rest = rest.dropFirst(name.count)
        }
        return String(output)
    }

    private static func isPart(_ piece: Substring.UnicodeScalarView, of secrets: [String]) -> Bool {
        piece.count >= SecretMask.shortestLength
            && secrets.contains { $0.unicodeScalars.firstRange(of: piece) != nil }
    }
}
