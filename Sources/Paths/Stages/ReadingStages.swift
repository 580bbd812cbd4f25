import JSON
import XML

/// Stages that read text as a document and write a value as text.
extension StageDeclaration {
    static let json = StageDeclaration(
        "json", summary: "reads text as JSON", example: "//LoginResult -> json"
    ) { value, _ throws(PathError) in
        if case .nodes(let nodes) = value, nodes.count == 1, nodes[0].hasElementChildren {
            return .untyped(nodes[0].jsonView())
        }
        return try value.mapped(givesTyped: true) { value throws(PathError) in
            try InnerText.json(try PathValue.requiredText(value))
        }
    }

    static let xml = StageDeclaration(
        "xml", summary: "reads text as XML", example: "//Result -> xml -> /order/id"
    ) { value, _ throws(PathError) in
        try roots(of: value) { text throws(PathError) in try InnerText.xml(text) }
    }

    static let html = StageDeclaration(
        "html", summary: "reads text as HTML, as browsers do", example: "$.page -> html -> //title"
    ) { value, _ throws(PathError) in
        try roots(of: value) { text throws(PathError) in try InnerText.html(text) }
    }

    /// The root elements of the documents that each text is read as.
    private static func roots(
        of value: PathValue, _ read: (String) throws(PathError) -> XMLDocument
    ) throws(PathError) -> PathValue {
        guard
            let texts = try value.mapped({ value throws(PathError) in
                .string(try PathValue.requiredText(value))
            }).captured()
        else { return .absent }
        var roots: [XMLNode] = []
        for text in texts.arrayValue ?? [texts] {
            roots.append(try read(try PathValue.requiredText(text)).root)
        }
        return .nodes(roots)
    }

    static let text = StageDeclaration(
        "text", summary: "writes the value as text: JSON compact, a node its string-value",
        example: "$.items -> text"
    ) { value, _ throws(PathError) in
        switch value.single {
        case .absent: return .absent
        case .json(let value): return .json(written(value))
        case .untyped(let value): return .untyped(written(value))
        case .lines(let lines): return .untyped(.array(lines.map(JSONValue.string)))
        case .nodes(let nodes): return .untyped(.array(nodes.map { .string($0.stringValue) }))
        case .bytes(let bytes): return .json(.string(try PathValue.text(of: bytes)))
        case .notFinite(let number): return .json(.string(number))
        }
    }

    private static func written(_ value: JSONValue) -> JSONValue {
        switch value {
        case .string, .surrogates: value
        default: .string(value.written())
        }
    }
}
