/// Text of others on its way into GitHub's Markdown.
enum MarkdownText {
    /// A piece of a line, also of a table's: code, with nothing left that Markdown or HTML know.
    static func code(_ text: String) -> String {
        var output = "<code>"
        for scalar in VisibleLine.of(text).unicodeScalars {
            if isMarkup(scalar) {
                output += "&#\(scalar.value);"
            } else {
                output.unicodeScalars.append(scalar)
            }
        }
        return output + "</code>"
    }

    /// Lines as they are, between fences that none of them can close.
    static func block(_ lines: [String], upTo limit: Int) -> String {
        let whole = lines.map(VisibleLine.of).joined(separator: "\n")
        let text = Beginning.of(whole, bytes: limit)
        let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
        let cut = text.utf8.count < whole.utf8.count ? "…" : ""
        return "\(fence)text\n\(text)\(cut)\n\(fence)\n"
    }

    /// All punctuation of ASCII: entities are never taken for markup.
    private static func isMarkup(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "!"..."/", ":"..."@", "["..."`", "{"..."~": scalar != "/" && scalar != "." && scalar != "-"
        default: false
        }
    }

    private static func longestRun(of wanted: Unicode.Scalar, in text: String) -> Int {
        var longest = 0
        var run = 0
        for scalar in text.unicodeScalars {
            run = scalar == wanted ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
