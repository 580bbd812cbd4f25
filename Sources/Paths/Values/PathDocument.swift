package import JSON
package import XML

/// A body, read once, as path expressions see it.
///
/// It belongs to one worker, as its nodes do.
package final class PathDocument {
    package enum Content {
        case json(JSONValue)
        case xml(XMLDocument)
        /// Nil in the answer to a SOAP call, which is never looked into.
        case html(XMLDocument?)
        /// Text that begins as neither JSON nor XML does.
        case text
        case empty
    }

    package let content: Content
    private let makeBeginning: () -> String
    private var view: JSONValue?

    /// - Parameters:
    ///   - content: what the body is.
    ///   - beginning: its first characters, made when a message needs them.
    package init(_ content: Content, beginning: @escaping @autoclosure () -> String = "") {
        self.content = content
        makeBeginning = beginning
    }

    /// The first characters, for messages.
    package var beginning: String { makeBeginning() }

    /// What JSONPath sees: the body's JSON, or the JSON view of its XML.
    ///
    /// - Throws: what the body is instead.
    package func json() throws(PathError) -> PathValue {
        switch content {
        case .json(let value): return .json(value)
        case .xml(let document): return jsonView(of: document)
        case .html, .text, .empty: throw other(than: "JSON")
        }
    }

    /// What a query sees: as ``json()``, and the JSON view of HTML where the query begins at `$.html`.
    ///
    /// Any other query on HTML is an error: a page that came instead of JSON lacks every name, and what lacks
    /// a name must not pass for an answer without it.
    func json(for query: JSONPathQuery) throws(PathError) -> PathValue {
        if case .html(let document?) = content, query.beginsAt("html") { return jsonView(of: document) }
        return try json()
    }

    private func jsonView(of document: XMLDocument) -> PathValue {
        if let view { return .untyped(view) }
        let made = document.jsonView()
        view = made
        return .untyped(made)
    }

    /// What XPath sees, of XML or HTML.
    ///
    /// - Throws: what the body is instead.
    package func xml() throws(PathError) -> XMLDocument {
        switch content {
        case .xml(let document), .html(let document?): return document
        case .html(nil), .json, .text, .empty: throw other(than: "XML")
        }
    }

    /// The error of whoever needs another kind: `the body is HTML, not JSON; it begins "<html>…"`.
    package func other(than kind: String) -> PathError {
        let came =
            switch content {
            case .json: "JSON"
            case .xml: "XML"
            case .html: "HTML"
            case .text: "text"
            case .empty: ""
            }
        if case .empty = content { return PathError("the body is empty, expected \(kind)") }
        if beginning.isEmpty { return PathError("the body is white space, expected \(kind)") }
        return PathError("the body is \(came), not \(kind); it begins \(PathValue.quoted(beginning))")
    }
}
