import JSON
import Paths
import SOAP
import XML

/// A file, or standard input, that path expressions are asked of.
final class QueryInput: Subject {
    /// What the input must be.
    enum Kind: String, CaseIterable {
        case json, xml, html, text
    }

    private let bytes: [UInt8]
    private let kind: Kind?
    private var read: Result<PathDocument, PathError>?

    /// - Parameters:
    ///   - bytes: the whole input.
    ///   - kind: what it must be; nil to go by its content.
    init(_ bytes: [UInt8], kind: Kind?) {
        self.bytes = bytes
        self.kind = kind
    }

    func value(of source: PathSource) throws(PathError) -> PathValue {
        switch source {
        case .body: .untyped(.string(try BodyReading.text(bytes, charset: nil)))
        case .bytes: .bytes(bytes)
        case .size: .json(.number(JSONNumber(bytes.count)))
        default:
            throw PathError("a file has only the sources body, bytes and size, and paths into its content")
        }
    }

    func document() throws(PathError) -> PathDocument {
        if let read { return try read.get() }
        let result = Result { () throws(PathError) in try reading() }
        read = result
        return try result.get()
    }

    var soapNamespace: String? {
        guard let document = try? document(), case .xml(let xml) = document.content else { return nil }
        return SOAPEnvelope(xml)?.version.namespace
    }

    private func reading() throws(PathError) -> PathDocument {
        if kind == .text {
            let text = try BodyReading.text(bytes, charset: nil)
            return PathDocument(.text, beginning: text)
        }
        if kind == .html { return try BodyReading.read(bytes, as: .html, charset: nil) }
        let document = try BodyReading.read(bytes, mediaType: nil, charset: nil, isSOAP: kind == .xml)
        switch (kind, document.content) {
        case (nil, _), (.json, .json), (.xml, .xml): return document
        case (.xml, .html): return try BodyReading.read(bytes, as: .xml, charset: nil)
        case (.json, _): throw document.other(than: "JSON")
        case (.xml, _), (.html, _), (.text, _): throw document.other(than: "XML")
        }
    }
}
