import Diagnostics
import JSON
import Templates

extension SpecReader {
    /// A test in `tests`.
    func test(_ json: LocatedJSON, in outer: Fields, defaults: Defaults) -> NamedTest? {
        let shape = Shape(of: entries(of: json), isFile: false)
        let nesting = Nesting(kinds(of: shape, level: .test), key: "tests", in: outer.nesting)
        let fields = fields(of: json, nesting)
        if case .unknown = shape {
            reportNoAction(in: json, fields: fields, what: "test", hint: "\"steps\" or a call")
            return nil
        }
        return test(json, fields: fields, isFile: false, shape: shape, defaults: defaults)
    }

    /// A test from the fields of its own object, or of a file that stands for it; `vars`, `namespaces` and
    /// `defaults` have then been read for the spec (`isFile`).
    func test(
        _ json: LocatedJSON, fields: Fields, isFile: Bool, shape: Shape, defaults: Defaults
    ) -> NamedTest {
        let inner = isFile ? defaults : defaults.merged(with: defaultsLayer(in: fields), reporting: report)
        let always = steps(fields["always"], in: fields, defaults: inner)
        var steps: [Step] = []
        if case .step(let action) = shape {
            if let read = step(json, fields: fields, action: action, isShortened: true, defaults: inner) {
                steps = [read]
            }
        } else {
            steps = self.steps(fields["steps"], in: fields, defaults: inner)
            if let member = fields["steps"], case .array(let elements) = member.value.content,
                elements.isEmpty
            {
                report("\"steps\" holds no step", at: member.value.range)
            }
        }
        let name = fields["name"]
        let written = text(name)
        reportEmptyName(name)
        let test = Test(
            name: written ?? nameOfUnnamed(steps), nameTemplate: name.flatMap { templateIfNeeded($0.value) },
            location: location(json.range), description: text(fields["description"]),
            tags: words(fields["tags"]),
            preconditions: preconditions(skip: isFile ? nil : fields["skip"], when: fields["when"]),
            vars: isFile ? [] : variables(fields["vars"]), rows: rows(in: fields), steps: steps,
            always: always)
        return NamedTest(
            test: test, name: written, nameLocation: name.map { location($0.value.range) })
    }

    func reportEmptyName(_ member: LocatedMember?) {
        if let member, text(member)?.isEmpty == true { report("the name is empty", at: member.value.range) }
    }

    /// An unnamed test is called by its first call.
    private func nameOfUnnamed(_ steps: [Step]) -> String {
        firstCall(in: steps)?.title ?? steps.first?.name ?? "test"
    }

    private func firstCall(in steps: [Step]) -> Call? {
        for step in steps {
            if case .call(let call) = step.action { return call }
            if let call = firstCall(in: step.action.steps) { return call }
        }
        return nil
    }

    func reportURLWithoutMethod(in fields: Fields) -> Bool {
        guard let url = fields["url"] else { return false }
        report(
            "\"url\" needs a \"method\"", at: url.keyRange,
            hint: "or write both in one, such as \"GET\": \"/notes\"")
        return true
    }

    /// A test or step in which no action was found; an unknown key may explain it.
    func reportNoAction(in json: LocatedJSON, fields: Fields, what: String, hint: String) {
        if reportURLWithoutMethod(in: fields) { return }
        guard fields.members.count == fields.written.count else { return }
        let start = json.range.lowerBound
        report(
            "this \(what) does nothing", at: start..<start + 1,
            hint: "give it \(hint) such as \"GET\": \"/notes\"")
    }
}
