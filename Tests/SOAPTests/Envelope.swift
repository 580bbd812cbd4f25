import JSON
import SOAP

/// The envelope that a spec's header and body become, as text.
func envelope(
    _ version: SOAPVersion = .v1_1, header: String? = nil, body: String? = nil,
    namespaces: TextDictionary<String> = [:]
) throws -> String {
    let source = EnvelopeSource(
        version: version, header: try header.map(part), body: try body.map(part), namespaces: namespaces)
    return String(decoding: try EnvelopeBuilder.build(source).bytes, as: UTF8.self)
}

/// A header or body as a spec has it: notation, XML text or lines.
func part(_ json: String) throws -> EnvelopePart {
    let value = try JSONParser.parseLocated(Array(json.utf8), dialect: .commented)
    switch try EnvelopeForm.reading(value) {
    case .notation(let notation): return .notation(notation)
    case .text(let lines):
        let text = lines.compactMap(\.value.stringValue).joined(separator: "\n")
        return .xml(Array(text.utf8), at: value.range)
    case .file(let path), .template(let path): return .xml([], at: path.range)
    }
}

/// The error of something that cannot be sent, with the piece of the spec that it points at.
func refusal(of work: () throws -> Void, in json: String) -> (message: String, hint: String?, at: String)? {
    do {
        try work()
        return nil
    } catch let error as EnvelopeError {
        let bytes = Array(json.utf8)[error.range.clamped(to: 0..<json.utf8.count)]
        return (error.message, error.hint, String(decoding: bytes, as: UTF8.self))
    } catch {
        return ("\(error)", nil, "")
    }
}
