package import XML
import Text

/// An answer to a SOAP call that is no envelope: an error of its own kind that says what came.
package struct NoEnvelope {
    package enum Found {
        case nothing
        case html(title: String?, isFollowedByEnvelope: Bool)
        /// The beginning of it.
        case json(String)
        /// The beginning of it.
        case text(String)
        case multipart(String)
        case xml(root: XMLNode)
    }

    package let found: Found
    private let answer: SOAPAnswer

    init(_ found: Found, _ answer: SOAPAnswer) {
        self.found = found
        self.answer = answer
    }

    /// Whether nothing came, which `"expect": { "empty": true }` asks for.
    package var isEmpty: Bool {
        if case .nothing = found { true } else { false }
    }

    /// `expected a SOAP envelope, got HTML titled "Runtime Error" (status 500, text/html)`.
    package var message: String {
        let type = isEmpty ? nil : answer.mediaType
        let origin = ["status \(answer.status)", type].compactMap { $0 }.joined(separator: ", ")
        return "expected a SOAP envelope, got \(subject) (\(origin))\(trailer)"
    }

    /// What the author may want to do about it.
    package var hint: String? {
        if isEmpty, answer.status == 415, let sent = answer.sent {
            return "the service may speak SOAP \(sent.other.text): try \"version\": \"\(sent.other.text)\""
        }
        if (300..<400).contains(answer.status), let location = answer.location {
            return "it redirects to \(VisibleText.escaped(location)); \"followRedirects\": true goes there"
        }
        if isEmpty, (200..<300).contains(answer.status) {
            return "where no answer is right, write \"expect\": { \"empty\": true }"
        }
        return nil
    }

    private var subject: String {
        switch found {
        case .nothing: "an empty body"
        case .html(let title?, _): "HTML titled \"\(VisibleText.escaped(title))\""
        case .html(nil, _): "HTML"
        case .json: "JSON"
        case .text: "text"
        case .multipart(let type): "\(type), which is not taken apart"
        case .xml(let root): NoEnvelope.words(of: root)
        }
    }

    private var trailer: String {
        switch found {
        case .html(_, true): ", with an envelope behind it"
        case .json(let start), .text(let start): ": \(VisibleText.escaped(start))"
        default: ""
        }
    }

    private static func words(of root: XMLNode) -> String {
        let place = root.namespace.map { "the namespace \"\($0)\"" } ?? "no namespace"
        if root.localName != "Envelope" { return "XML with the root element \(root.localName) in \(place)" }
        if let version = SOAPVersion(namespace: root.namespace) {
            let count = root.children("Body", in: version).count
            return count == 0 ? "an Envelope without a Body" : "an Envelope with \(count) Bodies"
        }
        return "an Envelope in \(place), which is neither SOAP 1.1 nor 1.2"
    }
}
