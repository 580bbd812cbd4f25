import Testing

/// A text with an error, and all that is shown of it.
struct DiagnosticCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let text: String
    private let files: [String: String]
    private let known: Set<String>
    private let strict: Bool
    let shown: String

    init(
        _ name: String, text: String, files: [String: String] = [:], known: Set<String> = [],
        strict: Bool = false, shown: String
    ) {
        testDescription = name
        self.text = text
        self.files = files
        self.known = known
        self.strict = strict
        self.shown = shown
    }

    /// What the loader says.
    var found: String { errors(in: text, files: files, known: known, strict: strict) }
}
