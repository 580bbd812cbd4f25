import JSON
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
        let name = wrapperName
        let start = "<\(name)\(visibleDeclarations)>"
        do throws(XMLSyntaxError) {
            let document = try XMLDocument.parse(
                Array(start.utf8) + bytes + Array("</\(name)>".utf8), charset: "utf-8")
            if let warning = document.warnings.first { throw warning }
            usePrefixes(in: document.root)
        } catch {
            let isAtEnd = error.offset.map { $0 >= start.utf8.count + bytes.count } ?? false
            let column = error.line == 1 ? error.column - start.unicodeScalars.count : error.column
            report(
                .notWellFormed(
                    part: .fragment,
                    message: isAtEnd ? "the text ends before all elements are closed" : error.message,
                    line: error.line, column: max(1, column)), at: range)
        }
    }

    /// A fragment is read inside the element that it stands in, so that errors name that one.
    private var wrapperName: String {
        guard let name = XMLName.split(element) else { return "fragment" }
        return name.prefix.map { scope.visible[$0] != nil } ?? true ? element : "fragment"
    }

    /// Declarations of everything that is in scope.
    private var visibleDeclarations: String {
        scope.visible.filter { $0.name != "xml" }
            .map { " xmlns:\($0.name)=\"\(XMLWriter.attribute($0.value))\"" }.joined()
    }

    private mutating func usePrefixes(in element: XMLNode) {
        for node in [element] + element.attributes {
            guard let prefix = node.prefix, let namespace = node.namespace,
                let visible = scope.visible[prefix], TextEquality.equal(visible, namespace)
            else { continue }
            _ = scope.use(prefix)
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
