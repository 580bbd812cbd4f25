/// What kind of thing went wrong. The raw value is the `type` of a JUnit failure or error.
package enum FailureKind: String, Sendable, CaseIterable {
    case statusMismatch = "StatusMismatch"
    case headerMismatch = "HeaderMismatch"
    case cookieMismatch = "CookieMismatch"
    case typeMismatch = "TypeMismatch"
    case bodyMismatch = "BodyMismatch"
    case pathMismatch = "PathMismatch"
    /// A value that a later step needs is not in the answer.
    case captureMissing = "CaptureMissing"
    case soapFault = "SoapFault"
    /// The answer is a failure by the author's own rule.
    case businessFailure = "BusinessFailure"
    /// A business failure was expected, and there is none.
    case outcomeMismatch = "OutcomeMismatch"
    /// What a poll waits for will not come: its `stop` holds.
    case pollStopped = "PollStopped"
    case redirectMismatch = "RedirectMismatch"
    case timeMismatch = "TimeMismatch"
    case sizeMismatch = "SizeMismatch"
    /// A call that was to get no answer got one, or ended in another way.
    case errorMismatch = "ErrorMismatch"
    /// A loop went on after as many passes as it may make.
    case loopLimit = "LoopLimit"
    /// The answer of a SOAP call is no envelope.
    case notAnEnvelope = "NotAnEnvelope"
    /// A path could not be followed: the answer cannot be read as asked, or a stage met the wrong type.
    case pathError = "PathError"
    case timeout = "Timeout"
    case connectionError = "ConnectionError"
    /// A call's access token could not be had.
    case tokenError = "TokenError"
    /// A template could not be filled in when the step ran.
    case variableError = "VariableError"
    /// A file that the step sends could not be read.
    case fileError = "FileError"
    /// The spec itself is wrong.
    case specError = "SpecError"
    /// The `setup` of the file failed.
    case setupFailure = "SetupFailure"

    /// Whether the step could not be carried out, other than a check that did not hold.
    package var isError: Bool {
        switch self {
        case .notAnEnvelope, .timeout, .connectionError, .tokenError, .variableError, .fileError,
            .specError, .setupFailure:
            true
        case .statusMismatch, .headerMismatch, .cookieMismatch, .typeMismatch, .bodyMismatch, .pathMismatch,
            .captureMissing, .soapFault, .businessFailure, .outcomeMismatch, .pollStopped, .redirectMismatch,
            .timeMismatch, .sizeMismatch, .errorMismatch, .loopLimit, .pathError:
            false
        }
    }
}
