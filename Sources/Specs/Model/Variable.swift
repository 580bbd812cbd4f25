package import Diagnostics
package import Templates

/// A variable as a level of the spec, or a `set`, defines it.
package struct Variable: Sendable {
    package let name: String
    /// The value as written; it is filled in once, at the variable's first use.
    package let value: TemplatedJSON
    /// The place of the name.
    package let location: SourceLocation

    package init(name: String, value: TemplatedJSON, location: SourceLocation) {
        self.name = name
        self.value = value
        self.location = location
    }
}
