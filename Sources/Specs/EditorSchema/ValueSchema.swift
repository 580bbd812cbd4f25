import JSON
import Templates
import Text

/// The schema for the value of a key.
///
/// What may stand there is gathered by the kinds of JSON, since most keywords speak of one kind only: so a value is
/// told what is wrong with it, and not that it is none of many things.
struct ValueSchema {
    private var isAnything = false
    private var isExpected = false
    private var isNull = false
    private var booleans: [Bool] = []
    private var numbers: Numbers?
    private var strings = Strings.none
    private var elements: Schema?
    private var objects: [ObjectForm] = []

    private enum Numbers { case any, whole(ClosedRange<Int>?), within(ClosedRange<Int>) }

    private enum Strings: Equatable {
        case none
        /// Those with a template in it.
        case templates
        case words([String])
        case pattern(String, form: String)
        case any
    }

    private enum ObjectForm {
        case members(Schema)
        case kinds([ObjectKind])
        case matcher
    }

    init(_ type: KeyType) {
        add(type)
    }

    private mutating func add(_ type: KeyType) {
        switch type {
        case .text, .path: strings = .any
        case .flag:
            booleans = [true, false]
            allowTemplates()
        case .yes: booleans = [true]
        case .integer: add(wholeNumbers: nil)
        case .integerIn(let bounds): add(wholeNumbers: bounds)
        case .numberIn(let bounds):
            numbers = .within(bounds)
            allowTemplates()
        case .duration: strings = .pattern(DurationText.pattern, form: DurationText.form)
        case .size: strings = .pattern(SizeText.pattern, form: SizeText.form)
        case .status:
            numbers = .whole(100...999)
            strings = .pattern(StatusPattern.pattern, form: type.description)
        case .scalar:
            strings = .any
            numbers = .any
            booleans = [true, false]
        case .null: isNull = true
        case .word(let words): strings = .words(words)
        case .data: isAnything = true
        case .expected: isExpected = true
        case .matcher: objects.append(.matcher)
        case .template: allowTemplates()
        case .array(let type): elements = ["items": ValueSchema(type).schema.json]
        case .pair(let type):
            elements = ["items": ValueSchema(type).schema.json, "minItems": 2, "maxItems": 2]
        case .map(let type): objects.append(.members(ValueSchema.members(type)))
        case .variables(let type):
            var schema = ValueSchema.members(type)
            schema["propertyNames"] = ValueSchema.variableName.json
            objects.append(.members(schema))
        case .object(let kinds): objects.append(.kinds(kinds))
        case .either(let types): for type in types { add(type) }
        case .toldLater(let type): add(type)
        }
    }

    private mutating func add(wholeNumbers bounds: ClosedRange<Int>?) {
        numbers = .whole(bounds)
        allowTemplates()
    }

    private mutating func allowTemplates() {
        if strings == .none { strings = .templates }
    }

    /// What `SpecReader.isVariableName` takes.
    private static let variableName: Schema = [
        "minLength": 1,
        "not": .object([
            "anyOf": [.object(["enum": .strings(ReservedNames.all)]), .object(["pattern": "\\{\\{"])]
        ]),
        "errorMessage": "this cannot be the name of a variable",
    ]

    /// The members of an object whose keys are the author's.
    private static func members(_ type: KeyType) -> Schema {
        let value = ValueSchema(type).schema
        if value.isEmpty { return [:] }
        return ["properties": ObjectSchema.remarks.json, "additionalProperties": value.json]
    }
}

extension ValueSchema {
    /// Where a template may stand for the value of another type, the others are asked for in the rest: so the message is
    /// about these.
    var schema: Schema {
        if isAnything { return [:] }
        if isExpected { return .reference(to: MatcherSchema.expected) }
        switch strings {
        case .templates where rest.isEmpty: return ValueSchema.template
        case .templates: return .choice(if: ValueSchema.template, then: nil, else: rest)
        case .words(let words):
            return .choice(if: ValueSchema.template, then: nil, else: withWords(words))
        case .none, .any, .pattern: return rest
        }
    }

    static let template: Schema = ["type": "string", "pattern": "\\{\\{"]

    /// `examples` for an editor to offer, where the few values there are can be told.
    var offered: [JSONValue] {
        var values: [JSONValue] = []
        if case .words(let words) = strings { values += words.map { .string($0) } }
        return values + booleans.map { .boolean($0) }
    }

    private func withWords(_ words: [String]) -> Schema {
        guard numbers == nil, elements == nil, objects.isEmpty else {
            var schema = rest
            schema["type"] = .array([.string("string")] + (schema["type"]?.arrayValue ?? []))
            schema.require(
                Schema.choice(if: ["type": "string"], then: ["enum": .strings(words)], else: nil).json)
            return schema
        }
        let others: [JSONValue] = booleans.map { .boolean($0) } + (isNull ? [.null] : [])
        return ["enum": .array(words.map { .string($0) } + others)]
    }

    /// All but strings of which only some may stand there.
    private var rest: Schema {
        var schema: Schema = [:]
        var kinds: [String] = []
        switch strings {
        case .any: kinds.append("string")
        case .pattern(let pattern, let form):
            kinds.append("string")
            schema["pattern"] = .string("^(\(pattern))$|\\{\\{")
            schema["patternErrorMessage"] = .string("expected \(form)")
        case .none, .templates, .words: break
        }
        if !booleans.isEmpty { kinds.append("boolean") }
        if booleans == [true] { schema["not"] = .object(["const": false]) }
        switch numbers {
        case .any?: kinds.append("number")
        case .whole(let bounds)?:
            kinds.append("integer")
            if let bounds {
                schema["minimum"] = .number(JSONNumber(bounds.lowerBound))
                if bounds.upperBound < .max { schema["maximum"] = .number(JSONNumber(bounds.upperBound)) }
            }
        case .within(let bounds)?:
            kinds.append("number")
            schema["minimum"] = .number(JSONNumber(bounds.lowerBound))
            schema["maximum"] = .number(JSONNumber(bounds.upperBound))
        case nil: break
        }
        if let elements {
            kinds.append("array")
            schema.formUnion(elements)
        }
        if !objects.isEmpty {
            kinds.append("object")
            schema.formUnion(ValueSchema.oneOf(objects))
        }
        if isNull { kinds.append("null") }
        guard let first = kinds.first else { return schema }
        var typed: Schema = ["type": kinds.count == 1 ? .string(first) : .strings(kinds)]
        typed.formUnion(schema)
        return typed
    }

    /// Matchers are told by their keys, an object with a required key by this.
    private static func oneOf(_ forms: [ObjectForm]) -> Schema {
        let free = forms.contains { if case .members(let schema) = $0 { schema.isEmpty } else { false } }
        if free { return [:] }
        var chosen: [(condition: Schema, schema: Schema)] = []
        var last: Schema?
        for form in forms {
            switch form {
            case .matcher:
                let matcher = Schema.reference(to: MatcherSchema.matcher)
                if forms.count == 1 { return matcher }
                chosen.append((.reference(to: MatcherSchema.isMatcher), matcher))
            case .members(let schema): last = last ?? schema
            case .kinds(let kinds):
                let schema = Schema.reference(to: SchemaNames.name(of: kinds))
                let required = kinds.flatMap(\.keys).filter { $0.isBuilt && $0.isRequired }.map(\.name)
                if required.isEmpty || forms.count == 1 {
                    last = last ?? schema
                } else {
                    chosen.append((["required": .strings(required)], schema))
                }
            }
        }
        let others = last ?? chosen.popLast()?.schema ?? [:]
        return chosen.reversed().reduce(others) { others, form in
            .choice(if: form.condition, then: form.schema, else: others)
        }
    }
}
