import JSON
import Matching
import Text

/// Expected values and matchers, made from the table of matchers.
enum MatcherSchema {
    /// The names of the definitions.
    static let expected = "expected"
    static let matcher = "matcher"
    static let isMatcher = "isMatcher"

    private static let matcherKey = "^\\?([^?]|$)"
    private static let built = MatcherTable.all.filter(\.isBuilt)

    static var definitions: [(name: String, schema: Schema)] {
        [(expected, expectedValue), (matcher, matcherObject), (isMatcher, matcherCondition)]
            + built.map { ($0.name, operand($0)) }
    }

    /// An object in which one key is a matcher is a matcher; in any other value matchers may stand inside. The matchers
    /// among the properties of those are there for an editor to offer.
    private static var expectedValue: Schema {
        let some: Schema = [
            "not": .object(["propertyNames": .object(["not": .object(["pattern": .string(matcherKey)])])])
        ]
        let value = Schema.reference(to: expected).json
        return .choice(
            if: some, then: .reference(to: matcher),
            else: ["properties": properties.json, "items": value, "additionalProperties": value])
    }

    private static var matcherObject: Schema {
        var partners: Schema = [:]
        for case (let name, let partner?) in built.map({ ($0.name, $0.partner) }) {
            partners[name] = .strings([partner])
        }
        return [
            "title": "Matcher",
            "description": "All of its keys must hold; ??name stands for a literal ?name",
            "properties": properties.json, "additionalProperties": false, "minProperties": 1,
            "dependentRequired": partners.json,
        ]
    }

    /// As the loader tells a matcher from an object of the language.
    private static var matcherCondition: Schema {
        ["type": "object", "minProperties": 1, "propertyNames": .object(["pattern": .string(matcherKey)])]
    }

    private static var properties: Schema {
        var properties: Schema = [:]
        for matcher in built { properties[matcher.name] = Schema.reference(to: matcher.name).json }
        return properties
    }

    private static func operand(_ matcher: MatcherDefinition) -> Schema {
        var schema: Schema = [:]
        schema["description"] = .string(
            (matcher.name == "?because" ? "Holds " : "Holds when the value ") + matcher.summary)
        let form = matcher.form.schema(saying: "expected \(matcher.operand)")
        schema.formUnion(form)
        if case .words(let words) = matcher.form {
            schema["examples"] = .strings(words)
        } else if let example = JSONValue(reading: matcher.example)?.objectValue?[matcher.name] {
            schema["examples"] = .array([example])
        }
        return schema
    }
}

extension OperandForm {
    private static let date = "[0-9]{4}-[0-9]{2}-[0-9]{2}.*"

    fileprivate func schema(saying message: String) -> Schema {
        func text(_ pattern: String) -> Schema {
            [
                "pattern": .string("^(\(pattern))$|\\{\\{"),
                "patternErrorMessage": .string(message),
            ]
        }
        let expected = Schema.reference(to: MatcherSchema.expected)
        switch self {
        case .data: return [:]
        case .expected: return expected
        case .text: return ["type": "string"]
        case .fileName: return ["type": "string", "minLength": 1]
        case .list(let minimum):
            return orTemplate([
                "type": "array", "items": expected.json, "minItems": .number(JSONNumber(minimum)),
            ])
        case .words(let words):
            let word = orTemplate(["enum": .strings(words)])
            return .choice(
                if: ["type": "array"], then: ["items": word.json, "minItems": 1], else: word)
        case .size:
            return orTemplate(
                .choice(
                    if: ["type": "object"], then: .reference(to: MatcherSchema.matcher),
                    else: ["type": "integer", "minimum": 0]))
        case .limit:
            var schema: Schema = ["type": ["number", "string"]]
            // A size is one where the size of a body is compared.
            schema.formUnion(text("\(DurationText.pattern)|\(SizeText.pattern)|\(OperandForm.date)"))
            return schema
        case .distance:
            var schema: Schema = ["type": ["number", "string"], "minimum": 0]
            schema.formUnion(text("\(DurationText.pattern)|\(SizeText.pattern)"))
            return schema
        case .moment:
            var schema: Schema = ["type": "string"]
            schema.formUnion(text("now([+-]\(DurationText.pattern))?|\(OperandForm.date)"))
            return schema
        }
    }

    private func orTemplate(_ schema: Schema) -> Schema {
        .choice(if: ValueSchema.template, then: nil, else: schema)
    }
}
