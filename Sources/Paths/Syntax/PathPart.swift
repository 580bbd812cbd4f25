/// One part of a path expression, between `->` and `->`.
struct PathPart {
    enum Content {
        case jsonPath
        case xPath
        /// The name of a source or stage and its arguments; never empty.
        case words([PathWord])
    }

    let content: Content
    /// The bytes of the part, without the white space around it.
    let range: Range<Int>
    /// The numbers of the slots that stand in it.
    let slots: Range<Int>
}
