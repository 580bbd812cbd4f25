import Diagnostics
import Paths
import Text

/// What an answer is as business (LANGUAGE.md §7).
package enum BusinessOutcome {
    /// The rule is not for this answer, and why not: the end of a sentence.
    case none(reason: String)
    case success
    case failure(BusinessFailure)
    /// A condition that can be asked of no answer, such as one whose prefix nothing binds.
    case undecided(FailedCondition)

    package struct FailedCondition {
        let text: String
        let error: PathError
        let location: SourceLocation
    }
}

/// A failure that the service tells in an answer of its own.
package struct BusinessFailure: Equatable {
    /// As text, whatever it is in the answer.
    package let code: String?
    package let message: String?
    /// What the code means, by the author's `texts`.
    package let text: String?
    /// Why the answer is a failure, where it has no message: `$.result expected 1, got 0`.
    let reason: String
    /// Whether it is a SOAP fault, which is told as one.
    let isFault: Bool

    func part(_ part: PathSource.OutcomePart) -> String? {
        switch part {
        case .code: code
        case .message: message
        case .text: text
        }
    }

    /// `business failure 100 (unknown user): no such account`.
    package var summary: String {
        var words = "business failure"
        if let code { words += " " + BusinessFailure.shown(code, limit: 60) }
        if let text { words += " (\(BusinessFailure.shown(text, limit: 120)))" }
        return words + ": " + BusinessFailure.shown(message ?? reason, limit: 400)
    }

    private static func shown(_ text: String, limit: Int) -> String {
        let scalars = text.unicodeScalars
        let cut = scalars.count > limit ? String(scalars.prefix(limit)) + "…" : text
        return VisibleText.escaped(cut)
    }
}
