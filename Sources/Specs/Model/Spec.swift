package import Diagnostics
import HTTP
package import JSON
import Templates

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
    /// What relative URLs are appended to: its own, or what it gets from the project.
    package let base: Base?
    /// Its own and those of the project.
    package let modules: Modules
    /// What it gets from the project file above it; the defaults are merged into its calls.
    package let project: ProjectLevel?
    package let stubs: [StubRule]
    /// Whether the file has stubs, those that are wrong included.
    package let hasStubs: Bool
    /// Whether the tests may run at the same time.
    package let runsTestsInParallel: Bool
    /// Run once before the tests.
    package let setup: [Step]
    package let tests: [Test]
    /// Run once after the tests, whatever happened.
    package let teardown: [Step]
    /// The files that it uses, and those that they use, by path; with them itself.
    package internal(set) var used: TextDictionary<Spec> = [:]

    package init(
        source: SourceText, name: String? = nil, description: String? = nil, tags: [String] = [],
        skip: Skip? = nil, vars: [Variable] = [], secrets: [Located<String>] = [], base: Base? = nil,
        modules: Modules = Modules(), project: ProjectLevel? = nil, stubs: [StubRule] = [],
        hasStubs: Bool? = nil, runsTestsInParallel: Bool = false, setup: [Step] = [], tests: [Test] = [],
        teardown: [Step] = []
    ) {
        self.source = source
        self.name = name
        self.description = description
        self.tags = tags
        self.skip = skip
        self.vars = vars
        self.secrets = secrets
        self.base = base
        self.modules = modules
        self.project = project
        self.stubs = stubs
        self.hasStubs = hasStubs ?? !stubs.isEmpty
        self.runsTestsInParallel = runsTestsInParallel
        self.setup = setup
        self.tests = tests
        self.teardown = teardown
    }
}

extension Spec {
    /// Whether some call has a URL that may begin at the base.
    var hasRelativeURLs: Bool {
        let steps = setup + tests.flatMap { $0.steps + $0.always } + teardown
        return steps.flattened.contains { step in
            guard case .call(let call) = step.action else { return false }
            return !RequestURL.isAbsolute(call.url.value.leadingText)
        }
    }
}

extension Spec {
    /// Every name that some place of the file gives a value to.
    var definedNames: TextSet {
        var names = TextSet(vars.map(\.name))
        for test in tests { names.formUnion(test.vars.map(\.name)) }
        for step in setup + tests.flatMap({ $0.steps + $0.always }) + teardown {
            names.formUnion(step.action.names.map(\.value))
        }
        return names
    }
}
