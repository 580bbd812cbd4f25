import Text

/// Text in other character sets than UTF-8, made UTF-8.
enum XMLDecoder {
    /// - Throws: for a character set that is not known or refused, and for bytes that are not in it
    static func decode(_ bytes: [UInt8], charset: XMLCharset) throws(LocatedProblem) -> [UInt8] {
        let label = try decoderName(for: charset, bytes: bytes)
        guard let decoder = Charset(label: label) else {
            throw LocatedProblem(
                problem: .unknownCharset(label: charset.label, source: charset.source), offset: 0)
        }
        do {
            return Array(try decoder.decode(Array(bytes.dropFirst(charset.markLength))).utf8)
        } catch {
            throw LocatedProblem(problem: charset.misfit, offset: error.offset + charset.markLength)
        }
    }

    /// The decoder's name; which half of UTF-16 comes first without a mark the first bytes decide.
    private static func decoderName(
        for charset: XMLCharset, bytes: [UInt8]
    ) throws(LocatedProblem) -> String {
        let key = charset.key
        guard ["utf-16", "utf16", "utf-32", "utf32", "ucs-2", "ucs-4"].contains(key) else {
            return charset.label
        }
        if let wide = XMLCharset.wideForm(of: bytes) { return wide }
        if bytes.drop(while: XMLDeclaration.isSpace).first == UInt8(ascii: "<") {
            throw LocatedProblem(
                problem: .singleBytes(label: charset.label, source: charset.source), offset: 0)
        }
        return key.hasSuffix("32") || key.hasSuffix("4") ? "UTF-32BE" : "UTF-16BE"
    }
}
