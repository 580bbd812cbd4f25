import HTTP
import Platform
import Results
import Specs

/// Runs the tests of one file: one after the other, or on several threads where the spec lets them run at the
/// same time. They are told under their places in the file.
struct TestQueue {
    let file: SharedFileContext
    let variables: FileVariables
    let tests: [Test]
    /// Those that `setup` left.
    let jars: CookieJars
    /// Makes the transport of one more thread; nil where there is to be none.
    let makeTransport: (@Sendable () -> any Transport)?

    /// What the threads that run the tests share.
    private struct Work: Sendable {
        let runs: TestCases
        let counters: DividedCounter
        let endings: CollectedTests
        let threads = Guarded<[WorkerThread]>([])
    }

    /// Runs each test, for each of its rows, and hands on what became of it.
    func run(through transport: any Transport, into endings: CollectedTests) {
        let context = file.context(transport: transport)
        let runs = TestCases(tests, files: file.surroundings.files)
        guard file.spec.runsTestsInParallel, runs.count > 1 else {
            let run = TestRun(context: context, variables: variables)
            while let (index, next) = runs.next() {
                endings.accept(ending(of: next, at: index, run), at: index)
            }
            return
        }
        let counters = file.source.counter.divided(into: runs.count)
        let work = Work(runs: runs, counters: counters, endings: endings)
        self.work(context, work)
        // A thread may still start others; none starts one after its own end.
        while let thread = work.threads.withLock({ $0.popLast() }) { thread.join() }
        file.source.counter.joined(by: counters)
    }

    /// Runs tests as long as there are any, with the help of all threads that are to be had.
    private func work(_ context: FileContext, _ work: Work) {
        while let (index, next) = work.runs.next(), index < work.runs.count {
            if index + 1 < work.runs.count { getHelp(work) }
            let counter = work.counters.counter(of: index)
            let run = TestRun(context: context, variables: variables, counter: counter)
            work.endings.accept(ending(of: next, at: index, run), at: index)
            work.counters.note(counter)
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
        work.threads.withLock { $0.append(thread) }
    }

    private func ending(of next: TestCase, at index: Int, _ run: TestRun) -> TestRun.Ending {
        // What never began has nothing to clean up either.
        if let reason = run.context.reasonToStop {
            return TestRun.Ending(result: run.notReached(next, reason: reason), cookieChanges: [])
        }
        if let problem = next.problem {
            return TestRun.Ending(result: run.withoutRow(next.test, because: problem), cookieChanges: [])
        }
        return run.ending(of: next, at: index, jars: jars)
    }
}
