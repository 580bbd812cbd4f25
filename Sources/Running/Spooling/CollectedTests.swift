import HTTP
import Platform
import Results

/// Collects what becomes of the tests of one file while they end, whichever ends first. Past a limit they are not kept
/// in memory.
final class CollectedTests: Sendable {
    private struct State: Sendable {
        var counts = Counts()
        var numbers: RowNumbers?
        /// Those in file order up to the first one that has not ended.
        var held: [TestResult] = []
        /// Those that ended before one that stands before them.
        var ahead: [Int: TestResult] = [:]
        var size = 0
        /// Nil while they are held.
        var writer: SpooledTestsWriter?
        /// How many tests have handed on what they did to cookies, and those that wait for one before them.
        var changesTaken = 0
        var changesAhead: [Int: [CookieJar.Change]] = [:]
    }

    private let spool: Spool?
    private let noteChanges: @Sendable ([CookieJar.Change]) -> Void
    private let state: Guarded<State>

    /// - Parameters:
    ///   - spool: takes what is too much; nil where all is to be held.
    ///   - hasRows: whether names may need the numbers of rows.
    ///   - noteChanges: is told what each test did to the jar without a name, in file order.
    init(
        spool: Spool?, hasRows: Bool,
        noteChanges: @escaping @Sendable ([CookieJar.Change]) -> Void = { _ in }
    ) {
        self.spool = spool
        self.noteChanges = noteChanges
        state = Guarded(State(numbers: hasRows ? RowNumbers() : nil))
    }

    /// Takes the ending of the test that stands at a place of the file, from 0.
    func accept(_ ending: TestRun.Ending, at index: Int) {
        state.withLock { state in
            take(ending.result, at: index, &state)
            take(ending.cookieChanges, at: index, &state)
        }
    }

    /// Takes what became of all tests of the file, none of which began.
    func accept(_ tests: [TestResult]) {
        for (index, test) in tests.enumerated() {
            accept(TestRun.Ending(result: test, cookieChanges: []), at: index)
        }
    }

    private func take(_ test: TestResult, at index: Int, _ state: inout State) {
        state.counts.add(test)
        state.numbers?.note(test.name)
        if state.writer != nil {
            state.writer?.add(test, at: index)
            return
        }
        if index == state.held.count {
            state.held.append(test)
            while let next = state.ahead.removeValue(forKey: state.held.count) { state.held.append(next) }
        } else {
            state.ahead[index] = test
        }
        guard let spool else { return }
        state.size += test.approximateSize
        if state.size > spool.limit { putAway(to: spool, &state) }
    }

    private func putAway(to spool: Spool, _ state: inout State) {
        var writer = SpooledTestsWriter(to: spool)
        for (index, test) in state.held.enumerated() { writer.add(test, at: index) }
        for (index, test) in state.ahead { writer.add(test, at: index) }
        state.held = []
        state.ahead = [:]
        state.writer = writer
    }

    private func take(_ changes: [CookieJar.Change], at index: Int, _ state: inout State) {
        guard index == state.changesTaken else {
            state.changesAhead[index] = changes
            return
        }
        var next: [CookieJar.Change]? = changes
        while let changes = next {
            if !changes.isEmpty { noteChanges(changes) }
            state.changesTaken += 1
            next = state.changesAhead.removeValue(forKey: state.changesTaken)
        }
    }

    /// All tests of the file with that name, and their numbers, once the last one has ended.
    func tests(of file: String) -> (list: TestList, counts: Counts) {
        state.withLock { state in
            let list = state.writer?.tests(of: file)
            var tests = list.map { TestList($0) } ?? TestList(state.held)
            state.held = []
            if var numbers = state.numbers {
                numbers.settle()
                let settled = numbers
                if settled.isNeeded { tests = tests.changed { settled.told($0) } }
            }
            return (tests, state.counts)
        }
    }
}
