package import JSON

/// The variables that are given from outside: by `--var`, `--secret`, `--vars` and `ASSAY_VAR_name`; of one name the
/// last given.
package struct GivenVariables: Sendable {
    package private(set) var values = TextDictionary<JSONValue>()
    /// The names given by `--secret`.
    package private(set) var secretNames: TextSet = []

    package init() {}

    /// The names of all, in no order.
    package var names: [String] { values.names }

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
