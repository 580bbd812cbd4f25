import HTTP
import Platform
import Results
import Specs

/// The steps of a `parallel`, at the same time: each with variables, connections and jars of its own.
struct ParallelRun {
    let steps: [Step]
    /// For the step itself.
    let outer: StepRun
    /// For what is inside of it.
    let inner: StepRun

    /// Runs all steps; a failing one stops no other. What they captured, and what they did to the jars, comes
    /// together in the order of the file when all are done.
    ///
    /// - Returns: why what follows is not run; nil where nothing stands against it.
    func run(_ jars: inout CookieJars, into results: inout [StepResult]) -> String? {
        // Once for all of them, or each would fill them in for itself.
        outer.variables.fill(steps.neededVariables)
        var branches: [ParallelBranch] = []
        for (number, step) in steps.enumerated() {
            branches.append(ParallelBranch(step: step, run: inner.forked(number), jars: jars.forBranch))
        }
        perform(branches)
        var obstacle: String?
        for branch in branches {
            results += branch.results
            obstacle = obstacle ?? branch.obstacle
            outer.join(branch.run)
            jars.merge(branch.jars)
        }
        return obstacle
    }

    /// On as many threads as may run; this one works too, so that there is always one.
    private func perform(_ branches: [ParallelBranch]) {
        let slots = outer.context.connections.slots
        let count = slots.take(upTo: branches.count - 1)
        defer { slots.giveBack(count) }
        let next = Guarded(0)
        let work: @Sendable () -> Void = {
            while let index = next.withLock({ $0.taking(below: branches.count) }) {
                branches[index].perform()
            }
        }
        let threads = (0..<count).compactMap { _ in try? WorkerThread.spawn(work) }
        work()
        for thread in threads { thread.join() }
    }
}

/// One step of a `parallel` with everything that it works on.
///
/// Unchecked but safe: it is made on one thread, worked on by the one thread that takes its number, and read again
/// on the first when all others are joined. Nothing in it is shared with another branch but what threads may share.
private final class ParallelBranch: @unchecked Sendable {
    let step: Step
    let run: StepRun
    private(set) var jars: CookieJars
    private(set) var results: [StepResult] = []
    private(set) var obstacle: String?

    init(step: Step, run: StepRun, jars: CookieJars) {
        self.step = step
        self.run = run
        self.jars = jars
    }

    func perform() {
        obstacle = StepSequence(run: run).perform([step], jars: &jars, into: &results)
    }
}
