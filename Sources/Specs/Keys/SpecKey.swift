/// A key of the language: everything that is known about it stands in its one row.
package struct SpecKey: Sendable {
    package let name: String
    package let type: KeyType
    /// What it is for, as one line of the documentation.
    package let summary: String
    /// A value as an author writes it (JSON).
    package let example: String
    /// False while it is a key of the language that the program cannot carry out yet.
    package let isBuilt: Bool
    /// Among which keys of an object it may be the only one.
    package let choice: Choice?
    /// Whether its object has to have it.
    package let isRequired: Bool
    /// Keys that have to stand beside it.
    package let needs: [String]
    /// Whether an empty value is an error.
    package let isFilled: Bool
    /// What holds where it is left out (JSON).
    package let defaultValue: String?
    /// What other tools call it, for *did you mean*.
    package let otherNames: [String]

    init(
        _ name: String, _ type: KeyType, _ summary: String, example: String, built: Bool = true,
        action: Bool = false, choice: Choice? = nil, required: Bool = false, needs: [String] = [],
        filled: Bool = false, default: String? = nil, otherNames: [String] = []
    ) {
        self.name = name
        self.type = type
        self.summary = summary
        self.example = example
        self.isBuilt = built
        self.choice = action ? .action : choice
        isRequired = required
        self.needs = needs
        isFilled = filled
        defaultValue = `default`
        self.otherNames = otherNames
    }

    /// Whether a step does something by this key.
    package var isAction: Bool { choice == .action }

    /// Keys of which an object has one.
    package enum Choice: Sendable, CaseIterable {
        case action, body, content, answer, replyBody, credentials

        /// What a second one breaks.
        package var rule: String {
            switch self {
            case .action: "a step has one action"
            case .body: "a call has one body"
            case .content: "a part has one content"
            case .answer: "a stub has \"reply\" or \"replies\""
            case .replyBody: "a reply has one body"
            case .credentials: "\"auth\" has one kind of credentials"
            }
        }

        /// Whether one has to be there. An action is asked for by the shape of its level.
        package var isNeeded: Bool {
            switch self {
            case .content, .answer, .credentials: true
            case .action, .body, .replyBody: false
            }
        }
    }
}
