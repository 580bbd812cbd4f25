import Diagnostics
import Platform
import Results
import Specs

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

    init(_ error: FillingError) {
        let kind: FailureKind = error.isOfFile ? .fileError : .variableError
        self.init(kind, error.message, hint: error.hint, at: error.location)
    }

    init(_ error: FileError, at location: SourceLocation?) {
        self.init(.fileError, error.message, at: location)
    }
}

/// Runs a filling, whose error becomes the step's.
func filling<Value>(_ body: () throws(FillingError) -> Value) throws(StepProblem) -> Value {
    do throws(FillingError) {
        return try body()
    } catch {
        throw StepProblem(error)
    }
}
