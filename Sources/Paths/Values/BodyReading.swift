import JSON
import Text
package import XML

/// How a body is read: by its content, not by its media type (LANGUAGE.md §5, *How a body is read*).
package enum BodyReading {
    /// Reads a body.
    ///
    /// - Parameters:
    ///   - bytes: the decompressed body.
    ///   - mediaType: that of the Content-Type header, without parameters.
    ///   - charset: that of the Content-Type header.
    ///   - isSOAP: whether the call is a SOAP call, which has no answers in HTML.
    /// - Returns: the document; text that does not even begin as JSON or XML is no error yet.
    /// - Throws: where it begins as JSON or XML and is not well-formed, or does not fit its character set.
    package static func read(
        _ bytes: [UInt8], mediaType: String?, charset: String?, isSOAP: Bool
    ) throws(PathError) -> PathDocument {
        guard !bytes.isEmpty else { return PathDocument(.empty) }
        let head = BodyHead(bytes, charset: charset)
        if head.isHTML(mediaType: mediaType, isSOAP: isSOAP) {
            if isSOAP { return PathDocument(.html(nil), beginning: head.beginning) }
            return try readHTML(bytes, charset: charset, head: head)
        }
        guard head.beginsWithTag else { return try readJSON(bytes, charset: charset, head: head) }
        return try readXML(bytes, charset: charset, head: head)
    }

    /// Reads a body as XML or as HTML, whatever it looks like.
    ///
    /// - Throws: where it cannot be read so.
    package static func read(
        _ bytes: [UInt8], as kind: DocumentCharset.Kind, charset: String?
    ) throws(PathError) -> PathDocument {
        let head = BodyHead(bytes, charset: charset)
        return switch kind {
        case .xml: try readXML(bytes, charset: charset, head: head)
        case .html: try readHTML(bytes, charset: charset, head: head)
        }
    }

    /// The text of a body; the parameters are those of `read`.
    ///
    /// - Throws: where its bytes do not fit its character set.
    package static func text(
        _ bytes: [UInt8], mediaType: String? = nil, charset: String?, isSOAP: Bool = false
    ) throws(PathError) -> String {
        let isHTML = BodyHead(bytes, charset: charset).isHTML(mediaType: mediaType, isSOAP: isSOAP)
        return try BodyCharset(bytes, header: charset, kind: isHTML ? .html : .xml).text(of: bytes)
    }

    private static func readXML(
        _ bytes: [UInt8], charset: String?, head: BodyHead
    ) throws(PathError) -> PathDocument {
        do throws(XMLSyntaxError) {
            let document = try XMLDocument.parse(bytes, charset: charset)
            return PathDocument(.xml(document), beginning: head.beginning)
        } catch {
            throw .malformed("the body", as: "XML", error, beginning: head.beginning)
        }
    }

    private static func readHTML(
        _ bytes: [UInt8], charset: String?, head: BodyHead
    ) throws(PathError) -> PathDocument {
        let text = try BodyCharset(bytes, header: charset, kind: .html).text(of: bytes)
        do throws(XMLSyntaxError) {
            return PathDocument(.html(try XMLDocument.parse(html: text)), beginning: head.beginning)
        } catch {
            throw .unreadable("the body", as: "HTML", error, beginning: head.beginning)
        }
    }

    private static func readJSON(
        _ bytes: [UInt8], charset: String?, head: BodyHead
    ) throws(PathError) -> PathDocument {
        let encoding = BodyCharset(bytes, header: charset)
        // UTF-8 goes to the parser as it came; it checks the bytes itself, in one pass.
        let text = encoding.isPlainUTF8 ? bytes : Array(try encoding.text(of: bytes).utf8)
        do throws(JSONSyntaxError) {
            return PathDocument(.json(try JSONParser.parse(text)), beginning: head.beginning)
        } catch {
            if case .invalidUTF8 = error.reason { _ = try encoding.text(of: bytes) }
            if head.isBlank || !head.beginsAsJSON { return PathDocument(.text, beginning: head.beginning) }
            throw .malformed("the body", as: "JSON", error, in: text, beginning: head.beginning)
        }
    }
}
