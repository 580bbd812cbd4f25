import Diagnostics
import Platform
import Results
import Templates

/// Why a step could not be carried out: an error of the world, not of a check.
struct StepProblem: Error {
    let kind: FailureKind
    let message: String
    let hint: String?
    let location: SourceLocation?

    init(_ kind: FailureKind, _ message: String, hint: String? = nil, at location: SourceLocation?) {
        self.kind = kind
        self.message = message
        self.hint = hint
        self.location = location
    }

    init(_ error: LocatedTemplateError) {
        self.init(.variableError, error.error.message, hint: error.error.hint, at: error.location)
    }

    init(_ error: FileError, at location: SourceLocation?) {
        self.init(.fileError, error.message, at: location)
    }
}
