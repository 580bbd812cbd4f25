/// One place where a pattern matched.
package struct RegularExpressionMatch: Sendable, Equatable {
    /// The match in UTF-8 bytes of the text.
    package let range: Range<Int>
    /// The matched text first, then each capture group; nil for a group that took no part.
    package let groups: [String?]

    /// The matched text.
    package var text: String { (groups.first ?? nil) ?? "" }
}
