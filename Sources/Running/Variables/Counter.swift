import Platform

/// The numbers that `counter` gives: 1, 2, 3 …
///
/// Tests that run at the same time count each in steps of their own, so that every number is given once and each
/// test gets the same ones whatever the timing.
final class Counter: Sendable {
    private struct State: Sendable {
        var next: Int
        var step: Int
    }

    private let state: Guarded<State>

    convenience init() { self.init(next: 1, step: 1) }

    private init(next: Int, step: Int) {
        state = Guarded(State(next: next, step: step))
    }

    func next() -> Int {
        state.withLock { state in
            defer { state.next &+= state.step }
            return state.next
        }
    }

    /// A counter for each of so many tests. None of them, nor this one, gives what another gives.
    func divided(into count: Int) -> [Counter] {
        let start = state.withLock { state in
            state.step = count + 1
            return state.next
        }
        return (1...max(1, count)).map { Counter(next: start &+ $0, step: count + 1) }
    }

    /// Goes on one by one behind everything that this one and the others have given.
    func joined(by others: [Counter]) {
        let next = others.map { other in other.state.withLock { $0.next } }.max()
        state.withLock { state in
            state.next = max(state.next, next ?? state.next)
            state.step = 1
        }
    }
}
