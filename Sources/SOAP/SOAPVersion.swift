import XML

/// The two versions of SOAP that there are: 1.1 (W3C Note of 2000) and 1.2 (Recommendation, second edition).
package enum SOAPVersion: Sendable, CaseIterable {
    case v1_1, v1_2

    /// What a spec writes: `"1.1"` or `"1.2"`.
    package init?(text: String) {
        guard let version = SOAPVersion.allCases.first(where: { $0.text == text }) else { return nil }
        self = version
    }

    /// The version whose envelopes are in this namespace.
    package init?(namespace: String?) {
        guard let version = SOAPVersion.allCases.first(where: { $0.namespace == namespace }) else {
            return nil
        }
        self = version
    }

    package var text: String {
        switch self {
        case .v1_1: "1.1"
        case .v1_2: "1.2"
        }
    }

    /// The namespace of Envelope, Header, Body and Fault.
    package var namespace: String {
        switch self {
        case .v1_1: WellKnownNamespace.soap11
        case .v1_2: WellKnownNamespace.soap12
        }
    }

    package var other: SOAPVersion { self == .v1_1 ? .v1_2 : .v1_1 }
}
