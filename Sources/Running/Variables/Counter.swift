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

    fileprivate init(next: Int, step: Int) {
        state = Guarded(State(next: next, step: step))
    }

    func next() -> Int {
        state.withLock { state in
            defer { state.next &+= state.step }
            return state.next
        }
    }

    /// Counters for so many tests. None of them, nor this one, gives what another gives.
    func divided(into count: Int) -> DividedCounter {
        let start = state.withLock { state in
            state.step = count + 1
            return state.next
        }
        return DividedCounter(start: start, count: count)
    }

    /// Goes on one by one behind everything that this one and the others have given.
    func joined(by others: DividedCounter) {
        state.withLock { state in
            state.next = max(state.next, others.next)
            state.step = 1
        }
    }

    /// What it would give.
    fileprivate var upcoming: Int { state.withLock { $0.next } }
}

/// The counters of tests that run at the same time, each made when its test begins.
final class DividedCounter: Sendable {
    private let start: Int
    private let count: Int
    private let greatest: Guarded<Int>

    fileprivate init(start: Int, count: Int) {
        self.start = start
        self.count = count
        greatest = Guarded(start &+ count)
    }

    /// The counter of the test at a place from 0.
    func counter(of index: Int) -> Counter { Counter(next: start &+ index &+ 1, step: count + 1) }

    /// A test has done with its counter.
    func note(_ counter: Counter) {
        let next = counter.upcoming
        greatest.withLock { $0 = max($0, next) }
    }

    /// What stands behind everything that was given.
    fileprivate var next: Int { greatest.withLock { $0 } }
}
