package import Diagnostics
import HTTP
import Matching
package import Paths
import Results
package import Specs

/// Judges one answer: every check is made, none stops another.
package struct AnswerCheck {
    let expected: FilledExpectations
    let subject: ExchangeSubject
    /// The step, for what nobody wrote: the 2xx, and the verdict on a SOAP answer.
    let step: SourceLocation
    let context: PathContext
    /// Whether nothing is checked but what is written: no success is implied.
    let isLiteral: Bool

    private(set) var count = 0
    private(set) var failures: [CheckFailure] = []

    /// Makes all checks of an answer.
    ///
    /// - Parameters:
    ///   - expected: what the step expects, with its templates filled in.
    ///   - subject: the answer.
    ///   - step: where the step stands.
    ///   - context: what the paths need besides.
    ///   - isLiteral: whether nothing is checked but what `expected` holds: an answer that is a SOAP fault, a
    ///     business failure or no envelope is then as good as any.
    /// - Returns: how many checks there were, and what did not hold.
    package static func judge(
        _ expected: FilledExpectations, on subject: ExchangeSubject, step: SourceLocation,
        context: PathContext, isLiteral: Bool = false
    ) -> CheckReport {
        var check = AnswerCheck(
            expected: expected, subject: subject, step: step, context: context, isLiteral: isLiteral)
        check.checkOutcome()
        check.checkVerdict()
        check.checkStatus()
        check.checkRedirects()
        check.checkType()
        check.checkHeaders()
        check.checkCookies()
        check.checkEmpty()
        check.checkJSON()
        check.checkText()
        check.checkXML()
        check.checkFile()
        check.checkPaths()
        check.checkMeasures()
        return CheckReport(count: check.count, failures: check.failures)
    }

    private init(
        expected: FilledExpectations, subject: ExchangeSubject, step: SourceLocation, context: PathContext,
        isLiteral: Bool
    ) {
        self.expected = expected
        self.subject = subject
        self.step = step
        self.context = context
        self.isLiteral = isLiteral
    }
}

extension AnswerCheck {
    /// Counts a check that is about to be made.
    mutating func begin() {
        count += 1
    }

    mutating func fail(
        _ kind: FailureKind, _ subject: String, _ message: String, at location: SourceLocation,
        expected: String? = nil, actual: String? = nil
    ) {
        failures.append(
            CheckFailure(
                kind: kind, place: Place(location), subject: subject, message: message, expected: expected,
                actual: actual))
    }

    mutating func fail(_ kind: FailureKind, _ mismatches: [Mismatch], note: String = "") {
        for mismatch in mismatches {
            failures.append(
                CheckFailure(
                    kind: kind, place: Place(mismatch.location), subject: mismatch.path,
                    message: mismatch.message + note, expected: mismatch.expected, actual: mismatch.actual,
                    because: mismatch.because))
        }
    }

    /// Compares a value that may be impossible to get, which is an error of this check alone.
    mutating func check(
        _ matcher: Located<Matcher>, _ kind: FailureKind, label: String, note: String = "",
        at place: SourceLocation? = nil, value: () throws(PathError) -> PathValue
    ) {
        begin()
        do throws(PathError) {
            fail(kind, matcher.value.mismatches(of: try value(), label: label), note: note)
        } catch {
            failBecause(error, label, at: place ?? matcher.location)
        }
    }

    /// A check that could not be made.
    mutating func failBecause(_ error: PathError, _ label: String, at location: SourceLocation) {
        // A stage met a value that it cannot use; anything else is about the body as a whole, and then it
        // helps to know what kind of answer it came with.
        let origin = error.stage == nil ? " (\(subject.origin))" : ""
        fail(.pathError, label, error.message + origin, at: location)
    }
}

extension ExchangeSubject {
    /// `status 502 Bad Gateway, text/html`.
    var origin: String {
        let status = "status \(response.statusLine)"
        return response.mediaType.map { "\(status), \($0)" } ?? status
    }
}
