package import Diagnostics
package import Templates

/// A value that a step keeps from its answer.
package struct Capture: Sendable {
    /// The variable it is kept in.
    package let name: String
    package let path: Located<PathTemplate>
    /// Taken where the path gives nothing; without it that is a failure.
    package let `default`: TemplatedJSON?
    /// Whether outputs mask the value.
    package let isSecret: Bool
    /// The place of the name.
    package let location: SourceLocation

    package init(
        name: String, path: Located<PathTemplate>, default: TemplatedJSON? = nil, isSecret: Bool = false,
        location: SourceLocation
    ) {
        self.name = name
        self.path = path
        self.default = `default`
        self.isSecret = isSecret
        self.location = location
    }
}
