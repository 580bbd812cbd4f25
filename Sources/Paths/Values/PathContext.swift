package import JSON
package import Text

/// What a path needs to know besides the subject.
package struct PathContext {
    /// The author's bindings of prefixes to namespaces: step, test, spec and project merged.
    package let namespaces: TextDictionary<String>
    private let soap: () -> String?
    /// The time now, for stages that need it; nil where there is no clock.
    package let now: (() -> DateTime?)?
    /// Resolves a reference against the URL of the answer; nil where there is no answer.
    package let resolve: ((String) -> String)?

    /// - Parameters:
    ///   - namespaces: the author's bindings of prefixes.
    ///   - soapNamespace: what `soap` stands for where the author binds nothing else. It is asked for by XPath
    ///     alone: an answer that nothing else needs is not read for it.
    ///   - now: the time now, asked once for each stage that needs it.
    ///   - resolve: resolves a reference against the URL of the answer.
    package init(
        namespaces: TextDictionary<String> = [:],
        soapNamespace: @escaping @autoclosure () -> String? = nil,
        now: (() -> DateTime?)? = nil, resolve: ((String) -> String)? = nil
    ) {
        self.namespaces = namespaces
        soap = soapNamespace
        self.now = now
        self.resolve = resolve
    }

    /// What `soap` stands for where the author binds nothing else.
    package var soapNamespace: String? { soap() }

    /// The context for a subject, which knows what the author did not say.
    func about(_ subject: any Subject) -> PathContext {
        PathContext(
            namespaces: namespaces, soapNamespace: self.soapNamespace ?? subject.soapNamespace, now: now,
            resolve: resolve ?? subject.resolve)
    }
}
