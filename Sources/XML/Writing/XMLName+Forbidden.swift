extension XMLName {
    /// The first character that may not stand in a document, and its offset in UTF-8 bytes; or nil.
    package static func firstForbidden(in text: String) -> (offset: Int, scalar: Unicode.Scalar)? {
        var offset = 0
        for scalar in text.unicodeScalars {
            if !isCharacter(scalar) { return (offset, scalar) }
            offset += UTF8.width(scalar)
        }
        return nil
    }
}
