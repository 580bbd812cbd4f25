package import JSON
package import Paths
package import Templates

extension Located<Template> {
    /// The text, every value written out.
    package func text(
        in scope: any VariableScope, escaping: TemplateEscaping = .none
    ) throws(FillingError) -> String {
        var escaper = TemplateEscaper(escaping)
        return try text(in: scope, escaper: &escaper)
    }

    /// The text as a part of a longer one.
    fileprivate func text(
        in scope: any VariableScope, escaper: inout TemplateEscaper
    ) throws(FillingError) -> String {
        do throws(TemplateError) {
            return try value.text(in: scope, escaper: &escaper)
        } catch {
            throw FillingError(error, in: location)
        }
    }

    /// The value: of a string that is one `{{…}}` with its type and digits.
    package func value(in scope: any VariableScope) throws(FillingError) -> JSONValue {
        do throws(TemplateError) {
            return try value.value(in: scope)
        } catch {
            throw FillingError(error, in: location)
        }
    }

    /// The text as a URL or a reference, values encoded for the place where they stand.
    package func url(in scope: any VariableScope) throws(FillingError) -> String {
        do throws(TemplateError) {
            return try value.url(in: scope)
        } catch {
            throw FillingError(error, in: location)
        }
    }
}

extension Located<TemplateExpression> {
    /// The value that a condition asks for: absent where the variable is undefined.
    package func conditionValue(in scope: any VariableScope) throws(FillingError) -> PathValue {
        do throws(TemplateError) {
            return try value.conditionValue(in: scope)
        } catch {
            throw FillingError(error, in: location)
        }
    }
}

extension Located<PathTemplate> {
    /// The path and the values of its slots.
    package func filled(
        in scope: any VariableScope
    ) throws(FillingError) -> (path: PathExpression, slots: [JSONValue]) {
        do throws(TemplateError) {
            return try value.filled(in: scope)
        } catch {
            throw FillingError(error, in: location)
        }
    }
}

extension TemplatedJSON {
    /// The value with its templates filled in.
    package func json(in scope: any VariableScope) throws(FillingError) -> JSONValue {
        try tree(in: scope).value
    }

    /// The value with its templates filled in, places kept.
    package func tree(
        in scope: any VariableScope, isExpectation: Bool = false, isEnvelope: Bool = false
    ) throws(FillingError) -> LocatedJSON {
        do throws(LocatedTemplateError) {
            return try filled(in: scope, isExpectation: isExpectation, isEnvelope: isEnvelope)
        } catch {
            throw FillingError(error)
        }
    }
}

extension TextTemplate {
    /// The text, its lines joined by `\n`.
    package func text(
        in scope: any VariableScope, escaping: TemplateEscaping = .none
    ) throws(FillingError) -> String {
        var text: [String] = []
        // A tag or a CDATA section may go over several lines.
        var escaper = TemplateEscaper(escaping)
        for line in lines { text.append(try line.text(in: scope, escaper: &escaper)) }
        return text.joined(separator: "\n")
    }
}
