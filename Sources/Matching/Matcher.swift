package import Diagnostics
package import JSON
package import Paths
import Text

/// An expected value, compiled once: a plain value that must be equal, or matchers (LANGUAGE.md §4).
package struct Matcher: Sendable {
    let root: Expected
    /// The file that the expected value stands in.
    package let source: SourceText
    /// Whether it depends on the time at which it was compiled.
    package let isTimeBound: Bool

    /// Compiles an expected value with its templates filled in.
    ///
    /// - Throws: the first error of those that `validate` lists.
    package init(
        _ expected: LocatedJSON, source: SourceText, in surroundings: any MatcherSurroundings
    ) throws(MatcherError) {
        var compiler = MatcherCompiler(source: source, awaitsTemplates: false, in: surroundings)
        root = compiler.compile(expected)
        isTimeBound = compiler.isTimeBound
        self.source = source
        if let first = compiler.errors.first { throw first }
    }

    /// All that is wrong with an expected value, before templates are filled in: a text that holds `{{` is
    /// not judged as an operand.
    package static func validate(
        _ expected: LocatedJSON, source: SourceText, in surroundings: any MatcherSurroundings
    ) -> [Diagnostic] {
        var compiler = MatcherCompiler(source: source, awaitsTemplates: true, in: surroundings)
        _ = compiler.compile(expected)
        return compiler.errors.map { $0.diagnostic(in: source) }
    }

    /// The matcher of another expected value in the same place; this one where that needs a file or the time.
    package func replacing(_ expected: LocatedJSON) -> Matcher {
        guard let matcher = try? Matcher(expected, source: source, in: NoSurroundings()),
            !matcher.isTimeBound
        else { return self }
        return matcher
    }

    /// The value as it was given to `init`.
    package var expected: LocatedJSON { root.authored }

    /// The places where a value is not as expected; empty where it holds.
    ///
    /// - Parameters:
    ///   - value: what a path gave.
    ///   - label: the path, as messages call the value.
    /// - Returns: every mismatch, in the order in which the values are expected.
    package func mismatches(of value: PathValue, label: String) -> [Mismatch] {
        mismatches(of: Observed(value), label: label)
    }

    /// The places where the lines of a header are not as expected: one of them must match, but a `?not` must
    /// hold for all.
    package func mismatches(ofLines lines: [String], label: String) -> [Mismatch] {
        let lines = lines.map { JSONValue.string($0) }
        guard root.judge(lines: lines) != .holds else { return [] }
        var explanation = Explanation(source: source, label: label)
        root.explain(lines: lines, in: &explanation)
        return explanation.mismatches
    }

    /// Whether it is meant for a value that may not be there: what it says of an absent one is an answer.
    package var judgesAbsence: Bool { root.judge(.absent) != .cannotJudge }

    func mismatches(of value: Observed, label: String) -> [Mismatch] {
        guard root.judge(value) != .holds else { return [] }
        var explanation = Explanation(source: source, label: label)
        root.explain(value, at: .root, in: &explanation)
        return explanation.mismatches
    }
}

/// No files and no time.
private struct NoSurroundings: MatcherSurroundings {
    func now() -> DateTime? { nil }

    func bytes(ofFile name: String, namedIn source: SourceText) throws(MatcherFileError) -> [UInt8] {
        throw MatcherFileError("there are no files here")
    }
}
