import XML

extension PathExpression {
    /// Which namespace keeps an XPath with prefixes from finding anything in a body; nil where none does. Made for
    /// what has failed: it looks at the whole document.
    package func namespaceHint(on subject: any Subject, context: PathContext) -> String? {
        guard case .xPath(let expression) = source.operation, !expression.prefixes.isEmpty,
            let document = try? subject.document().xml()
        else { return nil }
        let context = context.about(subject)
        return document.namespaceHint(
            for: expression, XPathBindings(author: context.namespaces, soap: context.soapNamespace))
    }
}
