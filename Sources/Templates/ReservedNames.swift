/// The words that mean something of their own in a template, so that no variable can have them as its name.
package enum ReservedNames {
    package static let all: [String] = GeneratorTable.all.map(\.name) + ["env", "stub", "request"]

    package static func contains(_ name: String) -> Bool { all.contains(name) }

    /// What is said of a variable with such a name.
    package static func message(for name: String) -> String {
        GeneratorTable.declaration(of: name) == nil
            ? "\"\(name)\" has a meaning of its own in templates and cannot be the name of a variable"
            : "\"\(name)\" is a generator and cannot be the name of a variable"
    }
}
