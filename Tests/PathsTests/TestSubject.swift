import Diagnostics
import JSON
import Paths
import Text
import XML

/// An answer as far as path expressions see it.
final class TestSubject: Subject {
    let body: [UInt8]
    let mediaType: String?
    let charset: String?
    let isSOAP: Bool
    var values: [PathSource: PathValue] = [:]
    private var read: Result<PathDocument, PathError>?
    /// How often the body was read.
    private(set) var readings = 0

    convenience init(
        _ body: String = "", mediaType: String? = nil, charset: String? = nil, isSOAP: Bool = false
    ) {
        self.init(bytes: Array(body.utf8), mediaType: mediaType, charset: charset, isSOAP: isSOAP)
    }

    init(bytes: [UInt8], mediaType: String? = nil, charset: String? = nil, isSOAP: Bool = false) {
        body = bytes
        self.mediaType = mediaType
        self.charset = charset
        self.isSOAP = isSOAP
    }

    var soapNamespace: String? { nil }

    func document() throws(PathError) -> PathDocument {
        if let read { return try read.get() }
        readings += 1
        let result: Result<PathDocument, PathError>
        do throws(PathError) {
            result = .success(
                try BodyReading.read(body, mediaType: mediaType, charset: charset, isSOAP: isSOAP))
        } catch {
            result = .failure(error)
        }
        read = result
        return try result.get()
    }

    func value(of source: PathSource) throws(PathError) -> PathValue {
        switch source {
        case .body: return .untyped(.string(try BodyReading.text(body, charset: charset)))
        case .bytes: return .bytes(body)
        default: return values[source] ?? .absent
        }
    }
}

extension PathValue {
    /// `json 5`, `untyped "5"`, `lines ["a"]`, `nodes ["a"]`, `bytes 3`, `absent`.
    var shown: String {
        func array(_ texts: [String]) -> String { JSONValue.array(texts.map(JSONValue.string)).written() }
        return switch self {
        case .absent: "absent"
        case .json(let value): "json \(value.written())"
        case .untyped(let value): "untyped \(value.written())"
        case .lines(let lines): "lines \(array(lines))"
        case .nodes(let nodes): "nodes \(array(nodes.map(\.stringValue)))"
        case .bytes(let bytes): "bytes \(bytes.count)"
        case .notFinite(let number): "notFinite \(number)"
        }
    }
}

/// What a path gives on a body, or the error's message.
func outcome(
    of path: String, on body: String, slots: [JSONValue] = [], namespaces: TextDictionary<String> = [:]
) -> String {
    outcome(of: path, on: TestSubject(body), slots: slots, namespaces: namespaces)
}

func outcome(
    of path: String, on subject: TestSubject, slots: [JSONValue] = [],
    namespaces: TextDictionary<String> = [:]
) -> String {
    let expression: PathExpression
    do throws(PathSyntaxError) {
        expression = try PathExpression(path)
    } catch {
        return rendered(error, in: path)
    }
    do throws(PathError) {
        let context = PathContext(namespaces: namespaces, now: { DateTime(iso: "2024-05-01T18:00:00Z") })
        return try expression.evaluate(on: subject, slots: slots, context: context).shown
    } catch {
        return "error: \(error.message)"
    }
}

/// The error as it is shown, without the lines' beginnings.
func rendered(_ error: PathSyntaxError, in text: String) -> String {
    let source = SourceText(name: "path", text: text)
    let location = SourceLocation(source: source, range: error.offset..<error.offset + error.length)
    return Diagnostic(error.message, at: location, hint: error.hint).rendered()
        .replacing("path:1:", with: "").replacing(": error: ", with: " ")
        .replacing("\n  | ", with: "\n").replacing("\n  = ", with: "\n= ")
}
