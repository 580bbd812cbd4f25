import XML
import JSON
import HTTP
import Paths
import SOAP

/// A request as path expressions see it. It belongs to the thread that answers it.
final class StubRequestSubject {
    private let request: StubRequest
    private let contentType: MediaType?
    private var readDocument: Result<PathDocument, PathError>?

    init(_ request: StubRequest) {
        self.request = request
        contentType = request.headers.values(of: "Content-Type").last.flatMap(MediaType.init)
    }

    private var charset: String? { contentType?.parameter("charset") }

    /// The body in its character set.
    func bodyText() throws(PathError) -> String {
        try BodyReading.text(request.body, mediaType: contentType?.name, charset: charset, isSOAP: true)
    }
}

extension StubRequestSubject: Subject {
    func document() throws(PathError) -> PathDocument {
        if let readDocument { return try readDocument.get() }
        let read = Result { () throws(PathError) in
            try BodyReading.read(request.body, mediaType: contentType?.name, charset: charset, isSOAP: true)
        }
        readDocument = read
        return try read.get()
    }

    var soapNamespace: String? {
        guard case .xml(let document)? = try? document().content else { return nil }
        return SOAPVersion(namespace: document.root.namespace)?.namespace
    }

    func value(of source: PathSource) throws(PathError) -> PathValue {
        switch source {
        case .header(let name): .lines(request.headers.values(of: name))
        case .body: .untyped(.string(try bodyText()))
        case .bytes: .bytes(request.body)
        case .url: .untyped(.string(request.target))
        case .type: contentType.map { .untyped(.string($0.name)) } ?? .absent
        default: throw PathError("a request has no such value")
        }
    }
}
