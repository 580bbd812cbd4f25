import Diagnostics
import JSON
import XML

/// Documents inside text: JSON in an XML element, XML in a JSON string.
enum InnerText {
    /// - Throws: what is wrong, with the position inside the text.
    static func json(_ text: String) throws(PathError) -> JSONValue {
        let bytes = Array(text.utf8)
        do throws(JSONSyntaxError) {
            return try JSONParser.parse(bytes)
        } catch {
            throw .malformed("the text", as: "JSON", error, in: bytes, beginning: text)
        }
    }

    /// - Throws: what is wrong, with the position inside the text.
    static func xml(_ text: String) throws(PathError) -> XMLDocument {
        do throws(XMLSyntaxError) {
            return try XMLDocument.parse(Array(text.utf8), charset: "UTF-8")
        } catch {
            throw .malformed("the text", as: "XML", error, beginning: text)
        }
    }

    /// - Throws: where the text has no element, or too many of something.
    static func html(_ text: String) throws(PathError) -> XMLDocument {
        do throws(XMLSyntaxError) {
            return try XMLDocument.parse(html: text)
        } catch {
            throw .unreadable("the text", as: "HTML", error, beginning: text)
        }
    }
}

extension PathError {
    static func malformed(
        _ what: String, as kind: String, _ error: JSONSyntaxError, in bytes: [UInt8], beginning: String
    ) -> PathError {
        let place = SourceText(name: "", bytes: bytes).position(at: error.offset)
        return malformed(
            what, kind, error.messageWithoutText, line: place.line, column: place.column, beginning)
    }

    static func malformed(
        _ what: String, as kind: String, _ error: XMLSyntaxError, beginning: String
    ) -> PathError {
        malformed(what, kind, error.message, line: error.line, column: error.column, beginning)
    }

    /// Of a kind that is always well-formed.
    static func unreadable(
        _ what: String, as kind: String, _ error: XMLSyntaxError, beginning: String
    ) -> PathError {
        guard !beginning.isEmpty else { return PathError("\(what) is empty, expected \(kind)") }
        return PathError(
            "\(what) cannot be read as \(kind): line \(error.line), column \(error.column): \(error.message); "
                + "it begins \(PathValue.quoted(beginning))")
    }

    private static func malformed(
        _ what: String, _ kind: String, _ message: String, line: Int, column: Int, _ beginning: String
    ) -> PathError {
        guard !beginning.isEmpty else { return PathError("\(what) is empty, expected \(kind)") }
        return PathError(
            "\(what) is not well-formed \(kind): line \(line), column \(column): \(message); "
                + "it begins \(PathValue.quoted(beginning))")
    }
}
