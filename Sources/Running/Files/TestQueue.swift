import HTTP
import Platform
import Results
import Specs

/// Runs the tests of one file: one after the other, or on several threads where the spec lets them run at the
/// same time. Results are in file order either way.
struct TestQueue {
    let file: SharedFileContext
    let variables: FileVariables
    let tests: [Test]
    /// Those that `setup` left.
    let jars: CookieJars
    /// Makes the transport of one more thread; nil where there is to be none.
    let makeTransport: (@Sendable () -> any Transport)?

    private struct State: Sendable {
        var next = 0
        var endings: [TestRun.Ending?]
        var threads: [WorkerThread] = []
    }

    /// What became of each test, in file order.
    func endings(transport: any Transport) -> [TestRun.Ending] {
        let context = file.context(transport: transport)
        guard file.spec.runsTestsInParallel, tests.count > 1 else {
            let run = TestRun(context: context, variables: variables)
            return tests.map { ending(of: $0, run) }
        }
        let counters = file.source.counter.divided(into: tests.count)
        let state = Guarded(State(endings: [TestRun.Ending?](repeating: nil, count: tests.count)))
        work(context, counters, state)
        // A thread may still start others; none starts one after its own end.
        while let thread = state.withLock({ $0.threads.popLast() }) { thread.join() }
        file.source.counter.joined(by: counters)
        return state.withLock { $0.endings.compactMap(\.self) }
    }

    /// Runs tests as long as there are any, with the help of all threads that are to be had.
    private func work(_ context: FileContext, _ counters: [Counter], _ state: Guarded<State>) {
        while true {
            let index = state.withLock { state in
                defer { state.next += 1 }
                return state.next
            }
            guard index < tests.count else { return }
            if index + 1 < tests.count { getHelp(counters, state) }
            let run = TestRun(context: context, variables: variables, counter: counters[index])
            let ending = ending(of: tests[index], run)
            state.withLock { $0.endings[index] = ending }
        }
    }

    private func getHelp(_ counters: [Counter], _ state: Guarded<State>) {
        let spare = file.shared.spareThreads
        guard let makeTransport, spare.take() else { return }
        let queue = self
        let thread = try? WorkerThread.spawn {
            queue.work(queue.file.context(transport: makeTransport()), counters, state)
            spare.giveBack()
        }
        // Fewer threads do the same work.
        guard let thread else { return spare.giveBack() }
        state.withLock { $0.threads.append(thread) }
    }

    private func ending(of test: Test, _ run: TestRun) -> TestRun.Ending {
        // What never began has nothing to clean up either.
        if let reason = run.context.reasonToStop {
            return TestRun.Ending(result: run.notReached(test, reason: reason), cookieChanges: [])
        }
        return run.ending(of: test, jars: jars)
    }
}
