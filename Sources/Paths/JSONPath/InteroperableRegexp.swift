import Text

/// I-Regexp (RFC 9485), checked against its grammar and translated for PCRE2 as §5.4 says.
///
/// `^` and `$`, which the grammar has as ordinary characters and the translation leaves as they are, stand for
/// the beginning and the end of the text.
enum InteroperableRegexp {
    /// The expression, or nil for what is no I-Regexp; it must match the whole text, as in `match`, or a part
    /// of it, as in `search`.
    static func compile(_ pattern: String, isWhole: Bool) -> RegularExpression? {
        var translation = Translation(pattern)
        guard let body = translation.run() else { return nil }
        return try? RegularExpression(isWhole ? "\\A(?:" + body + ")\\z" : body)
    }

    /// Walks through the pattern once, without recursion.
    private struct Translation {
        private let scalars: [Unicode.Scalar]
        private var position = 0
        private var output = ""

        init(_ pattern: String) {
            scalars = Array(pattern.unicodeScalars)
        }

        mutating func run() -> String? {
            var depth = 0
            while let scalar = next() {
                switch scalar {
                case "(":
                    depth += 1
                    output += "("
                    continue
                case "|":
                    output += "|"
                    continue
                case ")":
                    guard depth > 0 else { return nil }
                    depth -= 1
                    output += ")"
                default:
                    guard atom(scalar) else { return nil }
                }
                guard quantifier() else { return nil }
            }
            return depth == 0 ? output : nil
        }

        private var peeked: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

        private mutating func next() -> Unicode.Scalar? {
            guard let scalar = peeked else { return nil }
            position += 1
            return scalar
        }

        private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
            guard peeked == scalar else { return false }
            position += 1
            return true
        }

        /// `NormalChar` or `charClass`.
        private mutating func atom(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar {
            case ".": output += "[^\\n\\r]"
            case "^": output += "\\A"
            case "$": output += "\\z"
            case "\\": return escape()
            case "[": return characterClass()
            case "*", "+", "?", "{", "}", "]": return false
            default: append(literal: scalar)
            }
            return true
        }

        /// `SingleCharEsc`, `catEsc` or `complEsc`, after the backslash.
        private mutating func escape() -> Bool {
            guard let scalar = next() else { return false }
            switch scalar {
            case "p", "P":
                return category(isNegated: scalar == "P")
            case "n", "r", "t":
                output += "\\" + String(scalar)
            case "("..."+", "-", ".", "?", "["..."^", "{"..."}":
                append(literal: scalar)
            default:
                return false
            }
            return true
        }

        /// `{Lu}` after `\p`.
        private mutating func category(isNegated: Bool) -> Bool {
            guard take("{"), let major = next() else { return false }
            let minors: String
            switch major {
            case "L": minors = "lmotu"
            case "M": minors = "cen"
            case "N": minors = "dlo"
            case "P": minors = "cdefios"
            case "Z": minors = "lps"
            case "S": minors = "ckmo"
            case "C": minors = "cfno"
            default: return false
            }
            var name = String(major)
            if let minor = peeked, minors.unicodeScalars.contains(minor) {
                name += String(minor)
                position += 1
            }
            guard take("}") else { return false }
            output += isNegated ? "\\P{\(name)}" : "\\p{\(name)}"
            return true
        }

        /// `charClassExpr`, after the bracket: `[^]` and a first and last `-` as the grammar has them.
        private mutating func characterClass() -> Bool {
            output += take("^") ? "[^" : "["
            var isEmpty = true
            if take("-") {
                output += "\\-"
                isEmpty = false
            }
            while let scalar = next() {
                switch scalar {
                case "]":
                    output += "]"
                    return !isEmpty
                case "-":
                    output += "\\-"
                    guard !isEmpty, take("]") else { return false }
                    output += "]"
                    return true
                default:
                    guard classItem(scalar) else { return false }
                    isEmpty = false
                }
            }
            return false
        }

        /// `CCE1`: a character, a range or a category.
        private mutating func classItem(_ scalar: Unicode.Scalar) -> Bool {
            let isCategory = scalar == "\\" && (peeked == "p" || peeked == "P")
            guard classCharacter(scalar) else { return false }
            let follows = position + 1 < scalars.count ? scalars[position + 1] : nil
            guard !isCategory, peeked == "-", follows != "]" else { return true }
            position += 1
            output += "-"
            guard let upper = next(), upper != "-", upper != "\\" || (peeked != "p" && peeked != "P") else {
                return false
            }
            return classCharacter(upper)
        }

        private mutating func classCharacter(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar {
            case "\\": return escape()
            case "[", "]": return false
            default:
                append(literal: scalar)
                return true
            }
        }

        /// `quantifier`, where there is one.
        private mutating func quantifier() -> Bool {
            guard let scalar = peeked else { return true }
            switch scalar {
            case "*", "+", "?":
                position += 1
                output.unicodeScalars.append(scalar)
                return true
            case "{":
                position += 1
                return repetition()
            default:
                return true
            }
        }

        /// `range-quantifier`, after the brace.
        private mutating func repetition() -> Bool {
            let least = digits()
            guard !least.isEmpty else { return false }
            output += "{" + least
            if take(",") { output += "," + digits() }
            output += "}"
            return take("}")
        }

        private mutating func digits() -> String {
            var digits = ""
            while let scalar = peeked, "0"..."9" ~= scalar {
                digits.unicodeScalars.append(scalar)
                position += 1
            }
            return digits
        }

        /// A character that stands for itself, kept from meaning something else to PCRE2.
        private mutating func append(literal scalar: Unicode.Scalar) {
            let isPlain =
                !scalar.isASCII || scalar == "_" || "a"..."z" ~= scalar || "A"..."Z" ~= scalar
                || "0"..."9" ~= scalar
            if scalar == "\0" {
                output += "\\x00"
            } else {
                output += (isPlain ? "" : "\\") + String(scalar)
            }
        }
    }
}
