/// Bytes that are no text in a character set, or text that a character set does not have.
package struct CharsetError: Error, Equatable {
    package enum Reason: Sendable, Equatable {
        /// The bytes at the offset stand for no character.
        case invalid
        /// The bytes end inside a character that begins at the offset.
        case incomplete
        /// The character at the offset does not exist in the set.
        case unmappable
    }

    package let charset: String
    package let reason: Reason
    /// Where, in bytes: of the input when decoding, of the text's UTF-8 when encoding.
    package let offset: Int

    /// What to tell the reader.
    package var message: String {
        switch reason {
        case .invalid: "the bytes at offset \(offset) are not \(charset)"
        case .incomplete: "the \(charset) text ends in the middle of a character at offset \(offset)"
        case .unmappable: "the character at offset \(offset) does not exist in \(charset)"
        }
    }
}
