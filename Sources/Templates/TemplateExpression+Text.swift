import JSON
import Paths

extension TemplateExpression {
    /// The value inside longer text: a string as it is, a number with its digits, `true` or `false`.
    ///
    /// - Parameters:
    ///   - scope: the variables.
    ///   - place: what it would stand in, for messages.
    /// - Returns: the text.
    /// - Throws: for an object, an array, null, or a string that is no text.
    func text(in scope: any VariableScope, place: String) throws(TemplateError) -> String {
        let value = try value(in: scope)
        switch value {
        case .string(let text): return text
        case .number(let number): return number.text
        case .boolean(let value): return value ? "true" : "false"
        case .surrogates(let string):
            throw TemplateError(
                "\(text) is \"\(string.escaped)\", which holds half of a surrogate pair and is no text",
                range: range)
        case .null:
            throw TemplateError(
                "\(text) is null, which cannot stand in \(place)",
                hint: "write it as the word null with -> text", range: range)
        case .array, .object:
            throw TemplateError(
                "\(text) is \(value.kindName == "array" ? "an array" : "an object"), which cannot stand in \(place)",
                hint: "take a part of it with a stage such as -> $.name, or write it as JSON with -> text",
                range: range)
        }
    }
}
