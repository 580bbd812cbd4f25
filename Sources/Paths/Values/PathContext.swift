package import JSON

/// What a path needs to know besides the subject.
package struct PathContext {
    /// The author's bindings of prefixes to namespaces: step, test, spec and project merged.
    package let namespaces: TextDictionary<String>
    private let soap: () -> String?

    /// - Parameters:
    ///   - namespaces: the author's bindings of prefixes.
    ///   - soapNamespace: what `soap` stands for where the author binds nothing else. It is asked for by XPath
    ///     alone: an answer that nothing else needs is not read for it.
    package init(
        namespaces: TextDictionary<String> = [:], soapNamespace: @escaping @autoclosure () -> String? = nil
    ) {
        self.namespaces = namespaces
        soap = soapNamespace
    }

    /// What `soap` stands for where the author binds nothing else.
    package var soapNamespace: String? { soap() }
}
