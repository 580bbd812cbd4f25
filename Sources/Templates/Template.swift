package import JSON

/// One string of a spec: literal text and `{{…}}`.
package struct Template: Sendable {
    enum Part: Sendable {
        case literal(String)
        indirect case expression(TemplateExpression)
    }

    /// The string as it is written in the spec, its JSON escapes read.
    package let source: String
    /// Empty where the string stands for itself, as most do.
    private let readParts: [Part]

    /// Reads a string; `\{{` is a literal `{{`.
    ///
    /// - Throws: the first `{{…}}` that cannot be read.
    package init(_ text: String) throws(TemplateSyntaxError) {
        source = text
        var parser = TemplateParser(text)
        readParts = try parser.parts()
    }

    /// A string in which nothing is a template.
    package init(literal text: String) {
        source = text
        readParts = []
    }

    /// Whether the text is the string as it is written.
    var standsForItself: Bool { readParts.isEmpty }

    var parts: [Part] { standsForItself ? [.literal(source)] : readParts }

    /// Whether there is no `{{…}}` in it.
    package var isConstant: Bool {
        readParts.allSatisfy { if case .literal = $0 { true } else { false } }
    }

    /// The text before the first `{{…}}`.
    package var leadingText: String {
        guard case .literal(let text)? = parts.first else { return "" }
        return text
    }

    /// Each `{{…}}`, in order, those in the stages of others too.
    package var expressions: [TemplateExpression] {
        readParts.flatMap { part in
            if case .expression(let expression) = part {
                expression.withSlots
            } else {
                [TemplateExpression]()
            }
        }
    }

    /// The one `{{…}}` that is the whole string.
    package var soleExpression: TemplateExpression? {
        guard readParts.count == 1, case .expression(let expression) = readParts[0] else { return nil }
        return expression
    }

    /// The value: of a string that is one `{{…}}` and nothing else with its type and digits, else the text.
    package func value(in scope: any VariableScope) throws(TemplateError) -> JSONValue {
        if let soleExpression { return try soleExpression.value(in: scope) }
        return .string(try text(in: scope))
    }

    /// The text, every value written out.
    ///
    /// - Parameters:
    ///   - scope: where the values are.
    ///   - escaping: what is done to values; the author's own text stays as it is.
    /// - Returns: the text.
    /// - Throws: for a value that is not there, or no scalar.
    package func text(
        in scope: any VariableScope, escaping: TemplateEscaping = .none
    ) throws(TemplateError) -> String {
        if standsForItself { return source }
        var escaper = TemplateEscaper(escaping)
        return try text(in: scope, escaper: &escaper)
    }

    /// The text as a part of a longer one, whose templates one escaper sees in their order.
    package func text(
        in scope: any VariableScope, escaper: inout TemplateEscaper
    ) throws(TemplateError) -> String {
        let place = soleExpression == nil ? "the middle of text" : "the place of text"
        var output = ""
        for part in parts {
            switch part {
            case .literal(let text):
                output += text
                escaper.pass(text)
            case .expression(let expression):
                let value = try expression.text(in: scope, place: place)
                output += try escaper.escaped(value, of: expression)
            }
        }
        return output
    }
}
