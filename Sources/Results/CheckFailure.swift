/// One thing that did not hold in a step: a mismatch, or the error that ended it.
package struct CheckFailure: Sendable, Equatable {
    package let kind: FailureKind
    /// The place in the spec that asked for it, where one did.
    package let place: Place?
    /// What was looked at: `$.id`, `header Location`, `status`. Empty for an error of the whole step.
    package internal(set) var subject: String
    /// The sentence a person reads: `expected an integer, got string "7"`.
    package internal(set) var message: String
    /// The expected and the actual value for reports that show them side by side, where there are both.
    package internal(set) var expected: String?
    package internal(set) var actual: String?
    /// The author's own words from `?because`.
    package internal(set) var because: String?
    /// What stands at `place` and around it, where a report may show that.
    package internal(set) var excerpt: SpecExcerpt?

    package init(
        kind: FailureKind, place: Place?, subject: String, message: String, expected: String? = nil,
        actual: String? = nil, because: String? = nil
    ) {
        self.kind = kind
        self.place = place
        self.subject = subject
        self.message = message
        self.expected = expected
        self.actual = actual
        self.because = because
    }

    /// The failure with the lines of the spec that it speaks of; masked.
    package func quoting(_ excerpt: SpecExcerpt?) -> CheckFailure {
        var failure = self
        failure.excerpt = excerpt
        return failure
    }

    /// `$.id  expected an integer, got string "7"`, without the place.
    package var sentence: String { subject.isEmpty ? message : "\(subject)  \(message)" }
}
