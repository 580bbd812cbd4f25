package import JSON
package import Paths

/// A path expression of a spec: its slots are templates, or all of it is one `{{…}}` that holds the path.
package struct PathTemplate: Sendable {
    private indirect enum Content: Sendable {
        case path(PathExpression, slots: [TemplateExpression])
        case held(TemplateExpression)
    }

    private let content: Content

    /// Compiles a path.
    ///
    /// - Throws: the first thing that is wrong with it, inside its slots too.
    package init(_ text: String) throws(PathSyntaxError) {
        let bytes = Array(text.utf8)
        if bytes.starts(with: "{{".utf8) {
            let expression = try PathTemplate.expression(in: bytes, at: 0)
            if expression.range.upperBound == bytes.count {
                content = .held(expression)
                return
            }
        }
        let path = try PathExpression(text)
        // An author means a pattern to match something: to leave it to the standard would let `!match(…)` hold.
        if let fault = path.patternFaults.first { throw fault }
        var slots: [TemplateExpression] = []
        for slot in path.slots {
            slots.append(try PathTemplate.expression(in: bytes, at: slot.range.lowerBound))
        }
        content = .path(path, slots: slots)
    }

    /// As it is written.
    package var text: String {
        switch content {
        case .path(let path, _): path.text
        case .held(let expression): expression.text
        }
    }

    /// The path, unless a variable holds it.
    package var path: PathExpression? {
        if case .path(let path, _) = content { path } else { nil }
    }

    /// Each `{{…}}`, with its range in the text, those in the stages of others too.
    package var expressions: [TemplateExpression] {
        switch content {
        case .path(_, let slots): slots.flatMap(\.withSlots)
        case .held(let expression): expression.withSlots
        }
    }

    package var isConstant: Bool { expressions.isEmpty }

    /// The value of the path.
    ///
    /// - Parameters:
    ///   - subject: what it is asked of.
    ///   - scope: where the values of its slots are.
    ///   - context: prefixes and namespaces.
    /// - Returns: the value, or absent.
    /// - Throws: what is wrong with a slot or with the value.
    package func evaluate(
        on subject: any Subject, scope: any VariableScope, context: PathContext = PathContext()
    ) throws(PathTemplateError) -> PathValue {
        let filled: (path: PathExpression, slots: [JSONValue])
        do throws(TemplateError) {
            filled = try self.filled(in: scope)
        } catch {
            throw .template(error)
        }
        do throws(PathError) {
            return try filled.path.evaluate(on: subject, slots: filled.slots, context: context)
        } catch {
            throw .path(error)
        }
    }

    /// The path and the values of its slots.
    package func filled(
        in scope: any VariableScope
    ) throws(TemplateError) -> (path: PathExpression, slots: [JSONValue]) {
        switch content {
        case .held(let expression): return (try PathTemplate.heldPath(expression, scope), [])
        case .path(let path, let slots):
            var values: [JSONValue] = []
            for slot in slots { values.append(try slot.value(in: scope)) }
            return (path, values)
        }
    }

    private static func expression(
        in bytes: [UInt8], at open: Int
    ) throws(PathSyntaxError) -> TemplateExpression {
        do throws(TemplateSyntaxError) {
            return try TemplateExpression(in: bytes, at: open)
        } catch {
            throw PathSyntaxError(
                error.message, offset: error.offset, length: error.length, hint: error.hint)
        }
    }

    /// The path that a variable holds; what it holds is data, so `{{` in it is no slot.
    private static func heldPath(
        _ expression: TemplateExpression, _ scope: any VariableScope
    ) throws(TemplateError) -> PathExpression {
        try compiled(try expression.text(in: scope, place: "the place of a path"), of: expression)
    }

    private static func compiled(
        _ text: String, of expression: TemplateExpression
    ) throws(TemplateError) -> PathExpression {
        let place = "\(expression.text) holds \"\(text)\""
        do throws(PathSyntaxError) {
            let path = try PathExpression(text)
            if let fault = path.patternFaults.first { throw fault }
            if path.slots.isEmpty { return path }
        } catch {
            throw TemplateError(
                "\(place), which is no path: \(error.message)", hint: error.hint, range: expression.range)
        }
        throw TemplateError(
            "\(place), a path with {{…}} in it, and a value is not looked through again",
            range: expression.range)
    }
}

/// Why a path gives no value: its slots cannot be filled, or it cannot be asked of the subject.
package enum PathTemplateError: Error, Equatable {
    case template(TemplateError)
    case path(PathError)

    package var message: String {
        switch self {
        case .template(let error): error.message
        case .path(let error): error.message
        }
    }

    package var hint: String? {
        if case .template(let error) = self { error.hint } else { nil }
    }
}
