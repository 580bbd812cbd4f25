package import JSON

/// What the prefixes of an expression mean.
///
/// A prefix is looked for in `author`, then among the well-known ones, then in the document's own
/// declarations, where the first in document order counts.
package struct XPathBindings: Sendable {
    /// Prefixes bound by `namespaces` of step, test, spec and project, merged.
    package var author: TextDictionary<String>
    /// What `soap` means where the author does not say: the namespace of the message's own version. Without
    /// it the root element's namespace counts, if that is an Envelope.
    package var soap: String?
    /// What an element name without prefix matches.
    package var unprefixedElements: UnprefixedElements

    package enum UnprefixedElements: Sendable {
        /// Elements of any namespace and of none: the rule of the spec language.
        case anyNamespace
        /// Elements in no namespace only: the rule of XPath 1.0.
        case noNamespace
    }

    package init(
        author: TextDictionary<String> = [:], soap: String? = nil,
        unprefixedElements: UnprefixedElements = .anyNamespace
    ) {
        self.author = author
        self.soap = soap
        self.unprefixedElements = unprefixedElements
    }
}
