package import JSON

/// The variables of the command line: `--var` and `--secret`, of one name the last given.
package struct GivenVariables: Sendable {
    package private(set) var values: [String: JSONValue] = [:]
    /// The names given by `--secret`.
    package private(set) var secretNames: Set<String> = []

    package init() {}

    /// Gives a variable its value; an earlier one of that name counts no more.
    package mutating func give(_ name: String, _ value: JSONValue, isSecret: Bool = false) {
        values[name] = value
        if isSecret {
            secretNames.insert(name)
        } else {
            secretNames.remove(name)
        }
    }
}
