package import JSON
package import Paths
package import Templates

/// The rule that tells a business failure from a success (LANGUAGE.md §7), all levels merged.
package struct OutcomeRule: Sendable {
    /// The answers that the rule is for; nil for all that `ok` can be read on.
    package let when: [PathExpectation]?
    /// What holds for a success.
    package let ok: [PathExpectation]
    package let code: Located<PathTemplate>?
    package let message: Located<PathTemplate>?
    package let fallback: OutcomeFallback?
    package let texts: OutcomeTexts?

    package init(
        when: [PathExpectation]?, ok: [PathExpectation], code: Located<PathTemplate>?,
        message: Located<PathTemplate>?, fallback: OutcomeFallback?, texts: OutcomeTexts?
    ) {
        self.when = when
        self.ok = ok
        self.code = code
        self.message = message
        self.fallback = fallback
        self.texts = texts
    }
}

/// What is taken where the answer has no code or no message.
package struct OutcomeFallback: Sendable {
    package let code: Located<Template>?
    package let message: Located<Template>?

    package init(code: Located<Template>?, message: Located<Template>?) {
        self.code = code
        self.message = message
    }
}

/// What the codes mean, for people.
package enum OutcomeTexts: Sendable {
    /// Known when the spec was read.
    case known(Shared<TextDictionary<String>>)
    /// Codes and texts that hold templates.
    case templated([(code: Located<Template>, text: Located<Template>)])
    /// In a file whose name is not known before the step runs.
    case file(FileReference)
}

/// The business failure that a step expects: parts of it, each with what it must be; without parts any.
package struct ExpectedOutcome: Sendable {
    package let parts: [(part: PathSource.OutcomePart, value: Located<ExpectedValue>)]

    package init(parts: [(part: PathSource.OutcomePart, value: Located<ExpectedValue>)]) {
        self.parts = parts
    }
}
