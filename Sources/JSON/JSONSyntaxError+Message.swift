import Diagnostics

extension JSONSyntaxError {
    /// For the reader: what is wrong, what was expected, what to write instead; without the place.
    package var message: String {
        switch reason {
        case .emptyText: "expected a value, the text is empty"
        case .utf16: "the text is UTF-16, JSON is UTF-8"
        case .invalidUTF8(let byte):
            "byte 0x\(JSONSyntaxError.hexadecimal(UInt32(byte), digits: 2)) is not valid UTF-8"
        case .expected(let expectation, let found): "expected \(expectation.words), found \(found.words)"
        case .unknownWord(let word): JSONSyntaxError.unknown(word)
        case .singleQuote: "strings are written in double quotes"
        case .comment: "comments are not allowed in strict JSON"
        case .trailingComma(let bracket):
            "a trailing comma before \"\(bracket)\" is not allowed in strict JSON"
        case .unclosedComment: "the comment is not closed, expected \"*/\""
        case .unclosedString: "the string is not closed, expected '\"'"
        case .lineBreakInString: "the string is not closed on its line, a line break is written \\n"
        case .controlCharacter(let scalar):
            "\(Found.scalar(scalar).words) may not stand in a string, write \(JSONEscape.text(for: scalar))"
        case .unknownEscape(let found):
            "unknown escape, found \(found.words) after the backslash; a backslash itself is written \\\\"
        case .shortUnicodeEscape: "expected four hexadecimal digits after \\u"
        case .plusSign: "a number may not begin with \"+\""
        case .leadingPoint: "a number may not begin with \".\", write \"0.\""
        case .leadingZero: "a number may not have leading zeros"
        case .tooDeep(let limit): "nested more than \(limit) levels deep"
        }
    }

    /// As `message`, but without a word of the text, for texts that may hold what must not be shown.
    package var messageWithoutText: String {
        if case .unknownWord = reason { return "unknown word, text is written in double quotes" }
        return message
    }

    private static func unknown(_ word: String) -> String {
        if let known = Suggestion.nearest(to: word, among: ["true", "false", "null"]) {
            return "unknown word \"\(word)\", did you mean \(known)?"
        }
        return "unknown word \"\(word)\", text is written in double quotes"
    }

    fileprivate static func hexadecimal(_ value: UInt32, digits: Int) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}

extension JSONSyntaxError.Expectation {
    fileprivate var words: String {
        switch self {
        case .value: "a value"
        case .memberName: "a member name in double quotes"
        case .memberNameOrEnd: "a member name in double quotes or \"}\""
        case .colon: "\":\" after the member name"
        case .memberSeparator: "\",\" or \"}\" after the member"
        case .elementSeparator: "\",\" or \"]\" after the element"
        case .end: "nothing after the value"
        case .digitAfterMinus: "a digit after \"-\""
        case .digitAfterPoint: "a digit after the decimal point"
        case .digitInExponent: "a digit in the exponent"
        }
    }
}

extension JSONSyntaxError.Found {
    fileprivate var words: String {
        switch self {
        case .endOfText: "the end of the text"
        case .scalar("\""): "'\"'"
        case .scalar(let scalar) where scalar.isVisible: "\"\(scalar)\""
        case .scalar(let scalar): "U+" + JSONSyntaxError.hexadecimal(scalar.value, digits: 4)
        }
    }
}

extension Unicode.Scalar {
    /// Whether a reader sees it standing alone between quotes.
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
            false
        default: true
        }
    }
}
