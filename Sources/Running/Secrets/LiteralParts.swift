/// What a text that may hold templates says by itself.
enum LiteralParts {
    /// The secrets in the value of a secret variable, or of a member that is called as one.
    ///
    /// - Parameters:
    ///   - text: as it is written, its escapes for JSON resolved.
    ///   - isDefinition: whether it is what the variable holds; of another text that has templates, what stands
    ///     beside them is none of the secret, as `Bearer` before a token.
    /// - Returns: the whole text where it has no template; no part without a letter or a digit.
    static func secrets(in text: String, isDefinition: Bool) -> [String] {
        guard let parts = parts(of: text) else { return [text] }
        return isDefinition ? parts.filter(isTelling) : []
    }

    /// The parts beside the templates; nil where there is no template.
    ///
    /// A template that is not closed ends with the text if it begins it. Behind other text it is none: two braces
    /// may stand in a secret, too.
    private static func parts(of text: String) -> [String]? {
        let scalars = Array(text.unicodeScalars)
        var parts: [String] = []
        var part = String.UnicodeScalarView()
        var hasTemplate = false
        var index = 0
        while index < scalars.count {
            let rest = scalars[index...]
            if rest.starts(with: escape) {
                part += escape
                index += escape.count
            } else if rest.starts(with: opening) {
                guard let end = end(ofTemplateIn: rest) else { return index == 0 ? [] : nil }
                hasTemplate = true
                parts.append(String(part))
                part = String.UnicodeScalarView()
                index = end
            } else {
                part.append(scalars[index])
                index += 1
            }
        }
        return hasTemplate ? parts + [String(part)] : nil
    }

    private static func end(ofTemplateIn scalars: ArraySlice<Unicode.Scalar>) -> Int? {
        scalars.firstRange(of: closing)?.upperBound
    }

    private static func isTelling(_ part: String) -> Bool {
        part.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }

    private static let escape = Array("\\{{".unicodeScalars)
    private static let opening = Array("{{".unicodeScalars)
    private static let closing = Array("}}".unicodeScalars)
}
