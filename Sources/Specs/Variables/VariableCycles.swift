import Diagnostics
import JSON

/// Variables of one level that need themselves, or too many others.
struct VariableCycles {
    private(set) var diagnostics: [Diagnostic] = []
    private let uses: TextDictionary<[(name: String, location: SourceLocation)]>
    private var state: TextDictionary<State> = [:]
    /// How many variables the longest chain from one has, itself included; known when it is done.
    private var lengths: TextDictionary<Int> = [:]

    private enum State { case open, done }

    /// - Parameters:
    ///   - variables: of one level.
    ///   - stronger: names whose value comes from somewhere else.
    init(_ variables: [Variable], stronger: TextSet) {
        let names = TextSet(variables.map(\.name)).subtracting(stronger)
        var edges: TextDictionary<[(name: String, location: SourceLocation)]> = [:]
        for variable in variables where names.contains(variable.name) {
            var uses = VariableUses()
            uses.add(variable.value)
            edges[variable.name] = uses.all.compactMap { use in
                guard case .variable(let name) = use.need, names.contains(name) else { return nil }
                return (name, use.location)
            }
        }
        uses = edges
        for variable in variables where state[variable.name] == nil { search(from: variable.name) }
    }

    /// Depth first with a stack of its own: a chain may be as long as a file.
    private mutating func search(from start: String) {
        var path = [(name: start, next: 0)]
        state[start] = .open
        while let (name, next) = path.last {
            guard let edges = uses[name], next < edges.count else {
                state[name] = .done
                measure(name)
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let use = edges[next]
            switch state[use.name] {
            case nil:
                state[use.name] = .open
                path.append((use.name, 0))
            case .open:
                let cycle = path.map(\.name).drop { !TextEquality.equal($0, use.name) } + [use.name]
                diagnostics.append(
                    Diagnostic(
                        "the variable \(quoted(use.name)) needs itself: " + cycle.joined(separator: " → "),
                        at: use.location))
            case .done: break
            }
        }
    }

    /// A chain that is too long is told once, where it becomes so.
    private mutating func measure(_ name: String) {
        let edges = uses[name] ?? []
        let below = edges.max { lengths[$0.name] ?? 0 < lengths[$1.name] ?? 0 }
        let length = 1 + (below.flatMap { lengths[$0.name] } ?? 0)
        lengths[name] = length
        guard let below, length == VariableChain.longest + 1 else { return }
        diagnostics.append(
            Diagnostic(
                "the variable \(quoted(name)) needs a chain of more than \(VariableChain.longest) variables",
                at: below.location, hint: "write some of the values out"))
    }
}
