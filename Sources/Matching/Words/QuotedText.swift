/// Text in quotes for a message: on one line, with nothing invisible in it, cut where it is long.
enum QuotedText {
    /// How many scalars a message shows of one text.
    static let limit = 100

    /// The text in quotes; `escapingNonASCII` is for texts that look the same and are not.
    static func of(_ text: String, escapingNonASCII: Bool = false) -> String {
        let scalars = text.unicodeScalars
        // One more than the limit tells whether the text is longer, without counting all of it.
        let shown = Array(scalars.prefix(limit + 1))
        guard shown.count > limit else {
            return "\"" + escaped(shown[...], escapingNonASCII: escapingNonASCII) + "\""
        }
        let beginning = escaped(shown[..<limit], escapingNonASCII: escapingNonASCII)
        return "\"\(beginning)…\" (\(scalars.count) characters)"
    }

    /// The text without its quotes; `marked` is the place of a scalar that is shown as its escape.
    static func escaped(
        _ scalars: ArraySlice<Unicode.Scalar>, escapingNonASCII: Bool, marked: Int? = nil
    ) -> String {
        var output = ""
        for index in scalars.indices {
            let scalar = scalars[index]
            switch scalar {
            case "\"": output += "\\\""
            case "\\": output += "\\\\"
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case _
            where VisibleScalar.isInvisible(scalar) || index == marked
                || escapingNonASCII && !scalar.isASCII:
                output += VisibleScalar.escape(scalar)
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }
}
