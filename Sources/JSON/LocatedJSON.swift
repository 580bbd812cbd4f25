/// A JSON value with its place in the file: what the spec reader works on.
package struct LocatedJSON: Sendable {
    package indirect enum Content: Sendable {
        case null
        case boolean(Bool)
        case number(JSONNumber)
        case string(String)
        case surrogates(SurrogateString)
        case array([LocatedJSON])
        case object([LocatedMember])
        /// A value put in the place of a template: data that came from outside. It has no inner places, and
        /// is never read as a matcher. The parser does not make it.
        case data(JSONValue)
    }

    package let content: Content
    /// The bytes of the value in its source, quotes and brackets included.
    package let range: Range<Int>

    package init(_ content: Content, range: Range<Int>) {
        self.content = content
        self.range = range
    }
}

/// One member of an object with the place of its name.
package struct LocatedMember: Sendable {
    package let key: String
    package let keyHasSurrogate: Bool
    /// The bytes of the name, quotes included.
    package let keyRange: Range<Int>
    package let value: LocatedJSON

    package init(key: String, keyRange: Range<Int>, value: LocatedJSON, keyHasSurrogate: Bool = false) {
        self.key = key
        self.keyRange = keyRange
        self.value = value
        self.keyHasSurrogate = keyHasSurrogate
    }
}
