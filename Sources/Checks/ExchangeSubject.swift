package import HTTP
import JSON
package import Paths
package import SOAP
import XML

/// An answered call as path expressions and checks see it.
///
/// The body is read once, when something first asks for it. It belongs to one worker, as its nodes do.
package final class ExchangeSubject {
    package let exchange: Exchange
    package let response: Response
    /// Whether the call was a SOAP call, which has no answers in HTML.
    package let isSOAP: Bool
    /// The version of the envelope that was sent.
    private let sentVersion: SOAPVersion?
    private let variable: (String) throws(PathError) -> PathValue

    /// What the answer is as business; nil where no rule says so, and before it is asked.
    package var outcome: BusinessOutcome?

    private var readDocument: Result<PathDocument, PathError>?
    private var judgedVerdict: SOAPVerdict?

    /// - Parameters:
    ///   - exchange: what became of the call.
    ///   - response: its answer.
    ///   - sent: the version of the envelope that was sent; nil for a call that was no SOAP call.
    ///   - variable: the value of a variable, for the source `var`; absent where it is not defined.
    package init(
        _ exchange: Exchange, response: Response, sent: SOAPVersion? = nil,
        variable: @escaping (String) throws(PathError) -> PathValue = { _ throws(PathError) in .absent }
    ) {
        self.exchange = exchange
        self.response = response
        isSOAP = sent != nil
        sentVersion = sent
        self.variable = variable
    }

    /// What the answer is as one to a SOAP call (LANGUAGE.md §6).
    package var verdict: SOAPVerdict {
        if let judgedVerdict { return judgedVerdict }
        var document: XMLDocument?
        if case .success(let read) = readOnce(), case .xml(let xml) = read.content { document = xml }
        let verdict = SOAPVerdict(SOAPAnswer(response, document: document, sent: sentVersion))
        judgedVerdict = verdict
        return verdict
    }

    private func readOnce() -> Result<PathDocument, PathError> {
        if let readDocument { return readDocument }
        let read = Result { () throws(PathError) in
            let type = response.contentType
            return try BodyReading.read(
                response.body, mediaType: type?.name, charset: type?.parameter("charset"), isSOAP: isSOAP)
        }
        readDocument = read
        return read
    }
}

extension ExchangeSubject: Subject {
    package func document() throws(PathError) -> PathDocument { try readOnce().get() }

    package var soapNamespace: String? {
        switch verdict {
        case .envelope(let envelope), .fault(_, let envelope): envelope.version.namespace
        case .noEnvelope, .malformed: nil
        }
    }

    package var resolve: ((String) -> String)? {
        { [url = response.url.text] in URIReference($0).resolved(against: URIReference(url)).text }
    }

    package func value(of source: PathSource) throws(PathError) -> PathValue {
        switch source {
        case .status: return .json(.number(JSONNumber(response.status)))
        case .reason: return .untyped(.string(response.reason))
        case .version: return .untyped(.string(response.version))
        case .type: return response.mediaType.map { .untyped(.string($0)) } ?? .absent
        case .header(let name): return .lines(response.header(name))
        case .cookie(let name, let attribute): return cookie(name, attribute)
        case .body: return .untyped(.string(try bodyText()))
        case .bytes: return .bytes(response.body)
        case .url: return .untyped(.string(response.url.text))
        case .redirects: return .json(.array(exchange.hops.map { $0.view() }))
        case .ip: return response.remoteAddress.isEmpty ? .absent : .json(.string(response.remoteAddress))
        case .time(let phase): return .json(.number(Milliseconds.number(time(of: phase))))
        case .size(.decoded): return .json(.number(JSONNumber(response.body.count)))
        case .size(.wire): return .json(.number(JSONNumber(response.wireSize)))
        case .certificate(let part): return certificate(part)
        case .fault(let part): return fault(part)
        case .outcome(let part): return outcome(part)
        case .variable(let name): return try variable(name)
        }
    }

    /// The body as text in its character set; empty where there is none.
    package func bodyText() throws(PathError) -> String {
        try BodyReading.text(
            response.body, mediaType: response.mediaType, charset: response.charset, isSOAP: isSOAP)
    }

    private func time(of phase: PathSource.TimePhase) -> Duration {
        switch phase {
        // Of the whole call; the parts are those of the last hop.
        case .total: exchange.time
        case .dns: response.timing.dns
        case .connect: response.timing.connect
        case .tls: response.timing.tls
        case .firstByte: response.timing.firstByte
        }
    }

    private func cookie(_ name: String, _ attribute: PathSource.CookieAttribute) -> PathValue {
        // Of several lines for one name a browser keeps the last.
        guard let cookie = response.setCookies.last(where: { TextEquality.equal($0.name, name) }) else {
            return .absent
        }
        func text(_ text: String?) -> PathValue { text.map { .untyped(.string($0)) } ?? .absent }
        return switch attribute {
        case .value: text(cookie.value)
        case .path: text(cookie.path)
        case .domain: text(cookie.domain)
        case .expires: text(cookie.expiryText)
        case .maxAge: cookie.maxAge.map { .json(.number(JSONNumber($0))) } ?? .absent
        case .secure: .json(.boolean(cookie.isSecure))
        case .httpOnly: .json(.boolean(cookie.isHTTPOnly))
        case .sameSite: text(cookie.sameSite)
        }
    }

    private func certificate(_ part: PathSource.CertificatePart) -> PathValue {
        guard let certificate = response.certificate else { return .absent }
        func text(_ text: String) -> PathValue { text.isEmpty ? .absent : .untyped(.string(text)) }
        return switch part {
        case .subject: text(certificate.subject)
        case .issuer: text(certificate.issuer)
        case .start: text(certificate.start)
        case .expires: text(certificate.expires)
        case .serial: text(certificate.serial)
        case .san: .untyped(.array(certificate.alternativeNames.map { .string($0) }))
        }
    }

    private func outcome(_ part: PathSource.OutcomePart) -> PathValue {
        guard case .failure(let failure)? = outcome else { return .absent }
        return failure.part(part).map { .untyped(.string($0)) } ?? .absent
    }

    private func fault(_ part: PathSource.FaultPart) -> PathValue {
        guard case .fault(let fault, _) = verdict else { return .absent }
        func text(_ text: String?) -> PathValue { text.map { .untyped(.string($0)) } ?? .absent }
        return switch part {
        case .all: .untyped(fault.view())
        case .code: text(fault.code)
        case .subcode: text(fault.subcode)
        case .reason: text(fault.reason)
        case .role: text(fault.role)
        case .node: text(fault.node)
        case .detail: fault.detailView().map { .untyped($0) } ?? .absent
        }
    }
}

extension Hop {
    /// `{ status url location headers }`; a header of several lines is an array.
    func view(lowersNames: Bool = false) -> JSONValue {
        var lines: [(name: String, values: [JSONValue])] = []
        var places = TextDictionary<Int>()
        for header in headers {
            let lowered = header.name.lowercased()
            if let place = places[lowered] {
                lines[place].values.append(.string(header.value))
            } else {
                places[lowered] = lines.count
                lines.append((lowersNames ? lowered : header.name, [.string(header.value)]))
            }
        }
        let members = lines.map { name, values in
            JSONMember(key: name, value: values.count == 1 ? values[0] : .array(values))
        }
        return [
            "status": .number(JSONNumber(status)), "url": .string(url.text), "location": .string(location),
            "headers": .object(JSONObject(members: members)),
        ]
    }
}
