package import JSON
import Paths

/// One `{{…}}`: a source and the stages that its value passes.
package struct TemplateExpression: Sendable {
    package let source: TemplateSource
    /// The bytes in the string that holds it, braces included.
    package let range: Range<Int>
    /// As it is written, braces included.
    package let text: String
    private let stages: StageChain

    /// Whether the value goes into a URL as it is: the last stage is `raw`.
    var isRaw: Bool { stages.endsRaw }

    /// The variable that it asks for.
    package var variableName: String? {
        if case .variable(let name) = source { name } else { nil }
    }

    /// Reads the expression whose `{{` stands at a place of a text.
    init(in bytes: [UInt8], at open: Int) throws(TemplateSyntaxError) {
        let braced: BracedExpression
        do throws(PathSyntaxError) {
            braced = try BracedExpression(in: bytes, at: open)
        } catch {
            throw TemplateSyntaxError(error)
        }
        source = try TemplateSource(braced.words)
        stages = braced.stages
        range = braced.range
        text = String(decoding: bytes[braced.range], as: UTF8.self)
    }

    /// The value, its type and digits kept.
    ///
    /// - Throws: where the scope has no value, a stage cannot go on, or the stages give nothing.
    package func value(in scope: any VariableScope) throws(TemplateError) -> JSONValue {
        do throws(TemplateError) {
            let value = try sourceValue(in: scope)
            return stages.isEmpty ? value : try passed(value)
        } catch {
            throw error.at(range)
        }
    }

    private func sourceValue(in scope: any VariableScope) throws(TemplateError) -> JSONValue {
        switch source {
        case .variable(let name): try scope.value(of: name)
        case .generator(let generator): try scope.generate(generator)
        case .environment(let name): try scope.environment(name)
        case .stub: try scope.stubAddress()
        }
    }

    private func passed(_ value: JSONValue) throws(TemplateError) -> JSONValue {
        do throws(PathError) {
            if let result = try stages.apply(to: .json(value)).captured() { return result }
        } catch {
            throw TemplateError("\(text): \(error.message)")
        }
        throw TemplateError(
            "\(text) gives nothing", hint: "the stage default gives a value where there is none")
    }
}
