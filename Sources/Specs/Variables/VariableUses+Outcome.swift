extension VariableUses {
    /// The rule is asked before the answer's captures are taken.
    mutating func add(_ rule: OutcomeRule) {
        for condition in (rule.when ?? []) + rule.ok {
            add(condition.path)
            add(condition.value.value)
        }
        if let code = rule.code { add(code) }
        if let message = rule.message { add(message) }
        add(rule.fallback?.code)
        add(rule.fallback?.message)
        switch rule.texts {
        case .known?, nil: break
        case .file(let file)?: add(file.path)
        case .templated(let pairs)?:
            for (code, text) in pairs {
                add(code)
                add(text)
            }
        }
    }
}
