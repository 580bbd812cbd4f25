import XML

extension EnvelopeWriter {
    /// Text between tags, escaped; a qualified name at its start gets its prefix declared.
    mutating func writeText(_ text: String, at range: Range<Int>) {
        useValuePrefix(of: text)
        writeEscaped(text, at: range, inAttribute: false)
    }

    mutating func writeEscaped(_ text: String, at range: Range<Int>, inAttribute: Bool) {
        checkCharacters(of: text, at: range)
        output += (inAttribute ? XMLWriter.attribute(text) : XMLWriter.text(text)).utf8
    }

    /// A CDATA section; where the text holds `]]>` it is divided in two.
    mutating func writeCData(_ text: String, at range: Range<Int>) {
        useValuePrefix(of: text)
        checkCharacters(of: text, at: range)
        output += XMLWriter.cdata(text).utf8
    }

    private mutating func checkCharacters(of text: String, at range: Range<Int>) {
        if let forbidden = XMLName.firstForbidden(in: text) {
            report(.forbiddenCharacter(forbidden.scalar), at: range)
        }
    }
}
