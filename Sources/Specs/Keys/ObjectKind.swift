/// The kinds of objects that the language knows. Each has its row of keys in `ObjectKind.keys`.
///
/// What stands in one object may be keys of several kinds: a step that is a REST call takes those of `step`,
/// `call` and `rest`.
package enum ObjectKind: Int, Sendable, CaseIterable {
    case project, environment
    case spec, test, step
    /// What REST and SOAP calls have in common.
    case call
    case rest, soap, parallel, use, each, `while`, wait, set
    case defaults, base, options, tls, auth, oauth2, aws, poll, usePoll
    case capture
    case outcome, fallback
    case expect, expectedCookie, expectedFault, expectedOutcome, expectedRedirect, expectedEnvelope
    case envelope, security, usernameToken, wsdlOperation
    case graphql, part, file, template
    case stub, reply, callCors, stubCors
}
