/// What can be wrong with a text that should be XML, as data; `XMLProblem+Message` has the words.
enum XMLProblem: Sendable, Equatable {
    /// Nothing but white space came.
    case empty
    /// The text is over 2 GiB.
    case tooLong
    case spaceBeforeDeclaration
    case zeroCharacter
    /// Elements stand more than `XMLDocument.depthLimit` deep.
    case tooDeep
    /// A tag has more than `XMLAttributeCount.limit`.
    case tooManyAttributes
    case entityDeclaration(name: String)
    case defaultedAttribute(name: String, element: String)
    case undeclaredEntity(name: String)
    /// The bytes are not in the character set of that label; `listing` is all that was said about it.
    case charset(CharsetMisfit, label: String, listing: String)
    case loneAmpersand
    case unboundPrefix(prefix: String, name: String)
    /// An element whose prefix is `xmlns`, which is for declarations alone (Namespaces in XML 1.0 §3).
    case declaringPrefix(name: String)
    case doubledAttribute(name: String, namespace: String?)
    case mismatchedEndTag(found: String, open: String, line: Int)
    /// HTML that is nothing but white space.
    case noElement
    /// A finding of libxml2 that has no case of its own: its code and its words.
    case library(code: Int, text: String)
}

extension XMLProblem {
    /// The text at which it begins, looked for from where the parser found it backwards.
    var anchor: String? {
        switch self {
        case .entityDeclaration: "<!ENTITY"
        case .defaultedAttribute: "<!ATTLIST"
        case .undeclaredEntity(let name): "&\(name);"
        case .mismatchedEndTag: "</"
        case .doubledAttribute, .unboundPrefix, .declaringPrefix: "<"
        default: nil
        }
    }
}
