package import Diagnostics
package import JSON

/// An expected value, compiled once: a plain value that must be equal, or matchers (LANGUAGE.md §4).
package struct Matcher: Sendable {
    let root: Expected
    let source: SourceText

    /// Compiles an expected value with its templates filled in.
    ///
    /// - Throws: the first error of those that `validate` lists.
    package init(_ expected: LocatedJSON, source: SourceText) throws(MatcherError) {
        var compiler = MatcherCompiler(source: source, awaitsTemplates: false)
        root = compiler.compile(expected)
        self.source = source
        if let first = compiler.errors.first { throw first }
    }

    /// All that is wrong with an expected value, before templates are filled in: a text that holds `{{` is
    /// not judged as an operand.
    package static func validate(_ expected: LocatedJSON, source: SourceText) -> [Diagnostic] {
        var compiler = MatcherCompiler(source: source, awaitsTemplates: true)
        _ = compiler.compile(expected)
        return compiler.errors.map { $0.diagnostic(in: source) }
    }

    /// Whether this is one matcher object with `?not` in it: for a header of several lines it must hold for
    /// every line, where others must hold for one.
    package var isNegation: Bool {
        guard case .matchers(let matchers, _) = root.rule else { return false }
        return matchers.contains { $0.condition is NotCondition }
    }

    /// The places where a value is not as expected; empty where it holds.
    func mismatches(of value: Observed, label: String) -> [Mismatch] {
        guard root.judge(value) != .holds else { return [] }
        var explanation = Explanation(source: source, label: label)
        root.explain(value, at: .root, in: &explanation)
        return explanation.mismatches
    }
}
