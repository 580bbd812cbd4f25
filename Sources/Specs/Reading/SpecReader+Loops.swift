import JSON
import Templates

/// `each` and `while`.
extension SpecReader {
    func each(_ key: LocatedMember, in fields: Fields, defaults: Defaults) -> EachLoop? {
        let steps = innerSteps("steps", of: key, in: fields, defaults: defaults)
        guard let member = fields["each"] else { return nil }
        let entries = entries(of: member.value)
        guard let entry = entries.first, entries.count == 1 else {
            report(
                "a loop has one variable, got \(entries.count)", at: member.value.range,
                hint: "write it as { \"id\": \"{{ids}}\" }")
            return nil
        }
        let elements = templated(entry.value)
        let expression = sole(entry.value)
        guard isArray(entry.value, expression), isVariableName(entry), let steps else { return nil }
        return EachLoop(
            variable: Located(entry.key, at: location(entry.keyRange)),
            elements: Located(elements, at: location(entry.value.range)), source: expression?.plainVariable,
            steps: steps)
    }

    private func sole(_ json: LocatedJSON) -> TemplateExpression? {
        guard case .string(let text) = json.content else { return nil }
        return (try? Template(text))?.soleExpression
    }

    /// Whether a value is, or may give, the elements of a loop; another one is reported.
    private func isArray(_ json: LocatedJSON, _ expression: TemplateExpression?) -> Bool {
        if case .array = json.content { return true }
        if expression != nil { return true }
        report("expected an array or one {{…}} in \"each\", got \(json.words)", at: json.range)
        return false
    }

    func whileLoop(_ key: LocatedMember, in fields: Fields, defaults: Defaults) -> WhileLoop? {
        let steps = innerSteps("steps", of: key, in: fields, defaults: defaults)
        guard let member = fields["while"] else { return nil }
        let conditions = variableConditions(member)
        guard let limit = limit(fields["max"], of: key), let steps, !conditions.isEmpty else { return nil }
        return WhileLoop(conditions: conditions, limit: limit, steps: steps)
    }

    private func limit(_ member: LocatedMember?, of key: LocatedMember) -> Located<Setting<Int>>? {
        guard let member else { return Located(.fixed(WhileLoop.usualLimit), at: location(key.keyRange)) }
        return setting(member.value).map { Located($0, at: location(member.value.range)) }
    }

    /// The steps inside of a step; nil where there are none, which is reported.
    func innerSteps(
        _ name: String, of key: LocatedMember, in fields: Fields, defaults: Defaults
    ) -> [Step]? {
        if fields.nesting.depth > Action.deepest {
            report(
                "more than \(Action.deepest) loops and groups stand in each other here", at: key.keyRange,
                hint: "put the inner steps into a file of their own")
            return nil
        }
        guard let member = fields[name] else {
            if fields.lacks(name) {
                report("\(quoted(key.key)) needs \(quoted(name)), what each pass does", at: key.keyRange)
            }
            return nil
        }
        let steps = steps(member, in: fields, defaults: defaults)
        if case .array(let elements) = member.value.content, elements.isEmpty {
            report("\(quoted(name)) holds no step", at: member.value.range)
            return nil
        }
        return steps
    }
}
