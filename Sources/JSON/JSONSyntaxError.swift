/// The first place where a text is not the JSON that was asked for.
package struct JSONSyntaxError: Error, Equatable {
    /// What is wrong; `JSONSyntaxError.message` puts it into words.
    package enum Reason: Equatable, Sendable {
        case emptyText
        case utf16
        case invalidUTF8(UInt8)
        case expected(Expectation, found: Found)
        case unknownWord(String)
        case singleQuote
        case comment
        case trailingComma(before: Unicode.Scalar)
        case unclosedComment
        case unclosedString
        case lineBreakInString
        case controlCharacter(Unicode.Scalar)
        case unknownEscape(Found)
        case shortUnicodeEscape
        case plusSign
        case leadingPoint
        case leadingZero
        case tooDeep(limit: Int)
    }

    /// What the grammar has at a place.
    package enum Expectation: Equatable, Sendable {
        case value, memberName, memberNameOrEnd, colon, memberSeparator, elementSeparator, end
        case digitAfterMinus, digitAfterPoint, digitInExponent
    }

    /// What stands there instead.
    package enum Found: Equatable, Sendable {
        case scalar(Unicode.Scalar)
        case endOfText
    }

    package let reason: Reason
    /// In bytes from the beginning of the text, a byte order mark included.
    package let offset: Int
    /// In bytes; 0 where something is missing at the end of the text.
    package let length: Int

    package init(_ reason: Reason, offset: Int, length: Int) {
        self.reason = reason
        self.offset = offset
        self.length = length
    }
}
