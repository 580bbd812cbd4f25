/// The texts that a secret may have become on its way, besides being escaped.
enum SecretForms {
    /// The secret itself, and where it has white space: with the other kind of line end, with each run of
    /// white space as one space (so messages show the beginning of a body), and without the white space at its
    /// ends (so headers lose it).
    static func of(_ secret: String) -> [String] {
        let scalars = Array(secret.unicodeScalars)
        guard scalars.contains(where: isSpace) else { return [secret] }
        let unix = lines(of: scalars).joined(separator: "\n")
        let words = scalars.split(whereSeparator: isSpace).map { text(of: $0) }
        let begun = scalars.drop(while: isSpace)
        let trimmed = begun.prefix(begun.count - begun.reversed().prefix(while: isSpace).count)
        var forms: [String] = []
        for form in [
            secret, unix, lines(of: scalars).joined(separator: "\r\n"), words.joined(separator: " "),
            text(of: trimmed),
        ]
        where form.unicodeScalars.count >= SecretMask.shortestLength
            && !forms.contains(where: { $0.utf8.elementsEqual(form.utf8) })
        {
            forms.append(form)
        }
        return forms
    }

    private static func lines(of scalars: [Unicode.Scalar]) -> [String] {
        var lines: [String] = []
        var line = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            if scalar == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { continue }
            guard scalar == "\n" else {
                line.append(scalar)
                continue
            }
            lines.append(String(line))
            line = String.UnicodeScalarView()
        }
        return lines + [String(line)]
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
    }

    private static func text(of scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
