package import Paths
package import Templates

/// Everything that a call expects of its answer, with the defaults of all levels merged in.
///
/// What is nil or not in a list is not checked.
package struct Expectations: HasRareParts {
    package var status: ExpectedStatus?
    package var json: Located<ExpectedValue>?
    package var paths: [PathExpectation]
    package var rareParts: Shared<RareParts>?

    /// What few calls expect.
    package struct RareParts: EmptyAtFirst {
        package var type: Located<ExpectedValue>?
        package var headers: [NamedExpectation] = []
        package var cookies: [CookieExpectation] = []
        package var text: Located<ExpectedText>?
        package var xml: Located<ExpectedXML>?
        /// A file that has the bytes of the decoded body.
        package var file: FileReference?
        /// What `json` and `xml` are compared without.
        package var ignore: Located<[Located<PathTemplate>]>?
        /// How long the call took, as text with a unit.
        package var time: Located<ExpectedValue>?
        /// How many bytes the decoded body has.
        package var size: Located<ExpectedValue>?
        package var empty: Located<Setting<Bool>>?
        package var fault: Located<ExpectedFault>?
        /// A business failure.
        package var outcome: Located<ExpectedOutcome>?
        /// The redirects that were followed; names of headers in lower case.
        package var redirects: Located<ExpectedValue>?
        /// That no answer comes: then nothing else is checked.
        package var error: Located<Setting<ExpectedError>>?

        package init() {}

        var isEmpty: Bool {
            type == nil && headers.isEmpty && cookies.isEmpty && text == nil && empty == nil && fault == nil
                && outcome == nil && redirects == nil && error == nil && xml == nil && file == nil
                && ignore == nil && time == nil && size == nil
        }
    }

    /// Expects 2xx unless something else is said.
    package init(
        status: ExpectedStatus? = .success, json: Located<ExpectedValue>? = nil,
        paths: [PathExpectation] = []
    ) {
        self.status = status
        self.json = json
        self.paths = paths
    }
}

/// What a header must be. Its name counts in any case.
package struct NamedExpectation: Sendable {
    package let name: Located<Template>
    package let value: Located<ExpectedValue>

    package init(name: Located<Template>, value: Located<ExpectedValue>) {
        self.name = name
        self.value = value
    }
}

/// What a cookie that the last answer set must be.
package struct CookieExpectation: Sendable {
    package let name: Located<Template>
    package let parts: [(part: PathSource.CookieAttribute, value: Located<ExpectedValue>)]

    package init(
        name: Located<Template>, parts: [(part: PathSource.CookieAttribute, value: Located<ExpectedValue>)]
    ) {
        self.name = name
        self.parts = parts
    }
}

/// What a path expression must give.
package struct PathExpectation: Sendable {
    /// The expression and the place of the key that holds it.
    package let path: Located<PathTemplate>
    package let value: Located<ExpectedValue>

    package init(path: Located<PathTemplate>, value: Located<ExpectedValue>) {
        self.path = path
        self.value = value
    }
}

/// What the text of the body must be.
package indirect enum ExpectedText: Sendable {
    case value(ExpectedValue)
    /// The text of a file whose name is known only when the step runs.
    case file(FileReference)
}

/// The fault that a SOAP call expects.
package enum ExpectedFault: Sendable {
    /// `true`: any fault.
    case any
    case parts([(part: PathSource.FaultPart, value: Located<ExpectedValue>)])
}
