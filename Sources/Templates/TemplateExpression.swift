package import JSON
package import Paths

/// One `{{…}}`: a source and the stages that its value passes.
package struct TemplateExpression: Sendable {
    package let source: TemplateSource
    /// The bytes in the string that holds it, braces included.
    package let range: Range<Int>
    /// As it is written, braces included.
    package let text: String
    private let stages: StageChain
    /// The `{{…}}` in its stages.
    private let slots: [TemplateExpression]

    /// Whether the value goes into a URL as it is: the last stage is `raw`.
    var isRaw: Bool { stages.endsRaw }

    /// Itself, and what stands in its stages.
    package var withSlots: [TemplateExpression] { [self] + slots.flatMap(\.withSlots) }

    /// The variable that it asks for.
    package var variableName: String? {
        if case .variable(let name) = source { name } else { nil }
    }

    /// The variable that it is, with no stage behind it.
    package var plainVariable: String? { stages.isEmpty ? variableName : nil }

    /// Reads the expression whose `{{` stands at a place of a text.
    init(in bytes: [UInt8], at open: Int) throws(TemplateSyntaxError) {
        let braced: BracedExpression
        do throws(PathSyntaxError) {
            braced = try BracedExpression(in: bytes, at: open)
        } catch {
            throw TemplateSyntaxError(error)
        }
        if let fault = braced.stages.patternFaults.first { throw TemplateSyntaxError(fault) }
        source = try TemplateSource(braced.words, in: bytes)
        stages = braced.stages
        slots = try braced.slots.map { slot throws(TemplateSyntaxError) in
            try TemplateExpression(in: bytes, at: slot.range.lowerBound)
        }
        range = braced.range
        text = String(decoding: bytes[braced.range], as: UTF8.self)
    }

    /// The value, its type and digits kept.
    ///
    /// - Throws: where the scope has no value, a stage cannot go on, or the stages give nothing.
    package func value(in scope: any VariableScope) throws(TemplateError) -> JSONValue {
        do throws(TemplateError) {
            return try passed(try sourceValue(in: scope), in: scope)
        } catch {
            throw error.at(range)
        }
    }

    /// The value that a condition asks for: absent where the variable is undefined or the stages give nothing.
    ///
    /// - Throws: where a variable cannot be filled in or a stage cannot go on.
    package func conditionValue(in scope: any VariableScope) throws(TemplateError) -> PathValue {
        var value = PathValue.absent
        do throws(TemplateError) {
            value = try sourceValue(in: scope)
        } catch  where error.isUndefined {
        } catch {
            throw error.at(range)
        }
        let values = try slotValues(in: scope)
        do throws(PathError) {
            return try stages.apply(to: value, slots: values, context: PathContext(now: scope.now))
        } catch {
            throw TemplateError("\(text): \(error.message)", range: range)
        }
    }

    private func sourceValue(in scope: any VariableScope) throws(TemplateError) -> PathValue {
        switch source {
        case .variable(let name): .json(try scope.value(of: name))
        case .generator(let generator): .json(try scope.generate(generator))
        case .environment(let name): .json(try scope.environment(name))
        case .stub: .json(try scope.stubAddress())
        case .request(let source): try scope.request(source)
        }
    }

    private func slotValues(in scope: any VariableScope) throws(TemplateError) -> [JSONValue] {
        var values: [JSONValue] = []
        for slot in slots { values.append(try slot.value(in: scope)) }
        return values
    }

    private func passed(
        _ value: PathValue, in scope: any VariableScope
    ) throws(TemplateError) -> JSONValue {
        if stages.isEmpty, case .json(let value) = value { return value }
        let values = try slotValues(in: scope)
        do throws(PathError) {
            let context = PathContext(now: scope.now)
            if let result = try stages.apply(to: value, slots: values, context: context).captured() {
                return result
            }
        } catch {
            throw TemplateError("\(text): \(error.message)")
        }
        throw TemplateError(
            "\(text) gives nothing", hint: "the stage default gives a value where there is none")
    }
}
