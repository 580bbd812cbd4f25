import JSON
import Templates

/// What decides whether something is run.
extension SpecReader {
    /// `skip` and `when` of a test or step; nil where there is neither.
    func preconditions(skip: LocatedMember?, when: LocatedMember?) -> Preconditions? {
        let skip = self.skip(skip)
        let conditions = variableConditions(when)
        if skip == nil, conditions.isEmpty { return nil }
        return Preconditions(skip: skip, conditions: conditions)
    }

    /// Nil where nothing is skipped.
    func skip(_ member: LocatedMember?) -> Skip? {
        guard let member else { return nil }
        switch member.value.content {
        case .boolean(let isSkipped): return isSkipped ? Skip() : nil
        case .string(""):
            report(
                "the reason is empty", at: member.value.range,
                hint: "write why it is skipped, or true")
            return nil
        default: return template(member.value).map { Skip(reason: $0) }
        }
    }

    /// The members of `when` or `while`.
    func variableConditions(_ member: LocatedMember?) -> [VariableCondition] {
        guard let member else { return [] }
        let entries = entries(of: member.value)
        if entries.isEmpty {
            report("\(quoted(member.key)) holds no condition", at: member.value.range)
        }
        return entries.compactMap { entry in
            let value = expected(entry.value)
            guard let key = templateOfKey(entry) else { return nil }
            guard let expression = key.value.soleExpression else {
                report(
                    "a condition asks one {{…}}, got \(quoted(entry.key))", at: entry.keyRange,
                    hint: key.value.isConstant ? "write it as \(quoted("{{\(entry.key)}}"))" : nil)
                return nil
            }
            return value.map { VariableCondition(subject: Located(expression, at: key.location), value: $0) }
        }
    }
}
