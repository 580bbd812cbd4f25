package import Diagnostics
import JSON

/// The text of a file whose `{{…}}` are filled in.
package struct FileTemplate: Sendable {
    /// What the text is, and so what values must be escaped for.
    package enum Form: Sendable {
        case text, xml, html, json
    }

    private enum Content: Sendable {
        case text(Template, TemplateEscaping)
        case json(JSONTemplate)
    }

    private let source: SourceText
    private let content: Content

    /// Reads all templates of a file, whose bytes are valid UTF-8.
    ///
    /// - Throws: the first one that cannot be read; its place counts from the beginning of the file.
    package init(_ source: SourceText, form: Form) throws(TemplateSyntaxError) {
        self.source = source
        switch form {
        case .json: content = .json(try JSONTemplate(source.bytes))
        case .text: content = .text(try FileTemplate.template(source), .none)
        case .xml: content = .text(try FileTemplate.template(source), .xml)
        case .html: content = .text(try FileTemplate.template(source), .html)
        }
    }

    private static func template(_ source: SourceText) throws(TemplateSyntaxError) -> Template {
        try Template(String(decoding: source.bytes, as: UTF8.self))
    }

    /// Each `{{…}}` with its place in the file.
    package var expressions: [LocatedExpression] {
        switch content {
        case .text(let template, _):
            return template.expressions.map { LocatedExpression(expression: $0, location: place($0.range)) }
        case .json(let template):
            return template.parts.flatMap { part in
                switch part {
                case .verbatim: return [LocatedExpression]()
                case .string(let template, let literal):
                    return template.expressions.map {
                        LocatedExpression(expression: $0, location: place($0.range, in: literal))
                    }
                case .value(let expression):
                    return expression.withSlots.map {
                        LocatedExpression(expression: $0, location: place($0.range))
                    }
                }
            }
        }
    }

    /// The text with its templates filled in.
    ///
    /// - Throws: the first template that cannot be filled in, with its place in the file.
    package func text(in scope: any VariableScope) throws(LocatedTemplateError) -> String {
        switch content {
        case .text(let template, let escaping):
            do throws(TemplateError) {
                return try template.text(in: scope, escaping: escaping)
            } catch {
                throw LocatedTemplateError(error: error, location: place(error.range ?? 0..<0))
            }
        case .json(let template):
            var output = ""
            for part in template.parts { output += try text(of: part, in: scope) }
            return output
        }
    }

    private func text(
        of part: JSONTemplate.Part, in scope: any VariableScope
    ) throws(LocatedTemplateError) -> String {
        switch part {
        case .verbatim(let text): return text
        case .string(let template, let literal):
            do throws(TemplateError) {
                return try template.value(in: scope).written()
            } catch {
                let found = error.range.map { place($0, in: literal) } ?? place(literal)
                throw LocatedTemplateError(error: error, location: found)
            }
        case .value(let expression):
            do throws(TemplateError) {
                return try expression.value(in: scope).written()
            } catch {
                throw LocatedTemplateError(error: error, location: place(expression.range))
            }
        }
    }

    private func place(_ range: Range<Int>) -> SourceLocation { SourceLocation(source: source, range: range) }

    private func place(_ range: Range<Int>, in literal: Range<Int>) -> SourceLocation {
        source.location(inString: literal, offset: range.lowerBound, length: range.count)
    }
}
