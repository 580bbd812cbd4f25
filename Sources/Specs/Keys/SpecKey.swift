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
    /// Whether a step does something by this key.
    package let isAction: Bool
    /// What other tools call it, for *did you mean*.
    package let otherNames: [String]

    init(
        _ name: String, _ type: KeyType, _ summary: String, example: String, built: Bool = true,
        action: Bool = false, otherNames: [String] = []
    ) {
        self.name = name
        self.type = type
        self.summary = summary
        self.example = example
        self.isBuilt = built
        self.isAction = action
        self.otherNames = otherNames
    }
}
