package import JSON

extension [Step] {
    /// The variables that the steps, and those in them, ask for.
    package var neededVariables: TextSet {
        var uses = VariableUses()
        for step in flattened { uses.add(step) }
        return TextSet(uses.all.compactMap { if case .variable(let name) = $0.need { name } else { nil } })
    }
}

extension VariableUses {
    /// What a step itself asks for; not what the steps in it do.
    fileprivate mutating func add(_ step: Step) {
        add(step.nameTemplate)
        add(step.session)
        if let preconditions = step.preconditions {
            add(preconditions.skip?.reason)
            add(preconditions.conditions)
        }
        switch step.action {
        case .call(let call):
            addRequest(of: call)
            addChecks(of: call)
        case .set(let variables): add(variables)
        case .wait(let pause): add(pause.duration)
        case .each(let loop): add(loop.elements.value)
        case .while(let loop):
            add(loop.limit.value)
            add(loop.conditions)
        case .use(let use):
            add(use.arguments)
            addLimits(of: use.poll?.value)
            for capture in use.captures {
                add(capture.path)
                add(capture.default)
            }
        case .parallel: break
        }
    }

    private mutating func add(_ conditions: [VariableCondition]) {
        for condition in conditions {
            add(condition.subject)
            add(condition.value.value)
        }
    }
}
