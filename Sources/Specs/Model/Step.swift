package import Diagnostics
package import Templates

/// One step: an action under a name.
package struct Step: HasRareParts {
    /// The name as written, or one made from the action where the author gave none (`GET /notes`,
    /// `set id`); unique in its list of steps.
    package internal(set) var name: String
    /// Whether the author named it.
    package let isNamed: Bool
    /// The whole object.
    package let location: SourceLocation
    /// Whether the test goes on after this step fails.
    package let isSoft: Bool
    package let action: Action
    package var rareParts: Shared<RareParts>?

    /// What few steps have.
    package struct RareParts: EmptyAtFirst {
        /// The name to fill in, where it holds a `{{…}}`.
        package var nameTemplate: Located<Template>?
        /// The name of the cookie jar that the step's calls use; nil for the one without a name.
        package var session: Located<Template>?
        /// Nil where it is run in any case.
        package var preconditions: Preconditions?

        package init() {}
    }

    package init(
        name: String, isNamed: Bool = true, location: SourceLocation, isSoft: Bool = false, action: Action
    ) {
        self.name = name
        self.isNamed = isNamed
        self.location = location
        self.isSoft = isSoft
        self.action = action
    }
}
