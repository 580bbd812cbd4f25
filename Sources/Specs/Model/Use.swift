/// `use`: the steps, then the `always`, of a test of another file.
package struct Use: Sendable {
    /// The path of the file, as it is opened, and where it is named.
    package let path: Located<String>
    /// As written: the file, and the test behind a `#`.
    package let text: String
    /// Nil for the only test of the file.
    package let testName: String?
    /// The values of `with`.
    package let arguments: [Variable]
    /// What is brought back.
    package let captures: [Capture]
    /// How the test is repeated until it passes. It has no `stop`: there is no answer.
    package let poll: Shared<Poll>?

    package init(
        path: Located<String>, text: String, testName: String?, arguments: [Variable] = [],
        captures: [Capture] = [], poll: Shared<Poll>? = nil
    ) {
        self.path = path
        self.text = text
        self.testName = testName
        self.arguments = arguments
        self.captures = captures
        self.poll = poll
    }
}

extension Spec {
    /// The test that a `use` means; nil where there is none of that name, or several and no name.
    package func test(named name: String?) -> Test? {
        guard let name else { return tests.count == 1 ? tests.first : nil }
        return tests.first { $0.name.unicodeScalars.elementsEqual(name.unicodeScalars) }
    }
}
