/// Something in an author's envelope that cannot be sent as XML.
package struct EnvelopeError: Error, Equatable, Sendable {
    package enum Reason: Equatable, Sendable {
        case badName(String)
        case unknownKey(String)
        case unboundPrefix(String, of: String, bound: [String])
        case emptyNamespace(prefix: String)
        case reservedPrefix(String)
        case twiceTheAttribute(String)
        case attributeIs(String, kind: String)
        case contentIs(key: String, kind: String)
        case arrayInArray
        case childrenAre(kind: String)
        case childIs(kind: String)
        case childHasKeys(count: Int)
        case attributeAsChild(String)
        case forbiddenCharacter(Unicode.Scalar)
        case loneSurrogate
        case partIs(kind: String)
        case lineIs(kind: String)
        case notWellFormed(part: Part, message: String, line: Int, column: Int)
        case declarationInside
        case noEnvelope(root: String, namespace: String?)
    }

    /// Which text the author wrote as XML.
    package enum Part: Equatable, Sendable { case fragment, envelope }

    package let reason: Reason
    /// The bytes of the spec to point at.
    package let range: Range<Int>
    /// Whether it is in the Header, which may stand in another file than the Body.
    package let isInHeader: Bool

    package init(_ reason: Reason, at range: Range<Int>, isInHeader: Bool = false) {
        self.reason = reason
        self.range = range
        self.isInHeader = isInHeader
    }
}
