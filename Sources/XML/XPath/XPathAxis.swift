/// The axes of XPath 1.0 §2.2.
enum XPathAxis: String, CaseIterable {
    case ancestor
    case ancestorOrSelf = "ancestor-or-self"
    case attribute
    case child
    case descendant
    case descendantOrSelf = "descendant-or-self"
    case following
    case followingSibling = "following-sibling"
    case namespace
    case parent
    case preceding
    case precedingSibling = "preceding-sibling"
    case `self`

    /// Whether a name on it is an element's (§2.3, principal node type).
    var isOfElements: Bool { self != .attribute && self != .namespace }
}
