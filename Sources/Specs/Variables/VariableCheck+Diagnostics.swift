import Diagnostics
import JSON

/// What is told of a use that cannot be met.
extension VariableCheck {
    /// What rows need that they do not have themselves.
    mutating func report(_ needs: [Rows.Need], known: TextSet) {
        let usual = gaps
        for need in needs {
            if case .variable(let name) = need.use.need, usual[name] != nil { gaps[name] = need.row }
            report([need.use], known: known)
        }
        gaps = usual
    }

    /// `user` is the call that needs what stands somewhere else.
    mutating func report(
        _ uses: [VariableUse], known: TextSet, later: Later? = nil, user: SourceLocation? = nil
    ) {
        for use in uses {
            if spec.project != nil, case .variable(let name) = use.need { usedOfProject.insert(name) }
            guard let diagnostic = diagnostic(for: use, known: known, later: later, user: user),
                reported.insert(ReportedPlace(use.location)).inserted
            else { continue }
            found.append(diagnostic)
        }
    }

    /// What is wrong with a use; nil where what it needs is known.
    func diagnostic(
        for use: VariableUse, known: TextSet, later: Later?, user: SourceLocation?
    ) -> Diagnostic? {
        // A default of the project is needed by some of the specs under it.
        let isOfProject = spec.project.map { $0.source === use.location.source } ?? false
        let needed = isOfProject ? user.map { [need($0)] } ?? [need(spec)] : []
        switch use.need {
        case .stub:
            if hasStubs { return nil }
            let file =
                isUsed ? "the file that uses this one" : isOfProject ? spec.source.name : "this file"
            return Diagnostic(
                "{{stub}} is the address of the stub server, and \(file) has no \"stubs\"",
                at: use.location, related: needed)
        case .request: return VariableCheck.strayRequest(at: use.location)
        case .variable(let name):
            if known.contains(name) { return nil }
            if let gap = gaps[name] {
                return Diagnostic(
                    "undefined variable \(quoted(name)): row \(gap.number) does not have it",
                    at: use.location,
                    hint: "give it to every row, or a value for the others in the test's \"vars\"",
                    related: [.init(message: "row \(gap.number) is here", location: gap.location)])
            }
            let setter = later?.setter(of: name) ?? setterInAnotherTest(of: name)
            let environments = spec.project?.others.variables[name] ?? []
            let hint =
                setter?.hint ?? OtherEnvironments.hint(environments)
                ?? VariableCheck.hint(for: name, among: known)
            return Diagnostic(
                "undefined variable \(quoted(name))", at: use.location, hint: hint,
                related: (setter.map { [.init(message: "it is set here", location: $0.location)] } ?? [])
                    + needed)
        }
    }

    func need(_ call: SourceLocation) -> Diagnostic.Related {
        .init(message: "this call needs it", location: call)
    }

    func need(_ spec: Spec) -> Diagnostic.Related {
        .init(message: "this file needs it", location: SourceLocation(source: spec.source, range: 0..<1))
    }

    static func strayRequest(at place: SourceLocation) -> Diagnostic {
        Diagnostic("{{request …}} has a meaning only in the reply of a stub", at: place)
    }

    static func hint(for name: String, among known: TextSet) -> String {
        if known.isEmpty { return "no variables are known here: define it in \"vars\" or with --var" }
        let names = known.sorted()
        let list =
            "known here: " + names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
        return Suggestion.hint(for: name, among: names).map { "\($0) \(list)" } ?? list
    }

    func setterInAnotherTest(of name: String) -> Setter? {
        for test in spec.tests {
            for step in test.steps + test.always {
                if let place = step.action.names.first(where: { TextEquality.equal($0.value, name) })?
                    .location
                {
                    return Setter(
                        hint: "test \(quoted(test.name)) sets it, and its values end with it",
                        location: place)
                }
            }
        }
        return nil
    }
}

/// What sets a variable elsewhere than where it is needed.
struct Setter {
    let hint: String
    let location: SourceLocation
}

/// The step at which a variable is needed, and those after it.
struct Later {
    private let steps: ArraySlice<Step>

    init(_ steps: ArraySlice<Step>) {
        self.steps = steps
    }

    func setter(of name: String) -> Setter? {
        for step in steps {
            if let place = step.action.names.first(where: { TextEquality.equal($0.value, name) })?.location {
                return Setter(hint: "it is set only when step \(quoted(step.name)) is done", location: place)
            }
        }
        return nil
    }
}

/// Where something was reported: templates in files have places of their own.
struct ReportedPlace: Hashable {
    private let file: ObjectIdentifier
    private let range: Range<Int>

    init(_ location: SourceLocation) {
        file = ObjectIdentifier(location.source)
        range = location.range
    }
}
