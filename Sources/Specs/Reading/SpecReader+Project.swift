import Diagnostics
import JSON
import Templates

extension SpecReader {
    /// A project file. Reading goes on where something is wrong, which is reported.
    ///
    /// - Parameters:
    ///   - json: the file.
    ///   - given: the variables that win over those of every file.
    ///   - reportProblem: what is wrong with an entry of `reports`, and what to do.
    /// - Returns: what could be read; nil where it is no object.
    func project(
        _ json: LocatedJSON, given: TextSet, reportProblem: ProjectLoader.ReportProblem
    ) -> Project? {
        reportDuplicates(in: json)
        guard json.isObject else {
            report("a project file is an object, got \(json.words)", at: json.range)
            return nil
        }
        let fields = fields(of: json, Nesting([.project]))
        let common = level(in: fields, over: ProjectLevel(source: source), given: given)
        var environments = entries(
            of: fields["environments"]?.value ?? LocatedJSON(.object([]), range: 0..<0)
        )
        .compactMap { environment($0, in: fields, over: common, given: given) }
        let isListKnown = fields["environments"] != nil || fields.lacks("environments")
        let choice = fields["environment"].flatMap { member in
            self.choice(member, among: isListKnown ? environments.map(\.name) : nil)
        }
        let others = OtherEnvironments(of: environments)
        environments = environments.map {
            ProjectEnvironment(name: $0.name, level: $0.level.with(others))
        }
        return Project(
            source: source, environment: choice, environments: environments, common: common.with(others),
            reports: reports(fields["reports"], reportProblem))
    }

    private func environment(
        _ entry: LocatedMember, in outer: Fields, over common: ProjectLevel, given: TextSet
    ) -> ProjectEnvironment? {
        guard entry.value.isObject else { return nil }
        if entry.key.isEmpty || entry.key.holdsTemplate || entry.keyHasSurrogate {
            report("an environment's name is plain text, and not empty", at: entry.keyRange)
            return nil
        }
        let around = Nesting([], key: "environments", in: outer.nesting)
        let fields = fields(of: entry.value, Nesting([.environment], key: entry.key, in: around))
        return ProjectEnvironment(name: entry.key, level: level(in: fields, over: common, given: given))
    }

    /// What these fields and a farther level give together.
    private func level(in fields: Fields, over outer: ProjectLevel, given: TextSet) -> ProjectLevel {
        var defaults = outer.defaults
        let base = base(in: fields)
        defaults.base = base?.known ?? (fields.lacks("base") ? defaults.base : .later)
        defaults.modules = defaults.modules.merged(with: modules(in: fields))
        defaults = defaults.merged(with: defaultsLayer(in: fields), reporting: report)
        let own = variables(fields["vars"])
        report(VariableCycles(own, outer: outer.variables, stronger: given).diagnostics)
        var variables = outer.variables
        for variable in own { variables[variable.name] = variable }
        reportRequests(in: own, base?.base, defaults.modules)
        return ProjectLevel(
            source: source, base: base?.base ?? outer.base, variables: variables,
            secrets: outer.secrets + secrets(fields["secrets"]), defaults: defaults)
    }

    /// `{{request …}}` stands for nothing outside of a stub's reply.
    private func reportRequests(in variables: [Variable], _ base: Base?, _ modules: Modules) {
        var uses = VariableUses()
        uses.add(variables)
        uses.add(base)
        for path in modules.all { uses.add(path) }
        for use in uses.all where use.need == .request {
            report(VariableCheck.strayRequest(at: use.location))
        }
    }

    private func choice(_ member: LocatedMember, among names: [String]?) -> Located<String>? {
        guard case .string(let name) = member.value.content else { return nil }
        if name.holdsTemplate {
            report("the environment is named without templates", at: member.value.range)
        } else if let names, !TextSet(names).contains(name) {
            let unknown = UnknownEnvironment(name: name, project: source.name, known: names)
            report("there is no environment \(quoted(name))", at: member.value.range, hint: unknown.hint)
        }
        return Located(name, at: location(member.value.range))
    }

    private func reports(
        _ member: LocatedMember?, _ problem: ProjectLoader.ReportProblem
    ) -> [Located<String>]? {
        guard case .array(let elements)? = member?.value.content else { return nil }
        return elements.compactMap { element in
            guard case .string(let text) = element.content else { return nil }
            if text.holdsTemplate {
                report("a report is named without templates", at: element.range)
            } else if let problem = problem(text) {
                report(problem.message, at: element.range, hint: problem.hint)
            }
            return Located(text, at: location(element.range))
        }
    }
}

extension ProjectLevel {
    fileprivate func with(_ others: OtherEnvironments) -> ProjectLevel {
        ProjectLevel(
            source: source, base: base, variables: variables, secrets: secrets, defaults: defaults,
            others: others)
    }
}

extension OtherEnvironments {
    /// What a level has itself is here too: nobody asks for it.
    fileprivate init(of environments: [ProjectEnvironment]) {
        for environment in environments {
            if environment.level.base != nil { bases.append(environment.name) }
            for name in environment.level.variables.names {
                variables[name, default: []].append(environment.name)
            }
        }
    }
}
