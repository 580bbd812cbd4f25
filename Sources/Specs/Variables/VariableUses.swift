import Diagnostics
import HTTP
import JSON
import Templates

/// Collects the variables that parts of a spec need. What is constant costs nothing.
struct VariableUses {
    private(set) var all: [VariableUse] = []

    mutating func add(_ template: Located<Template>?) {
        guard let template, !template.value.isConstant else { return }
        add(template.value.expressions, in: template.location)
    }

    private mutating func add(_ expressions: [TemplateExpression], in literal: SourceLocation) {
        all += expressions.compactMap { VariableUse($0, at: literal.inside($0.range)) }
    }

    mutating func add(_ expression: Located<TemplateExpression>) {
        add([expression.value], in: expression.location)
    }

    /// What stands in the stages of an expression.
    mutating func addSlots(of expression: Located<TemplateExpression>) {
        add(Array(expression.value.withSlots.dropFirst()), in: expression.location)
    }

    mutating func add(_ value: TemplatedJSON?) {
        guard let value, !value.isConstant else { return }
        all += value.expressions.compactMap { VariableUse($0.expression, at: $0.location) }
    }

    mutating func add(_ path: Located<PathTemplate>) {
        add(path.value.expressions, in: path.location)
    }

    mutating func add(_ text: TextTemplate) {
        for line in text.lines { add(line) }
    }

    mutating func add(_ template: TemplateFile) {
        add(template.file.path)
        let inside = template.content?.expressions ?? []
        all += inside.compactMap { VariableUse($0.expression, at: $0.location) }
    }

    mutating func add<Value>(_ setting: Setting<Value>?) {
        if case .template(let template)? = setting { add(template) }
    }

    mutating func add(_ value: ExpectedValue?) {
        if case .templated(let value)? = value { add(value) }
    }

    mutating func add(_ variables: [Variable]) {
        for variable in variables { add(variable.value) }
    }

    mutating func add(_ headers: [HeaderField]) {
        for header in headers {
            add(header.name)
            add(header.value)
        }
    }

    mutating func add(_ base: Base?) {
        switch base {
        case .url(let url)?: add(url)
        case .parts(let parts)?:
            for part in [parts.scheme, parts.host, parts.port, parts.path] { add(part) }
        case nil: break
        }
    }
}
