/// All matchers of the language, in the order in which they are documented.
package enum MatcherTable {
    package static let all: [MatcherDefinition] = [
        .equals, .not, .any, .in, .all, .oneOf, .gt, .gte, .lt, .lte, .near, .within, .contains, .startsWith,
        .endsWith, .matches, .size, .is, .unordered, .includes, .each, .some, .none, .strict, .before, .after,
        .file, .schema, .because,
    ]

    /// The matcher of that name, question mark included.
    package static func definition(named name: String) -> MatcherDefinition? {
        all.first { $0.name == name }
    }
}
