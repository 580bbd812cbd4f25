import Diagnostics
import JSON
import Platform
import Templates

/// Conditions, which may ask for what nothing defines.
extension VariableCheck {
    /// - Returns: the variables that conditions ask for. What they guard may use them: were one of them undefined,
    ///   it would most likely not be run.
    mutating func check(
        _ preconditions: Preconditions?, known: TextSet, later: Later? = nil
    ) -> TextSet {
        guard let preconditions else { return [] }
        check(preconditions.skip, known: known, later: later)
        return check(preconditions.conditions, known: known, later: later)
    }

    mutating func check(_ skip: Skip?, known: TextSet, later: Later? = nil) {
        var uses = VariableUses()
        uses.add(skip?.reason)
        report(uses.all, known: known, later: later)
    }

    /// - Returns: the variables that the conditions ask for, which need not be defined.
    mutating func check(
        _ conditions: [VariableCondition], known: TextSet, later: Later?
    ) -> TextSet {
        var asked = VariableUses()
        var values = VariableUses()
        for condition in conditions {
            asked.add(condition.subject)
            values.addSlots(of: condition.subject)
            values.add(condition.value.value)
        }
        let names = TextSet(
            asked.all.compactMap { if case .variable(let name) = $0.need { name } else { nil } })
        report(asked.all, known: known.union(names))
        report(values.all, known: known, later: later)
        for condition in conditions { warn(of: condition, known: known) }
        return names
    }

    /// A condition on a variable that nothing defines is never met, and what it guards is green without being run.
    /// Who uses a file may give it any variable, so nothing is known there.
    mutating func warn(of condition: VariableCondition, known: TextSet) {
        guard !isUsed, !FilePath.name(of: spec.source.name).hasPrefix("_"),
            let name = condition.subject.value.variableName, !known.contains(name)
        else { return }
        let definable = definable ?? namesThatMayBeDefined()
        self.definable = definable
        guard !definable.contains(name), hasReadAllRows, spec.project?.others.variables[name] == nil else {
            return
        }
        let names = definable.union(known).sorted()
        let nearest = Suggestion.hint(for: name, among: names)
        // Who asks whether it is there, or says what stands for it, knows that it may be absent.
        if nearest == nil && condition.expectsAbsence { return }
        found.append(
            Diagnostic(
                "nothing defines \(quoted(name)), so it is always absent",
                at: condition.subject.location.inside(condition.subject.value.range), severity: .warning,
                hint: nearest ?? VariableCheck.hint(for: name, among: TextSet(names))))
    }

    func namesThatMayBeDefined() -> TextSet {
        var names = namesAnywhere(outer.union(unread).union(spec.vars.map(\.name)))
        names.formUnion(self.names(setBy: spec.setup))
        for step in (spec.setup + spec.tests.flatMap { $0.steps + $0.always }).flattened {
            guard case .use(let use) = step.action, use.path.value == spec.path else { continue }
            names.formUnion(use.arguments.map(\.name))
        }
        return names
    }

    var hasReadAllRows: Bool { !spec.tests.contains { $0.rows?.value.isBroken == true } }
}
