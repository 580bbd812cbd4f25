/// The texts that a secret may have become on its way, besides being escaped.
enum SecretForms {
    /// The secret, the texts in it where it is a document, their forms with other white space, and each of them as a server reads it that takes the bytes
    /// of UTF-8 for those of ISO-8859-1 or Windows-1252, as many do with headers.
    static func of(_ secret: String) -> [String] {
        let forms = ([secret] + SecretParts.of(secret)).flatMap(inWhiteSpace)
        return forms
            + forms.filter { !$0.utf8.allSatisfy { $0 < 0x80 } }.flatMap { form in
                [
                    text(of: form.utf8.map { Unicode.Scalar($0) }[...]),
                    text(of: form.utf8.map(inWindows1252)[...]),
                ]
            }
    }

    /// The secret itself, and where it has white space: with the other kind of line end, with each run of
    /// white space as one space (so messages show the beginning of a body), and without the white space at its
    /// ends (so headers lose it).
    private static func inWhiteSpace(_ secret: String) -> [String] {
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

    private static func inWindows1252(_ byte: UInt8) -> Unicode.Scalar {
        0x80...0x9F ~= byte ? windows1252[Int(byte - 0x80)] : Unicode.Scalar(byte)
    }

    /// What 0x80 to 0x9F stand for; those without a meaning stand for themselves (Encoding Standard, windows-1252).
    private static let windows1252 = Array(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r"
    }

    private static func text(of scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
