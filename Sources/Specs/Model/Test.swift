package import Diagnostics
package import Templates

/// One test: steps in order, and what follows them whatever happened.
package struct Test: Sendable {
    /// The name as written, or `METHOD URL` as written where the author gave none; unique in its file.
    package internal(set) var name: String
    /// The name to fill in, where it holds a `{{…}}`.
    package internal(set) var nameTemplate: Located<Template>?
    /// The whole object, so that a line can be traced to its test.
    package let location: SourceLocation
    package let description: String?
    package let tags: [String]
    /// Nil where it is run in any case.
    package let preconditions: Preconditions?
    package let vars: [Variable]
    /// What the test runs once for each of; nil where it runs once.
    package internal(set) var rows: Shared<Rows>?
    package internal(set) var steps: [Step]
    package let always: [Step]

    package init(
        name: String, nameTemplate: Located<Template>? = nil, location: SourceLocation,
        description: String? = nil, tags: [String] = [], preconditions: Preconditions? = nil,
        vars: [Variable] = [], rows: Rows? = nil, steps: [Step],
        always: [Step] = []
    ) {
        self.name = name
        self.nameTemplate = nameTemplate
        self.location = location
        self.description = description
        self.tags = tags
        self.preconditions = preconditions
        self.vars = vars
        self.rows = rows.map { Shared($0) }
        self.steps = steps
        self.always = always
    }

    /// The test under another name, in which nothing is filled in.
    func renamed(_ name: String) -> Test {
        var test = self
        test.name = name
        test.nameTemplate = nil
        return test
    }

    /// The test for some of its rows.
    package func only(rows numbers: Set<Int>) -> Test {
        var test = self
        test.rows = rows.map { Shared($0.value.only(numbers)) }
        return test
    }

    /// How often it runs: once, or once for each row that is wanted.
    package var runCount: Int { runsForEachRow ? rows?.value.wantedCount ?? 1 : 1 }

    /// Whether it runs once for each of its rows: one that is skipped in any case does not.
    package var runsForEachRow: Bool { rows != nil && !(preconditions?.skip?.isCertain ?? false) }

    /// The test without the steps behind one of them; `always` stays.
    package func upTo(step: Int) -> Test {
        guard step < steps.count - 1 else { return self }
        var test = self
        test.steps = Array(steps.prefix(step + 1))
        return test
    }
}
