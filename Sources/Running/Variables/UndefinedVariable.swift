import Diagnostics
import JSON
import Templates

/// A variable that no level gives a value to, and everything that helps its author.
struct UndefinedVariable {
    /// A step that captures or sets the variable, and what became of it.
    struct Capturer {
        enum Fate {
            case failed
            case skipped(reason: String)
            /// The step ran and captured nothing of that name (its own failure says why).
            case capturedNothing
            case notReached
        }

        let step: String
        var fate: Fate
    }

    let name: String
    let known: TextSet
    let capturers: [Capturer]

    var error: TemplateError {
        guard let capturer = capturers.last else {
            let names = known.sorted()
            let list =
                names.isEmpty ? "no variable is known here" : "known here: \(names.joined(separator: ", "))"
            let hint = Suggestion.hint(for: name, among: names).map { "\($0) \(list)" } ?? list
            return TemplateError("undefined variable \"\(name)\"", hint: hint, isUndefined: true)
        }
        let fate =
            switch capturer.fate {
            case .failed: "that step failed"
            case .skipped(let reason): "that step was skipped: \(reason)"
            case .capturedNothing: "that step found nothing to capture"
            case .notReached: "that step has not run"
            }
        return TemplateError(
            "undefined variable \"\(name)\": the step \"\(capturer.step)\" captures it, but \(fate)",
            isUndefined: true)
    }
}
