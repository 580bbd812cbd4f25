package import Diagnostics
package import Templates

/// One step: an action under a name.
package struct Step: Sendable {
    /// The name as written, or one made from the action where the author gave none (`GET /notes`,
    /// `set id`); unique in its list of steps.
    package let name: String
    /// Whether the author named it.
    package let isNamed: Bool
    /// The name to fill in, where it holds a `{{…}}`.
    package let nameTemplate: Located<Template>?
    /// The whole object.
    package let location: SourceLocation
    /// Whether the test goes on after this step fails.
    package let isSoft: Bool
    /// The name of the cookie jar that the step's calls use; nil for the one without a name.
    package let session: Located<Template>?
    package let action: Action

    package init(
        name: String, isNamed: Bool = true, nameTemplate: Located<Template>? = nil, location: SourceLocation,
        isSoft: Bool = false, session: Located<Template>? = nil, action: Action
    ) {
        self.name = name
        self.isNamed = isNamed
        self.nameTemplate = nameTemplate
        self.location = location
        self.isSoft = isSoft
        self.session = session
        self.action = action
    }
}
