extension ObjectKind {
    /// The keys of this kind, in the order in which they are documented and formatted.
    package var keys: [SpecKey] { ObjectKind.table[rawValue].keys }

    /// The key of that name, or nil where this kind has none.
    package func key(_ name: String) -> SpecKey? { ObjectKind.table[rawValue].byName[name] }

    /// The rows of one kind and their index.
    private struct Rows: Sendable {
        let keys: [SpecKey]
        let byName: [String: SpecKey]

        init(_ keys: [SpecKey]) {
            self.keys = keys
            byName = Dictionary(keys.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// In the order of the cases, whose raw values count them.
    private static let table = allCases.map { Rows($0.rows) }

    private var rows: [SpecKey] {
        switch self {
        case .project: ObjectKind.projectKeys
        case .environment: ObjectKind.environmentKeys
        case .spec: ObjectKind.specKeys
        case .test: ObjectKind.testKeys
        case .step: ObjectKind.stepKeys
        case .call: ObjectKind.callKeys
        case .rest: ObjectKind.restKeys
        case .soap: ObjectKind.soapKeys
        case .parallel: ObjectKind.parallelKeys
        case .use: ObjectKind.useKeys
        case .each: ObjectKind.eachKeys
        case .while: ObjectKind.whileKeys
        case .wait: ObjectKind.waitKeys
        case .set: ObjectKind.setKeys
        case .defaults: ObjectKind.defaultsKeys
        case .base: ObjectKind.baseKeys
        case .options: ObjectKind.optionsKeys
        case .tls: ObjectKind.tlsKeys
        case .auth: ObjectKind.authKeys
        case .oauth2: ObjectKind.oauth2Keys
        case .aws: ObjectKind.awsKeys
        case .poll: ObjectKind.pollKeys
        case .usePoll: ObjectKind.usePollKeys
        case .capture: ObjectKind.captureKeys
        case .outcome: ObjectKind.outcomeKeys
        case .fallback: ObjectKind.fallbackKeys
        case .expect: ObjectKind.expectKeys
        case .expectedCookie: ObjectKind.expectedCookieKeys
        case .expectedFault: ObjectKind.expectedFaultKeys
        case .expectedOutcome: ObjectKind.expectedOutcomeKeys
        case .expectedRedirect: ObjectKind.expectedRedirectKeys
        case .expectedEnvelope: ObjectKind.expectedEnvelopeKeys
        case .envelope: ObjectKind.envelopeKeys
        case .security: ObjectKind.securityKeys
        case .usernameToken: ObjectKind.usernameTokenKeys
        case .wsdlOperation: ObjectKind.wsdlOperationKeys
        case .graphql: ObjectKind.graphqlKeys
        case .part: ObjectKind.partKeys
        case .file: ObjectKind.fileKeys
        case .template: ObjectKind.templateKeys
        case .stub: ObjectKind.stubKeys
        case .reply: ObjectKind.replyKeys
        case .callCors: ObjectKind.callCorsKeys
        case .stubCors: ObjectKind.stubCorsKeys
        }
    }
}
