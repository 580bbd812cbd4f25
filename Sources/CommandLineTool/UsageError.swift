import Diagnostics

/// The command line is wrong: exit code 2.
struct UsageError: Error, Equatable {
    let message: String
    let hint: String?

    init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    static func unknownOption(_ name: String, known: [Option]) -> UsageError {
        if Option.later.contains(name) {
            return UsageError("the option \(name) is not built yet in this version")
        }
        return UsageError(
            "unknown option \(name)", hint: Suggestion.hint(for: name, among: known.map(\.name)))
    }
}
