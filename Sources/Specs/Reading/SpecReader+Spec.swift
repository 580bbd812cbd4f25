import Diagnostics
import JSON
import Platform
import Templates

extension SpecReader {
    /// The whole file, in which the objects of `longLists` are empty.
    func spec(_ json: LocatedJSON) -> Spec? {
        reportDuplicates(in: json)
        guard case .object = json.content else {
            report("a spec is an object, got \(json.words)", at: json.range)
            return nil
        }
        let shape = Shape(of: entries(of: json), isFile: true)
        if isProjectFile(shape) {
            report(
                "this is a project file and no spec", at: json.range.lowerBound..<json.range.lowerBound + 1,
                hint: "it is checked with the specs under it: name one of them, or their folder")
            return nil
        }
        let fields = fields(of: json, Nesting(kinds(of: shape, level: .spec)))
        let secrets = secrets(fields["secrets"])
        secretNames = TextSet((secrets + (project?.secrets ?? [])).map(\.value))
        var defaults = project?.defaults ?? Defaults()
        intercepted += interceptedOrigins(fields["stubs"])
        let base = base(in: fields)
        defaults.base = base?.known ?? (fields.lacks("base") ? defaults.base : .later)
        defaults.modules = defaults.modules.merged(with: modules(in: fields))
        defaults = defaults.merged(with: defaultsLayer(in: fields), reporting: report)

        let stubs = stubs(fields["stubs"], in: fields, namespaces: defaults.namespaces)
        let setup = steps(fields["setup"], in: fields, defaults: defaults)
        let tests = tests(json, in: fields, shape: shape, defaults: defaults)
        let teardown = steps(fields["teardown"], in: fields, defaults: defaults)
        reportEqualNames(of: tests)
        if case .whole = shape { reportEmptyName(fields["name"]) }
        let isParallel =
            if case .boolean(true)? = fields["parallelTests"]?.value.content { true } else { false }
        return Spec(
            source: source, name: text(fields["name"]), description: text(fields["description"]),
            tags: words(fields["tags"]), skip: skip(fields["skip"]), vars: variables(fields["vars"]),
            secrets: secrets, base: base?.base ?? project?.base, modules: defaults.modules, project: project,
            stubs: stubs, hasStubs: hasStubs(fields["stubs"]), runsTestsInParallel: isParallel, setup: setup,
            tests: tests.map(\.test), teardown: teardown)
    }

    /// Whether a file that was named as a spec is none by its name and by what it holds.
    private func isProjectFile(_ shape: Shape) -> Bool {
        guard case .unknown = shape else { return false }
        return TextEquality.equal(FilePath.name(of: source.name), ProjectDiscovery.fileName)
    }

    /// The kinds of keys that an object takes by its shape.
    func kinds(of shape: Shape, level: ObjectKind) -> [ObjectKind] {
        let levels: [ObjectKind] = level == .spec ? [.spec, .test] : [.test]
        switch shape {
        case .whole: return [level]
        case .steps: return levels
        case .step(let action): return levels + [.step] + action.kinds
        case .unknown: return levels + [.step, .call, .rest, .soap, .set]
        }
    }

    /// What the level of these fields says about the calls below it.
    func defaultsLayer(in outer: Fields) -> DefaultsLayer {
        var layer = DefaultsLayer()
        layer.namespaces = namespaces(outer["namespaces"])
        layer.outcome = outcome(in: outer)
        guard let member = outer["defaults"] else { return layer }
        let fields = fields(of: member, [.defaults], in: outer)
        layer.headers = headers(fields["headers"])
        layer.cookies = cookies(fields["cookies"])
        layer.auth = auth(in: fields)
        layer.options = options(in: fields)
        layer.expect = expect(in: fields, isStep: false)
        layer.envelope = envelope(fields["envelope"], in: fields)
        return layer
    }

    /// - Parameters:
    ///   - json: the file.
    ///   - fields: its own.
    ///   - shape: what the file stands for.
    ///   - defaults: those of the file.
    /// - Returns: the tests in their order.
    private func tests(
        _ json: LocatedJSON, in fields: Fields, shape: Shape, defaults: Defaults
    ) -> [NamedTest] {
        var names = UniqueNames()
        switch shape {
        case .steps, .step:
            let test = test(json, fields: fields, isFile: true, shape: shape, defaults: defaults)
            return [test.named(by: &names)]
        case .whole:
            guard let member = fields["tests"], case .array(let elements) = member.value.content else {
                return []
            }
            if elements.isEmpty { report("\"tests\" holds no test", at: member.value.range) }
            let tests = elements.filter(\.isObject).compactMap { element in
                test(read(element), in: fields, defaults: defaults)
            }
            for test in tests { names.take(test.name) }
            return tests.map { $0.named(by: &names) }
        case .unknown:
            reportNoTests(in: json, fields: fields)
            return []
        }
    }

    /// Where an unknown key explains why no test was found, that is enough.
    private func reportNoTests(in json: LocatedJSON, fields: Fields) {
        if reportURLWithoutMethod(in: fields) { return }
        guard fields.members.count == fields.written.count else { return }
        report(
            "this file holds no test", at: json.range.lowerBound..<json.range.lowerBound + 1,
            hint: "a spec has \"tests\", \"steps\" or a call such as \"GET\": \"/notes\"")
    }

    private func reportEqualNames(of tests: [NamedTest]) {
        var first: [ScalarText: SourceLocation] = [:]
        for test in tests {
            guard let name = test.name, let place = test.nameLocation else { continue }
            if let earlier = first[ScalarText(name)] {
                report(
                    Diagnostic(
                        "two tests are called \(quoted(name))", at: place,
                        related: [.init(message: "the first one is here", location: earlier)]))
            } else {
                first[ScalarText(name)] = place
            }
        }
    }

    func text(_ member: LocatedMember?) -> String? {
        guard case .string(let text)? = member?.value.content else { return nil }
        return text
    }

    func words(_ member: LocatedMember?) -> [String] {
        guard case .array(let elements)? = member?.value.content else { return [] }
        return elements.compactMap { if case .string(let word) = $0.content { word } else { nil } }
    }
}
