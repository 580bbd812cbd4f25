package import Diagnostics

/// One spec file, checked and with every short form written out: what a run works on.
package struct Spec: Sendable {
    package let source: SourceText
    /// The author's name for the suite, or nil where the file's path is its name.
    package let name: String?
    package let description: String?
    package let tags: [String]
    /// The author's word that no test is run and nothing is begun.
    package let skip: Skip?
    package let vars: [Variable]
    /// The names of the variables whose values no output may show.
    package let secrets: [Located<String>]
    /// What relative URLs are appended to.
    package let base: Base?
    package let stubs: [StubRule]
    /// Run once before the tests.
    package let setup: [Step]
    package let tests: [Test]
    /// Run once after the tests, whatever happened.
    package let teardown: [Step]

    package init(
        source: SourceText, name: String? = nil, description: String? = nil, tags: [String] = [],
        skip: Skip? = nil, vars: [Variable] = [], secrets: [Located<String>] = [], base: Base? = nil,
        stubs: [StubRule] = [],
        setup: [Step] = [], tests: [Test] = [], teardown: [Step] = []
    ) {
        self.source = source
        self.name = name
        self.description = description
        self.tags = tags
        self.skip = skip
        self.vars = vars
        self.secrets = secrets
        self.base = base
        self.stubs = stubs
        self.setup = setup
        self.tests = tests
        self.teardown = teardown
    }
}
