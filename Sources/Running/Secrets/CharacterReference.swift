/// What stands between the ampersand and the semicolon of a reference of XML or HTML.
enum CharacterReference {
    /// The character that `lt`, `#60`, `#x3C` or `auml` stands for; nil where it stands for none that is known here.
    static func value(of name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        case "euro": return "€"
        default: break
        }
        guard name.hasPrefix("#") else { return latin1[name] }
        let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }

    /// HTML's names of U+00A0 to U+00FF, which pages of errors are written with.
    private static let latin1: [String: Unicode.Scalar] = {
        let names = """
            nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 \
            acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde \
            Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute \
            Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde \
            auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute \
            ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
            """
        let scalars = (UInt8(0xA0)...0xFF).map { Unicode.Scalar($0) }
        return Dictionary(uniqueKeysWithValues: zip(names.split(separator: " ").map(String.init), scalars))
    }()
}
