package import JSON
import XML

/// Makes envelopes out of what authors write.
package enum EnvelopeBuilder {
    /// Writes the envelope around a header and a body.
    ///
    /// - Throws: `EnvelopeError`: the first thing that cannot be sent.
    package static func build(_ source: EnvelopeSource) throws(EnvelopeError) -> BuiltEnvelope {
        let scope = NamespaceScope(version: source.version, namespaces: source.namespaces)
        var writer = EnvelopeWriter(scope: scope)
        writer.isInHeader = true
        if let header = source.header { writer.write("\(scope.envelopePrefix):Header", header) }
        writer.isInHeader = false
        writer.write(
            "\(scope.envelopePrefix):Body", source.body ?? .notation(LocatedJSON(.object([]), range: 0..<0)))
        if let error = writer.errors.first { throw error }
        return assembled(writer, source.version)
    }

    /// The envelope that has no Header and an empty Body.
    package static func empty(_ version: SOAPVersion) -> BuiltEnvelope {
        var writer = EnvelopeWriter(scope: NamespaceScope(version: version, namespaces: [:]))
        writer.output = Array("<\(writer.scope.envelopePrefix):Body/>".utf8)
        return assembled(writer, version)
    }

    /// Puts the Envelope around what is written.
    private static func assembled(_ writer: EnvelopeWriter, _ version: SOAPVersion) -> BuiltEnvelope {
        let name = "\(writer.scope.envelopePrefix):Envelope"
        var bytes = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?><\(name)".utf8)
        for (prefix, uri) in writer.scope.declarations {
            bytes += " xmlns:\(prefix)=\"\(XMLWriter.attribute(uri))\"".utf8
        }
        bytes += ">".utf8 + writer.output + "</\(name)>".utf8
        return BuiltEnvelope(version: version, bytes: bytes)
    }

    /// An envelope that the author wrote whole; its bytes stay as they are and its root tells its version.
    ///
    /// - Throws: `EnvelopeError` when it is not well-formed or no envelope.
    package static func whole(_ bytes: [UInt8], at range: Range<Int>) throws(EnvelopeError) -> BuiltEnvelope {
        let document: XMLDocument
        do {
            document = try XMLDocument.parse(bytes)
        } catch {
            throw EnvelopeError(
                .notWellFormed(
                    part: .envelope, message: error.message, line: error.line, column: error.column),
                at: range)
        }
        let root = document.root
        guard root.localName == "Envelope", let version = SOAPVersion(namespace: root.namespace) else {
            throw EnvelopeError(.noEnvelope(root: root.localName, namespace: root.namespace), at: range)
        }
        return BuiltEnvelope(
            version: version, bytes: bytes, charset: XMLDocument.charset(of: bytes).lowercased())
    }

    /// Everything in a header or body in object notation that could never be sent, whatever its variables
    /// hold; texts that hold `{{` are not judged.
    package static func problems(
        in part: LocatedJSON, namespaces: TextDictionary<String>, version: SOAPVersion
    ) -> [EnvelopeError] {
        var writer = EnvelopeWriter(
            scope: NamespaceScope(version: version, namespaces: namespaces), sparesTemplates: true)
        writer.write(writer.scope.envelopePrefix + ":Body", .notation(part))
        return writer.errors
    }
}

extension EnvelopeWriter {
    fileprivate mutating func write(_ name: String, _ part: EnvelopePart) {
        switch part {
        case .notation(let value):
            let node = NotationNode(value)
            guard case .members = node.content else {
                return report(.partIs(kind: node.kind), at: node.range)
            }
            write(name, at: node.range, node)
        case .xml(let bytes, let range):
            output += "<\(name)>".utf8
            element = name
            writeFragment(bytes, at: range)
            output += "</\(name)>".utf8
        }
    }
}
