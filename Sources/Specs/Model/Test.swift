package import Diagnostics
package import Templates

/// One test: steps in order, and what follows them whatever happened.
package struct Test: Sendable {
    /// The name as written, or `METHOD URL` as written where the author gave none; unique in its file.
    package let name: String
    /// The name to fill in, where it holds a `{{…}}`.
    package let nameTemplate: Located<Template>?
    /// The whole object, so that a line can be traced to its test.
    package let location: SourceLocation
    package let description: String?
    package let tags: [String]
    package let vars: [Variable]
    package let steps: [Step]
    package let always: [Step]

    package init(
        name: String, nameTemplate: Located<Template>? = nil, location: SourceLocation,
        description: String? = nil, tags: [String] = [], vars: [Variable] = [], steps: [Step],
        always: [Step] = []
    ) {
        self.name = name
        self.nameTemplate = nameTemplate
        self.location = location
        self.description = description
        self.tags = tags
        self.vars = vars
        self.steps = steps
        self.always = always
    }
}
