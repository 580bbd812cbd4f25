import Diagnostics
import JSON

/// Variables of one level that need themselves, or too many others.
struct VariableCycles {
    private(set) var diagnostics: [Diagnostic] = []
    private let level: TextDictionary<Variable>
    private let outer: TextDictionary<Variable>
    private let stronger: TextSet
    /// What each variable needs; known when it is opened.
    private var uses: TextDictionary<[(name: String, location: SourceLocation)]> = [:]
    private var state: TextDictionary<State> = [:]
    /// How many variables the longest chain from one has, itself included; known when it is done.
    private var lengths: TextDictionary<Int> = [:]

    private enum State { case open, done }

    /// - Parameters:
    ///   - variables: of one level.
    ///   - outer: of the levels around it that see this one too; chains that stay in them are not told.
    ///   - stronger: names whose value comes from somewhere else.
    init(_ variables: [Variable], outer: TextDictionary<Variable> = [:], stronger: TextSet) {
        var level: TextDictionary<Variable> = [:]
        for variable in variables { level[variable.name] = variable }
        self.level = level
        self.outer = outer
        self.stronger = stronger
        for variable in variables where state[variable.name] == nil && !stronger.contains(variable.name) {
            search(from: variable.name)
        }
    }

    private func needs(of name: String) -> [(name: String, location: SourceLocation)] {
        guard let variable = level[name] ?? outer[name] else { return [] }
        var uses = VariableUses()
        uses.add(variable.value)
        return uses.all.compactMap { use in
            guard case .variable(let name) = use.need, !stronger.contains(name),
                level[name] != nil || outer[name] != nil
            else { return nil }
            return (name, use.location)
        }
    }

    /// Depth first with a stack of its own: a chain may be as long as a file.
    private mutating func search(from start: String) {
        var path: [(name: String, next: Int)] = []
        open(start, in: &path)
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
                open(use.name, in: &path)
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

    private mutating func open(_ name: String, in path: inout [(name: String, next: Int)]) {
        state[name] = .open
        uses[name] = needs(of: name)
        path.append((name, 0))
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
