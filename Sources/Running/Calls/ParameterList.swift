import Diagnostics
import JSON
import Results
import Specs
import Templates

/// The names and values of a `query` or `form`, in the order the author gave them (LANGUAGE.md §2, *URLs*).
struct ParameterList {
    /// More than one value where commas divide them.
    private var pairs: [(name: String, values: [String])] = []
    private let style: ArrayStyle

    /// Reads an object: scalars, arrays, nested objects (`a[b]`); `null` is left out.
    ///
    /// - Throws: `ParameterProblem` for what cannot be a parameter.
    init(_ value: JSONValue, style: ArrayStyle) throws(ParameterProblem) {
        self.style = style
        guard case .object(let object) = value else {
            throw ParameterProblem("expected an object, got \(value.kindName) \(value.written())")
        }
        try addMembers(of: object, under: nil)
    }

    /// The parameters, each name and value encoded by itself.
    func encoded(_ encode: (String) -> String) -> String {
        pairs.map { encode($0.name) + "=" + $0.values.map(encode).joined(separator: ",") }
            .joined(separator: "&")
    }

    /// The parameters that a template of the spec gives.
    static func read(
        _ template: TemplatedJSON, in scope: any VariableScope, style: ArrayStyle
    ) throws(StepProblem) -> ParameterList {
        let value = try filling { () throws(FillingError) in try template.json(in: scope) }
        do throws(ParameterProblem) {
            return try ParameterList(value, style: style)
        } catch {
            let place = SourceLocation(source: template.source, range: template.tree.range)
            throw StepProblem(.variableError, error.message, at: place)
        }
    }

    private mutating func addMembers(of object: JSONObject, under name: String?) throws(ParameterProblem) {
        for member in object.members {
            if member.keyHasSurrogate { throw ParameterProblem.surrogate(in: member.key) }
            try add(member.value, as: name.map { "\($0)[\(member.key)]" } ?? member.key)
        }
    }

    private mutating func add(_ value: JSONValue, as name: String) throws(ParameterProblem) {
        switch value {
        case .null: break
        case .object(let object): try addMembers(of: object, under: name)
        case .array(let elements): try add(elements, as: name)
        default: pairs.append((name, [try ParameterList.text(of: value, named: name)]))
        }
    }

    private mutating func add(_ elements: [JSONValue], as name: String) throws(ParameterProblem) {
        if style == .comma {
            var texts: [String] = []
            for element in elements where element != .null {
                texts.append(try ParameterList.text(of: element, named: name))
            }
            if !texts.isEmpty { pairs.append((name, texts)) }
            return
        }
        for element in elements {
            try add(element, as: style == .brackets ? name + "[]" : name)
        }
    }

    private static func text(of value: JSONValue, named name: String) throws(ParameterProblem) -> String {
        switch value {
        case .string(let text): return text
        case .number(let number): return number.text
        case .boolean(let value): return value ? "true" : "false"
        case .surrogates: throw ParameterProblem.surrogate(in: name)
        case .null, .array, .object:
            let kind = value == .null ? "null" : value.kindName == "array" ? "an array" : "an object"
            throw ParameterProblem(
                "\"\(name)\" has \(kind) in its list, and between commas there are only scalars")
        }
    }
}

/// Why a value cannot be sent as parameters.
struct ParameterProblem: Error, Equatable {
    let message: String

    init(_ message: String) {
        self.message = message
    }

    static func surrogate(in name: String) -> ParameterProblem {
        ParameterProblem("\"\(name)\" holds a lone surrogate, which cannot be sent as UTF-8")
    }
}
