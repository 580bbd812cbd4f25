/// The `envelope` of one level.
enum EnvelopeLayer: Sendable {
    case parts(
        version: Layered<EnvelopeVersion>, header: Layered<EnvelopeTemplate.Part>,
        body: Layered<EnvelopeTemplate.Part>)
    /// A whole envelope.
    case raw(EnvelopeTemplate.RawXML)

    /// Key by key; a whole envelope is replaced, or replaces, whole.
    func over(_ outer: EnvelopeLayer?) -> EnvelopeLayer {
        guard case .parts(let version, let header, let body) = self,
            case .parts(let outerVersion, let outerHeader, let outerBody)? = outer
        else { return self }
        return .parts(
            version: version.merged(over: outerVersion), header: header.merged(over: outerHeader),
            body: body.merged(over: outerBody))
    }

    var content: EnvelopeTemplate.Content {
        switch self {
        case .parts(let version, let header, let body):
            .parts(version: version.given, header: header.given, body: body.given)
        case .raw(let xml): .raw(xml)
        }
    }
}
