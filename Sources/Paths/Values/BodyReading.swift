import JSON
import Text
import XML

/// How a body is read: by its content, not by its media type (LANGUAGE.md §5, *How a body is read*).
package enum BodyReading {
    /// Reads a body.
    ///
    /// - Parameters:
    ///   - bytes: the decompressed body.
    ///   - mediaType: that of the Content-Type header, without parameters.
    ///   - charset: that of the Content-Type header.
    ///   - isSOAP: whether the call is a SOAP call, which has no answers in HTML.
    /// - Returns: the document; text that begins as neither JSON nor XML does is no error yet.
    /// - Throws: where it begins as JSON or XML and is not well-formed, or does not fit its character set.
    package static func read(
        _ bytes: [UInt8], mediaType: String?, charset: String?, isSOAP: Bool
    ) throws(PathError) -> PathDocument {
        guard !bytes.isEmpty else { return PathDocument(.empty) }
        let head = Head(bytes, charset: charset)
        if head.isHTML(mediaType: mediaType, isSOAP: isSOAP) {
            return PathDocument(.html, beginning: head.beginning)
        }
        if head.beginsWithTag {
            do throws(XMLSyntaxError) {
                let document = try XMLDocument.parse(bytes, charset: charset)
                return PathDocument(.xml(document), beginning: head.beginning)
            } catch {
                throw .malformedBody("XML", error, beginning: head.beginning)
            }
        }
        return try readJSON(bytes, charset: charset, head: head)
    }

    /// The text of a body.
    ///
    /// - Throws: where its bytes do not fit its character set.
    package static func text(_ bytes: [UInt8], charset: String?) throws(PathError) -> String {
        do throws(BodyCharsetError) {
            return try BodyCharset(bytes, header: charset).text(of: bytes)
        } catch {
            throw PathError(error.message)
        }
    }

    private static func readJSON(
        _ bytes: [UInt8], charset: String?, head: Head
    ) throws(PathError) -> PathDocument {
        let text = Array(try text(bytes, charset: charset).utf8)
        do throws(JSONSyntaxError) {
            return PathDocument(.json(try JSONParser.parse(text)), beginning: head.beginning)
        } catch {
            if head.isEmpty { return PathDocument(.empty) }
            // A text that does not even begin as JSON is no broken JSON.
            if !head.beginsAsJSON { return PathDocument(.text, beginning: head.beginning) }
            throw .malformedBody("JSON", error, in: text, beginning: head.beginning)
        }
    }
}
