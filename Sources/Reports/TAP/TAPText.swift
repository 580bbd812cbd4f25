/// Text on its way into a line of TAP.
enum TAPText {
    /// A description or a reason: what would begin a directive is escaped, what would end the line is made visible.
    static func description(_ text: String) -> String {
        var output = ""
        for scalar in line(text).unicodeScalars {
            if scalar == "#" || scalar == "\\" { output.unicodeScalars.append("\\") }
            output.unicodeScalars.append(scalar)
        }
        return output
    }

    /// A line that means nothing to whoever reads the report by program.
    static func comment(_ text: String) -> String { "# \(line(text))" }

    /// One line, whatever its reader takes for the end of one.
    private static func line(_ text: String) -> String {
        let text = VisibleLine.of(text)
        guard text.unicodeScalars.contains(where: { $0 == "\u{2028}" || $0 == "\u{2029}" }) else {
            return text
        }
        return text.unicodeScalars.map {
            $0 == "\u{2028}" || $0 == "\u{2029}" ? VisibleCharacter.standIn(for: $0) : String($0)
        }.joined()
    }
}
