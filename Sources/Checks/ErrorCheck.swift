package import HTTP
import Results
package import Specs

/// Judges how a call ended that was to get no answer.
package enum ErrorCheck {
    /// - Parameters:
    ///   - expected: how the call had to end.
    ///   - exchange: what became of it.
    /// - Returns: one check, and what did not hold.
    package static func judge(_ expected: Located<ExpectedError>, on exchange: Exchange) -> CheckReport {
        let actual: String
        switch (exchange.result, expected.value) {
        case (.failure, .any): return CheckReport(count: 1, failures: [])
        case (.failure(let error), .kind(let kind)):
            if error.kind == kind { return CheckReport(count: 1, failures: []) }
            actual =
                error.kind.map { "\"\($0.rawValue)\": \(error.message)" }
                ?? "an error of another kind: \(error.message)"
        case (.success(let response), _): actual = "the answer \(response.statusLine)"
        }
        let wanted =
            switch expected.value {
            case .any: "an error"
            case .kind(let kind): "\"\(kind.rawValue)\""
            }
        let failure = CheckFailure(
            kind: .errorMismatch, place: Place(expected.location), subject: "error",
            message: "expected the call to end with \(wanted), got \(actual)")
        return CheckReport(count: 1, failures: [failure])
    }
}
