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
        var endings: [TestRun.Ending?]
        var threads: [WorkerThread] = []
    }

    /// What the threads that run the tests share.
    private struct Work: Sendable {
        let runs: TestCases
        let counters: [Counter]
        let state: Guarded<State>
    }

    /// What became of each test, for each of its rows, in file order.
    func endings(transport: any Transport) -> [TestRun.Ending] {
        let context = file.context(transport: transport)
        let runs = TestCases(tests, files: file.surroundings.files)
        guard file.spec.runsTestsInParallel, runs.count > 1 else {
            let run = TestRun(context: context, variables: variables)
            var endings: [TestRun.Ending] = []
            endings.reserveCapacity(runs.count)
            while let (_, next) = runs.next() { endings.append(ending(of: next, run)) }
            return endings
        }
        let counters = file.source.counter.divided(into: runs.count)
        let state = Guarded(State(endings: [TestRun.Ending?](repeating: nil, count: runs.count)))
        work(context, Work(runs: runs, counters: counters, state: state))
        // A thread may still start others; none starts one after its own end.
        while let thread = state.withLock({ $0.threads.popLast() }) { thread.join() }
        file.source.counter.joined(by: counters)
        return state.withLock { $0.endings.compactMap(\.self) }
    }

    /// Runs tests as long as there are any, with the help of all threads that are to be had.
    private func work(_ context: FileContext, _ work: Work) {
        while let (index, next) = work.runs.next(), index < work.runs.count {
            if index + 1 < work.runs.count { getHelp(work) }
            let run = TestRun(context: context, variables: variables, counter: work.counters[index])
            let ending = ending(of: next, run)
            work.state.withLock { $0.endings[index] = ending }
        }
    }

    private func getHelp(_ work: Work) {
        let spare = file.shared.spareThreads
        guard let makeTransport, spare.take() else { return }
        let queue = self
        let thread = try? WorkerThread.spawn {
            queue.work(queue.file.context(transport: makeTransport()), work)
            spare.giveBack()
        }
        // Fewer threads do the same work.
        guard let thread else { return spare.giveBack() }
        work.state.withLock { $0.threads.append(thread) }
    }

    private func ending(of next: TestCase, _ run: TestRun) -> TestRun.Ending {
        // What never began has nothing to clean up either.
        if let reason = run.context.reasonToStop {
            return TestRun.Ending(result: run.notReached(next, reason: reason), cookieChanges: [])
        }
        if let problem = next.problem {
            return TestRun.Ending(result: run.withoutRow(next.test, because: problem), cookieChanges: [])
        }
        return run.ending(of: next, jars: jars)
    }
}
