/// How a ``RegularExpression`` reads its pattern and its text.
package struct RegularExpressionOptions: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Letters match in either case.
    package static let caseInsensitive = Self(rawValue: 1)
    /// `^` and `$` match at every line.
    package static let multiline = Self(rawValue: 2)
    /// `.` matches line breaks too.
    package static let dotMatchesLineBreaks = Self(rawValue: 4)
    /// `\d`, `\w`, `\s` and `\b` go by Unicode properties instead of ASCII.
    package static let unicodeClasses = Self(rawValue: 8)
}
