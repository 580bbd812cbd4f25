import Diagnostics
import JSON
import Templates

extension SpecReader {
    /// A list of steps: `setup`, `steps`, `always`, `teardown`.
    func steps(_ member: LocatedMember?, in outer: Fields, defaults: Defaults) -> [Step] {
        guard let member, case .array(let elements) = member.value.content else { return [] }
        var steps: [Step] = []
        steps.reserveCapacity(elements.count)
        for element in elements where element.isObject {
            guard let step = step(read(element), of: member, in: outer, defaults: defaults) else { continue }
            steps.append(step)
        }
        var names = UniqueNames()
        for step in steps where step.isNamed { names.take(step.name) }
        for index in steps.indices where !steps[index].isNamed {
            steps[index].name = names.free(steps[index].name)
        }
        return steps
    }

    private func step(
        _ json: LocatedJSON, of list: LocatedMember, in outer: Fields, defaults: Defaults
    ) -> Step? {
        let action = entries(of: json).lazy.compactMap { ActionKind(key: $0.key) }.first
        let nesting = Nesting(
            [.step] + (action?.kinds ?? [.call, .rest, .soap, .set]), key: list.key, in: outer.nesting)
        let fields = fields(of: json, nesting)
        guard let action else {
            reportNoAction(in: json, fields: fields, what: "step", hint: "an action")
            return nil
        }
        return step(json, fields: fields, action: action, isShortened: false, defaults: defaults)
    }

    /// A step from the fields of its own object, or of a test or file that stands for it; the name is then
    /// the test's (`isShortened`).
    func step(
        _ json: LocatedJSON, fields: Fields, action: ActionKind, isShortened: Bool, defaults: Defaults
    ) -> Step? {
        let actions = fields.written.filter { ActionKind(key: $0.key) != nil }
        guard let first = actions.first else { return nil }
        reportSeconds(among: actions, of: .action)
        guard let done = self.action(action, json, key: first, in: fields, defaults: defaults) else {
            for member in fields.written { rememberNames(in: member) }
            return nil
        }
        let name = isShortened ? nil : fields["name"]
        reportEmptyName(name)
        let isSoft = if case .boolean(true)? = fields["soft"]?.value.content { true } else { false }
        var step = Step(
            name: text(name) ?? done.title, isNamed: name != nil, location: location(json.range),
            isSoft: isSoft, action: done)
        step.nameTemplate = name.flatMap { templateIfNeeded($0.value) }
        step.session = session(fields["session"])
        // Those of a short form are the test's.
        if !isShortened {
            step.preconditions = preconditions(skip: fields["skip"], when: fields["when"])
        }
        return step
    }

    private func pause(_ member: LocatedMember) -> Pause? {
        setting(member.value).map { Pause($0, text: text(member) ?? "") }
    }

    private func session(_ member: LocatedMember?) -> Located<Template>? {
        guard let member else { return nil }
        if text(member)?.isEmpty == true {
            report(
                "the session has no name", at: member.value.range,
                hint: "without \"session\" the step uses the jar that has no name")
        }
        return template(member.value)
    }

    private func action(
        _ action: ActionKind, _ json: LocatedJSON, key: LocatedMember, in fields: Fields, defaults: Defaults
    ) -> Action? {
        switch action {
        case .rest:
            restCall(in: fields, action: key, defaults: defaults).map { .call($0) }
        case .soap:
            soapCall(in: fields, defaults: defaults).map { .call($0) }
        case .set:
            fields["set"].map { .set(variables($0)) }
        case .wait:
            fields["wait"].flatMap { pause($0) }.map { .wait($0) }
        case .each:
            each(key, in: fields, defaults: defaults).map { .each($0) }
        case .while:
            whileLoop(key, in: fields, defaults: defaults).map { .while($0) }
        case .use:
            use(in: fields).map { .use($0) }
        case .parallel:
            innerSteps("parallel", of: key, in: fields, defaults: defaults).map { .parallel($0) }
        }
    }
}

extension Action {
    /// What a step is called that its author did not name.
    var title: String {
        switch self {
        case .call(let call): call.title
        case .set(let variables): "set " + variables.map(\.name).joined(separator: ", ")
        case .wait(let pause): "wait " + pause.text
        case .use(let use): "use " + use.text
        case .parallel: "parallel"
        case .each(let loop): "each " + loop.variable.value
        case .while(let loop): "while " + loop.conditions.map(\.subject.value.text).joined(separator: ", ")
        }
    }
}

extension Call {
    /// `METHOD URL` as written.
    var title: String { "\(isSOAP ? "SOAP" : method.text) \(url.text)" }
}
