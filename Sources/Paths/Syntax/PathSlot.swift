/// A `{{…}}` inside a path expression: a place for a value, never text that is put in.
package struct PathSlot: Sendable, Equatable {
    /// What stands between the braces, without the white space around it.
    package let text: String
    /// Where `text` begins, in bytes from the beginning of the expression.
    package let offset: Int
    /// The bytes of the slot in the expression, braces included.
    package let range: Range<Int>

    package init(text: String, offset: Int, range: Range<Int>) {
        self.text = text
        self.offset = offset
        self.range = range
    }
}
