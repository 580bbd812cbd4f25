package import JSON
import XML

/// Values in the words of messages.
package enum ValueText {
    /// The value as JSON, cut where it is long: `"milk"`, `5`, `[1,2]`, `an empty array`.
    static func bare(_ value: JSONValue) -> String {
        switch value {
        case .string(let text): text.isEmpty ? "an empty string" : QuotedText.of(text)
        case .array(let elements) where elements.isEmpty: "an empty array"
        case .object(let object) where object.members.isEmpty: "an empty object"
        case .array, .object: cut(value)
        case .null, .boolean, .number, .surrogates: value.written()
        }
    }

    /// The value with its type: `string "7"`, `number 5`, `null`, `an empty array`.
    static func typed(_ value: JSONValue, isTyped: Bool = true) -> String {
        switch value {
        case .null: "null"
        case .string(let text) where !text.isEmpty && !isTyped: "text \(bare(value))"
        case .string(let text) where text.isEmpty: bare(value)
        case .array(let elements) where elements.isEmpty: bare(value)
        case .object(let object) where object.members.isEmpty: bare(value)
        default: "\(value.kindName) \(bare(value))"
        }
    }

    /// What was observed, with its type.
    static func typed(_ observed: Observed) -> String {
        switch observed.single {
        case .absent: "absent"
        case .value(let value, let isTyped): typed(value, isTyped: isTyped)
        case .list(let texts): list(texts)
        case .nodes(let nodes): list(nodes.map { .string($0.stringValue) })
        case .bytes(let bytes): "\(count(bytes.count, "byte")) of no UTF-8 text"
        case .notFinite(let number): "number \(number)"
        }
    }

    /// What was observed, its type only where the notation does not tell it.
    static func bare(_ observed: Observed) -> String {
        if case .value(let value, _) = observed.single { return bare(value) }
        return typed(observed)
    }

    private static func list(_ texts: [JSONValue]) -> String {
        "a list of \(texts.count) values \(cut(.array(texts)))"
    }

    /// Compact JSON up to a length; only as much of the value is written as can be shown.
    package static func cut(_ value: JSONValue) -> String {
        let written = written(value, budget: QuotedText.limit + 1)
        let scalars = Array(written.unicodeScalars)
        let escaped = scalars.prefix(QuotedText.limit).map {
            VisibleScalar.isInvisible($0) ? VisibleScalar.escape($0) : String($0)
        }
        return escaped.joined() + (scalars.count > QuotedText.limit ? "…" : "")
    }

    /// At least `budget` scalars of the JSON, or all of it; what comes behind may be missing.
    private static func written(_ value: JSONValue, budget: Int) -> String {
        switch value {
        case .array(let elements):
            var text = "["
            for index in elements.indices {
                guard text.unicodeScalars.count < budget else { return text }
                text += (index == 0 ? "" : ",") + written(elements[index], budget: budget)
            }
            return text + "]"
        case .object(let object):
            var text = "{"
            for index in object.members.indices {
                guard text.unicodeScalars.count < budget else { return text }
                let member = object.members[index]
                let name: JSONValue =
                    member.keyHasSurrogate
                    ? .surrogates(SurrogateString(escaped: member.key)) : .string(member.key)
                text += (index == 0 ? "" : ",") + name.written() + ":"
                text += written(member.value, budget: budget)
            }
            return text + "}"
        case .string(let string) where string.unicodeScalars.count > budget:
            return JSONValue.string(String(string.unicodeScalars.prefix(budget))).written()
        default: return value.written()
        }
    }

    /// `1, 2 or 3`.
    static func list(_ items: [String], joining word: String) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(word) \(last)"
    }
}
