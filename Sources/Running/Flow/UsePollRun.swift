import Platform
import Results
import Specs

/// The test of another file, run again from its beginning until it passes and gives what is brought back
/// (LANGUAGE.md §8). Only the last attempt is reported.
struct UsePollRun {
    let poll: Poll
    let run: UseRun

    private var outer: StepRun { run.outer }
    private var clock: any MonotonicClock { outer.context.surroundings.clock }

    /// Makes the attempts.
    ///
    /// - Parameters:
    ///   - jars: what the calls take cookies from; what an attempt did to them stays.
    ///   - results: gets what happened in the last attempt, masked.
    /// - Returns: why what follows is not run; nil where nothing stands against it.
    /// - Throws: where an attempt cannot be begun, which no other one could be either.
    func run(
        _ jars: inout CookieJars, into results: inout [StepResult]
    ) throws(StepProblem) -> String? {
        let variables = outer.variables
        var limits = try filling { () throws(FillingError) in try poll.limits(in: variables) }
        let captures = variables.snapshot(of: run.use.captures.map(\.name))
        var attempts = PollAttempts(start: clock.now())
        while true {
            // What is brought back is of the last attempt, or nothing.
            if attempts.count > 0 { variables.restore(captures) }
            attempts.begin(at: clock.now())
            var steps: [StepResult] = []
            let obstacle = try run.attempt(attempts.count, &jars, into: &steps)
            // The others may have failed only because the first one did.
            guard let failed = steps.firstIndex(where: \.outcome.isBad) else {
                results += holding(steps, attempts)
                return obstacle
            }
            attempts.end(UsePollRun.sentence(of: steps[failed]))
            let elapsed = clock.now() - attempts.start
            let isOver = steps[failed].isFinal || outer.isInterrupted
            let end = isOver ? nil : attempts.end(of: limits, after: elapsed)
            if isOver || end != nil {
                results += failing(steps, at: failed, attempts, end)
                return obstacle
            }
            let cancellation = outer.isCleanup ? Cancellation() : outer.context.surroundings.cancellation
            if !limits.pause(after: elapsed, on: clock, cancellation: cancellation) {
                results += failing(steps, at: failed, attempts, "interrupted after \(attempts.number)")
                return StepSequence.interrupted
            }
            limits.lengthenPause()
        }
    }

    /// Where the way to the step is part of what is told, since attempts may fail at different steps.
    private static func sentence(of step: StepResult) -> String? {
        step.failures.first.map { "\(step.name): \($0.sentence)" }
    }

    /// The steps of an attempt without a failure; the last one tells of the attempts before.
    private func holding(_ steps: [StepResult], _ attempts: PollAttempts) -> [StepResult] {
        guard outer.context.options.recording.keepsExchanges, let last = steps.indices.last else {
            return steps
        }
        var steps = steps
        steps[last].tell(attempts.notes(holds: steps.allSatisfy(\.outcome.isGood)))
        return steps
    }

    /// The steps of the last attempt; the first one that failed tells of the attempts, and what ended them.
    private func failing(
        _ steps: [StepResult], at index: Int, _ attempts: PollAttempts, _ end: String?
    ) -> [StepResult] {
        var steps = steps
        let failure = steps[index].failures.first
        steps[index].tell(
            attempts.notes(holds: false), failure: end.flatMap { end in failure?.ending(end) })
        return steps
    }
}
