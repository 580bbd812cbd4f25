import JSON
import XML

extension PathValue {
    /// What a text stage gives: the value changed, or each element of an array or list.
    ///
    /// Elements that give nothing are left out. A list of one gives a single value.
    ///
    /// - Parameters:
    ///   - givesTyped: whether the results have a type even where the text had none.
    ///   - change: gets text as a string and every other value as it is.
    /// - Returns: the changed value, with a type or without.
    /// - Throws: what `change` throws, and for what is no text at all.
    func mapped(
        givesTyped: Bool = false, _ change: (JSONValue) throws(PathError) -> JSONValue?
    ) throws(PathError) -> PathValue {
        switch single {
        case .absent: return .absent
        case .json(let value): return .wrapping(try PathValue.map(value, change), typed: true)
        case .untyped(let value): return .wrapping(try PathValue.map(value, change), typed: givesTyped)
        case .lines, .nodes:
            let texts = try captured() ?? .array([])
            return .wrapping(try PathValue.map(texts, change), typed: givesTyped)
        case .bytes(let bytes):
            return .wrapping(try change(.string(try PathValue.text(of: bytes))), typed: true)
        case .notFinite: throw .wrongType(expected: "a finite value", self)
        }
    }

    /// As ``mapped(givesTyped:_:)``, of texts alone.
    func mappedText(_ change: (String) throws(PathError) -> JSONValue?) throws(PathError) -> PathValue {
        try mapped { value throws(PathError) in
            try change(try PathValue.requiredText(value, hint: PathValue.textHint))
        }
    }

    /// As ``mappedText(_:)``, of bytes and of the UTF-8 of texts.
    func mappedBytes(_ change: ([UInt8]) throws(PathError) -> JSONValue) throws(PathError) -> PathValue {
        if case .bytes(let bytes) = self { return .json(try change(bytes)) }
        return try mappedText { text throws(PathError) in try change(Array(text.utf8)) }
    }

    /// The bytes that a text stands for; of an array each element's, read as UTF-8.
    func decodedBytes(_ decode: (String) throws(PathError) -> [UInt8]) throws(PathError) -> PathValue {
        switch single {
        case .json(.string(let text)), .untyped(.string(let text)): return .bytes(try decode(text))
        case .bytes(let bytes): return .bytes(try decode(try PathValue.text(of: bytes)))
        default:
            return try mappedText { text throws(PathError) in
                .string(try PathValue.text(of: try decode(text)))
            }
        }
    }

    private static let textHint = "the stage text writes it as text"

    private static func wrapping(_ value: JSONValue?, typed: Bool) -> PathValue {
        guard let value else { return .absent }
        return typed ? .json(value) : .untyped(value)
    }

    private static func map(
        _ value: JSONValue, _ change: (JSONValue) throws(PathError) -> JSONValue?
    ) throws(PathError) -> JSONValue? {
        guard case .array(let elements) = value else { return try change(value) }
        var results: [JSONValue] = []
        results.reserveCapacity(elements.count)
        for element in elements {
            if let result = try change(element) { results.append(result) }
        }
        return .array(results)
    }

    /// The text of a string, or the error of a stage that needs text.
    static func requiredText(_ value: JSONValue, hint: String? = nil) throws(PathError) -> String {
        switch value {
        case .string(let text): return text
        case .surrogates(let string): throw .loneSurrogate(string)
        default: throw .wrongType(expected: "text", .json(value), hint: value.isContainer ? nil : hint)
        }
    }
}
