/// A pattern for dates as `strftime` of POSIX.1-2017 has it, in English, taken apart once.
///
/// Besides, `%f` is the fraction of the second, `%s` the seconds since 1970, and `-` behind `%` leaves out the
/// zeros and spaces in front of a number.
package struct DatePattern: Sendable {
    enum Part: Sendable, Equatable {
        case text(String)
        case field(DateField, isUnpadded: Bool)
    }

    let parts: [Part]

    /// - Throws: the first thing that is wrong, with its place.
    package init(_ pattern: String) throws(DatePatternError) {
        var parts: [Part] = []
        var text = String.UnicodeScalarView()
        var rest = pattern.unicodeScalars[...]
        var offset = 0
        while let scalar = rest.popFirst() {
            guard scalar == "%" else {
                text.append(scalar)
                offset += UTF8.width(scalar)
                continue
            }
            let isUnpadded = rest.first == "-"
            if isUnpadded { rest.removeFirst() }
            guard let letter = rest.popFirst() else {
                throw DatePatternError(
                    message: "a letter is missing behind the %", offset: offset, length: isUnpadded ? 2 : 1)
            }
            let written = isUnpadded ? "%-\(letter)" : "%\(letter)"
            if letter == "%", !isUnpadded {
                text.append("%")
            } else if let longer = Self.shorthands[letter], !isUnpadded {
                parts += Self.textPart(&text) + (try DatePattern(longer).parts)
            } else if let field = DateField(rawValue: letter), !isUnpadded || field.isNumber {
                parts += Self.textPart(&text) + [.field(field, isUnpadded: isUnpadded)]
            } else {
                throw DatePatternError(
                    message: "\(VisibleText.escaped(written)) is no part of a date", offset: offset,
                    length: written.utf8.count)
            }
            offset += written.utf8.count
        }
        self.parts = parts + Self.textPart(&text)
    }

    private static func textPart(_ text: inout String.UnicodeScalarView) -> [Part] {
        defer { text = String.UnicodeScalarView() }
        return text.isEmpty ? [] : [.text(String(text))]
    }

    /// What a letter is short for, in the POSIX locale.
    private static let shorthands: [Unicode.Scalar: String] = [
        "c": "%a %b %e %H:%M:%S %Y", "D": "%m/%d/%y", "F": "%Y-%m-%d", "h": "%b", "n": "\n",
        "r": "%I:%M:%S %p", "R": "%H:%M", "t": "\t", "T": "%H:%M:%S", "x": "%m/%d/%y", "X": "%H:%M:%S",
    ]
}

/// A pattern for dates that cannot be read.
package struct DatePatternError: Error, Equatable {
    /// What is wrong: lower case, no full stop.
    package let message: String
    /// In bytes of UTF-8 from the beginning of the pattern.
    package let offset: Int
    package let length: Int
}
