import HTTP
import Platform

/// The jar that a run leaves: everything that was done to the jars of its files, in the order of files and tests,
/// whatever the timing. What comes in that order is not kept.
final class JarOfRun: Sendable {
    private struct State: Sendable {
        var jar: CookieJar
        /// The file whose changes come next.
        var current = 0
        var waiting: [Int: [CookieJar.Change]] = [:]
        var ended: Set<Int> = []

        mutating func apply(_ changes: [CookieJar.Change]) {
            jar.apply(changes)
            jar.forgetChanges()
        }
    }

    private let state: Guarded<State>

    init(_ jar: CookieJar) {
        state = Guarded(State(jar: jar))
    }

    var jar: CookieJar { state.withLock { $0.jar } }

    /// What was done in a file, behind what was told of that file before.
    func note(_ changes: [CookieJar.Change], of file: Int) {
        if changes.isEmpty { return }
        state.withLock { state in
            if file == state.current {
                state.apply(changes)
            } else {
                state.waiting[file, default: []] += changes
            }
        }
    }

    /// Nothing more comes of a file.
    func end(of file: Int) {
        state.withLock { state in
            state.ended.insert(file)
            while state.ended.remove(state.current) != nil {
                state.current += 1
                if let changes = state.waiting.removeValue(forKey: state.current) { state.apply(changes) }
            }
        }
    }
}
