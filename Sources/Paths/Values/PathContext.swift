/// What a path needs to know besides the subject.
package struct PathContext: Sendable {
    /// The author's bindings of prefixes to namespaces: step, test, spec and project merged.
    package let namespaces: [String: String]
    /// What `soap` stands for where the author binds nothing else; the subject gives it.
    package let soapNamespace: String?

    package init(namespaces: [String: String] = [:], soapNamespace: String? = nil) {
        self.namespaces = namespaces
        self.soapNamespace = soapNamespace
    }
}
