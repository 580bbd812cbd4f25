import XML

extension EnvelopeWriter {
    /// XML text of the author's, byte for byte; the prefixes that it uses without declaring them are declared
    /// on the Envelope.
    mutating func writeFragment(_ bytes: [UInt8], at range: Range<Int>) {
        let bytes = bytes.starts(with: EnvelopeWriter.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
        defer { output += bytes }
        if sparesTemplates, String(decoding: bytes, as: UTF8.self).contains("{{") { return }
        if bytes.drop(while: EnvelopeWriter.isSpace).starts(with: "<?xml ".utf8) {
            return report(.declarationInside, at: range)
        }
        let wrapper = wrapper
        do throws(XMLSyntaxError) {
            let document = try XMLDocument.parse(
                Array(wrapper.utf8) + bytes + Array("</fragment>".utf8), charset: "utf-8")
            if let warning = document.warnings.first { throw warning }
            usePrefixes(in: document.root)
        } catch {
            let column = error.line == 1 ? error.column - wrapper.unicodeScalars.count : error.column
            report(
                .notWellFormed(
                    part: .fragment, message: error.message, line: error.line, column: max(1, column)),
                at: range)
        }
    }

    /// The start tag of an element that declares everything that is in scope.
    private var wrapper: String {
        let declarations = scope.visible.filter { $0.key != "xml" }
            .map { " xmlns:\($0.key)=\"\(XMLWriter.attribute($0.value))\"" }
        return "<fragment\(declarations.joined())>"
    }

    private mutating func usePrefixes(in element: XMLNode) {
        for node in [element] + element.attributes {
            if let prefix = node.prefix, scope.visible[prefix] == node.namespace { _ = scope.use(prefix) }
        }
        for attribute in element.attributes { useValuePrefix(of: attribute.stringValue) }
        for child in element.children {
            switch child.kind {
            case .element: usePrefixes(in: child)
            case .text, .cdata: useValuePrefix(of: child.stringValue)
            default: break
            }
        }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
