import Diagnostics
import JSON
import Paths
import Platform
import Templates

/// Finds the variables that can be known to be undefined, or to need themselves (LANGUAGE.md §3).
struct VariableCheck {
    let spec: Spec
    /// Names that the command line and the environment give; they win over every level of the file.
    let given: TextSet
    /// Those and the names of the project's variables.
    let outer: TextSet
    /// Names that steps with errors would set: nothing is known of them.
    let unread: TextSet
    /// Whether `{{stub}}` has an address: a used file has that of the file that uses it.
    let hasStubs: Bool
    private let used: UsedFiles
    /// Whether another file uses this one.
    let isUsed: Bool
    var found: [Diagnostic] = []
    /// How many loops, groups and used files stand around.
    private var depth: Int
    /// The most that did so far.
    private(set) var deepest: Int
    /// The variables that some rows of the test at hand have.
    var gaps: TextDictionary<Rows.Gap> = [:]
    /// What some place of the file defines, once it is asked for.
    var definable: TextSet?
    /// A default stands in many calls and is reported once.
    var reported: Set<ReportedPlace> = []
    /// The project's variables that the file needs.
    var usedOfProject: TextSet = []

    init(
        spec: Spec, given: TextSet, outer: TextSet, unread: TextSet, hasStubs: Bool, used: UsedFiles,
        depth: Int = 0
    ) {
        self.spec = spec
        self.given = given
        self.outer = outer
        self.unread = unread
        self.hasStubs = hasStubs
        self.used = used
        self.depth = depth
        deepest = depth
        isUsed = depth > 0
    }

    mutating func diagnostics() -> [Diagnostic] {
        let setupNames = names(setBy: spec.setup)
        let specNames = outer.union(unread).union(spec.vars.map(\.name))
        let afterSetup = specNames.union(setupNames)

        check(spec.skip, known: specNames)
        check(steps: spec.setup, known: specNames)
        for test in spec.tests { _ = check(test, known: afterSetup) }
        check(steps: spec.teardown, known: afterSetup)
        checkFile(known: afterSetup)
        checkProject(known: afterSetup)
        checkStubs(known: afterSetup)
        checkSecrets(known: afterSetup)
        checkCycles(setupNames: setupNames)
        return found
    }

    /// Checks a test that another file uses; `setup`, `stubs` and `teardown` are not run then.
    ///
    /// - Returns: what is known when it is done.
    mutating func check(used test: Test) -> TextSet {
        let setupNames = names(setBy: spec.setup)
        let specNames = outer.union(unread).union(spec.vars.map(\.name))
        check(spec.skip, known: specNames)
        let known = check(test, known: specNames)
        checkFile(known: specNames.union(setupNames))
        checkProject(known: specNames.union(setupNames))
        // Its secrets may be what another use gives it.
        checkCycles(setupNames: setupNames)
        return known
    }

    func names(setBy steps: [Step]) -> TextSet {
        var names: TextSet = []
        for step in steps { names.formUnion(step.action.names.map(\.value)) }
        return names
    }

    /// What stands outside of all tests. The base is filled in for each call, so a test's values count too.
    private mutating func checkFile(known: TextSet) {
        var uses = VariableUses()
        uses.add(spec.vars)
        report(uses.all, known: known)
        var base = VariableUses()
        // The project's base is none of this file's business where all URLs are whole.
        let isOfProject = spec.project.map { $0.source === spec.base?.source } ?? false
        if !isOfProject || spec.hasRelativeURLs { base.add(spec.base) }
        if !base.all.isEmpty { report(base.all, known: namesAnywhere(known)) }
    }

    /// The project's variables that the file needs, and what these need: they see no test's values. Where the file
    /// may give a value of its own, nothing is known.
    private mutating func checkProject(known: TextSet) {
        guard let project = spec.project, !usedOfProject.isEmpty else { return }
        let own = namesAnywhere(TextSet(spec.vars.map(\.name)).union(names(setBy: spec.setup)))
        var pending = Array(usedOfProject)
        var seen = usedOfProject
        while let name = pending.popLast() {
            guard !own.contains(name), !given.contains(name), let variable = project.variables[name] else {
                continue
            }
            var uses = VariableUses()
            uses.add(variable.value)
            report(uses.all, known: known)
            for use in uses.all {
                if case .variable(let name) = use.need, seen.insert(name) { pending.append(name) }
            }
        }
    }

    private mutating func checkStubs(known: TextSet) {
        var conditions = VariableUses()
        for stub in spec.stubs { conditions.addConditions(of: stub) }
        report(conditions.all, known: known)
        var replies = VariableUses()
        for stub in spec.stubs { replies.addReplies(of: stub) }
        report(replies.all.filter { $0.need != .request }, known: known)
    }

    /// Every name that some place of the file defines.
    func namesAnywhere(_ known: TextSet) -> TextSet {
        var anywhere = known.union(names(setBy: spec.teardown))
        for test in spec.tests {
            anywhere.formUnion(test.vars.map(\.name))
            if let rows = test.rows { anywhere.formUnion(rows.value.allNames) }
            anywhere.formUnion(names(setBy: test.steps))
            anywhere.formUnion(names(setBy: test.always))
        }
        return anywhere
    }

    /// - Returns: what is known when it is done.
    private mutating func check(_ test: Test, known: TextSet) -> TextSet {
        // The rows of a used test are not run.
        let rows = isUsed ? nil : test.rows?.value
        // What wrong rows would have is not known.
        if rows?.isBroken == true { return known }
        gaps = rows?.gaps ?? [:]
        defer { gaps = [:] }
        var before = test.vars.isEmpty ? known : known.union(test.vars.map(\.name))
        if let rows {
            before.formUnion(rows.names)
            report(rows.needs, known: before.union(names(setBy: test.steps + test.always)))
        }
        before.formUnion(check(test.preconditions, known: before))
        var name = VariableUses()
        name.add(test.nameTemplate)
        report(name.all, known: before)
        var vars = VariableUses()
        vars.add(test.vars)
        if !vars.all.isEmpty {
            report(vars.all, known: before.union(names(setBy: test.steps + test.always)))
        }
        let after = check(steps: test.steps, known: before)
        return check(steps: test.always, known: after)
    }

    /// - Returns: what is known after the steps.
    @discardableResult
    private mutating func check(steps: [Step], known: TextSet, group: [Step] = []) -> TextSet {
        var known = known
        for (index, step) in steps.enumerated() {
            check(step, known: known, later: Later(group.isEmpty ? steps[index...] : group[...]))
            known.formUnion(step.action.names.map(\.value))
        }
        return known
    }

    private mutating func check(_ step: Step, known: TextSet, later: Later) {
        var known = known.union(check(step.preconditions, known: known, later: later))
        var before = VariableUses()
        before.add(step.nameTemplate)
        before.add(step.session)
        switch step.action {
        case .call(let call):
            before.addRequest(of: call)
            report(before.all, known: known, later: later, user: call.url.location)
            known.formUnion(step.action.names.map(\.value))
            var checks = VariableUses()
            checks.addChecks(of: call)
            report(checks.all, known: known, later: later, user: call.url.location)
        case .set(let variables):
            report(before.all, known: known, later: later)
            for variable in variables {
                var value = VariableUses()
                value.add(variable.value)
                report(value.all, known: known, later: later)
                known.insert(variable.name)
            }
        case .wait(let pause):
            before.add(pause.duration)
            report(before.all, known: known, later: later)
        case .each(let loop):
            before.add(loop.elements.value)
            report(before.all, known: known, later: later)
            check(inside: loop.steps, known: known.union([loop.variable.value]))
            warnOfSettings(of: loop)
        case .while(let loop):
            before.add(loop.limit.value)
            report(before.all, known: known, later: later)
            known.formUnion(check(loop.conditions, known: known, later: later))
            check(inside: loop.steps, known: known)
        case .use(let use):
            before.add(use.arguments)
            before.addLimits(of: use.poll?.value)
            for capture in use.captures {
                before.add(capture.path)
                before.add(capture.default)
            }
            report(before.all, known: known, later: later)
            check(use)
        case .parallel(let steps):
            report(before.all, known: known, later: later)
            // None sees what another one captures.
            for step in steps { check(inside: [step], known: known, group: steps) }
            reportTwiceSet(in: steps)
        }
    }

    /// In a pass the loop's variable is the element, whatever the steps set.
    private mutating func warnOfSettings(of loop: EachLoop) {
        for step in loop.steps.flattened {
            if case .each = step.action { continue }
            for name in step.action.ownNames where TextEquality.equal(name.value, loop.variable.value) {
                guard reported.insert(ReportedPlace(name.location)).inserted else { continue }
                found.append(
                    Diagnostic(
                        "setting \(quoted(name.value)) has no effect in a pass of \"each\": it is the element there",
                        at: name.location, severity: .warning, hint: "give it another name",
                        related: [.init(message: "the loop is here", location: loop.variable.location)]))
            }
        }
    }

    /// A variable that two steps of a group set has no value that is known.
    private mutating func reportTwiceSet(in steps: [Step]) {
        var first: TextDictionary<(step: Int, location: SourceLocation)> = [:]
        for (index, step) in steps.enumerated() {
            for name in step.action.names {
                guard let known = first[name.value] else {
                    first[name.value] = (index, name.location)
                    continue
                }
                if known.step == index { continue }
                found.append(
                    Diagnostic(
                        "two steps of one \"parallel\" set the variable \(quoted(name.value))",
                        at: name.location, hint: "give it another name in one of them",
                        related: [.init(message: "the first one is here", location: known.location)]))
            }
        }
    }

    private mutating func check(inside steps: [Step], known: TextSet, group: [Step] = []) {
        depth += 1
        deepest = max(deepest, depth)
        check(steps: steps, known: known, group: group)
        depth -= 1
    }

    private mutating func check(_ use: Use) {
        guard let checked = used.check(use, depth: depth + 1) else { return }
        deepest = max(deepest, depth + 1 + checked.height)
        for capture in use.captures where capture.default == nil {
            guard case .variable(let name)? = capture.path.value.path?.plainSource,
                !checked.names.contains(name)
            else { continue }
            found.append(
                Diagnostic(
                    "the used test has no variable \(quoted(name))", at: capture.path.location,
                    hint: Suggestion.hint(for: name, among: checked.names.sorted())))
        }
    }

    private mutating func checkSecrets(known: TextSet) {
        if spec.secrets.isEmpty || !hasReadAllRows { return }
        let anywhere = namesAnywhere(known)
        for secret in spec.secrets where !anywhere.contains(secret.value) {
            found.append(
                Diagnostic(
                    "no variable is called \(quoted(secret.value))", at: secret.location,
                    hint: Suggestion.hint(for: secret.value, among: anywhere.sorted())))
        }
    }

    private mutating func checkCycles(setupNames: TextSet) {
        // What is given, captured or set wins over a level's value, so that is never filled in.
        found +=
            VariableCycles(
                spec.vars, outer: spec.project?.variables ?? [:],
                stronger: given.union(setupNames).union(unread)
            ).diagnostics
        for test in spec.tests where !test.vars.isEmpty {
            var stronger = given.union(unread).union(names(setBy: test.steps + test.always))
            if let rows = test.rows { stronger.formUnion(rows.value.names) }
            found += VariableCycles(test.vars, stronger: stronger).diagnostics
        }
    }
}
