/// One place where two documents are not the same.
package struct XMLDifference {
    package enum Kind {
        /// The element has another name: both as `{urn:a}item`.
        case name(expected: String, actual: String)
        case missingElement(XMLNode)
        case extraElement(XMLNode)
        /// The element is there, in another place among its siblings.
        case movedElement(XMLNode, actual: String)
        case missingAttribute(expected: String)
        case extraAttribute(actual: String)
        /// The text of an element or of an attribute.
        case value(expected: String, actual: String)
    }

    /// Where in the document that came, or where in it something is missing: `/Order/Item[2]/@id`.
    package let path: String
    package let kind: Kind
}
