import Platform
import Results
import Specs

/// Runs steps in order until one fails that is not soft.
struct StepSequence {
    /// The end of a sentence about what an interrupted run did not come to.
    static let interrupted = "the run was interrupted"

    let run: StepRun

    /// The results of all steps, those that were not reached included.
    func results(of steps: [Step], jars: inout CookieJars) -> [StepResult] {
        var results: [StepResult] = []
        results.reserveCapacity(steps.count)
        _ = perform(steps, jars: &jars, into: &results)
        return results
    }

    /// Carries out the steps.
    ///
    /// - Returns: why what follows them is not run; nil where nothing stands against it.
    func perform(_ steps: [Step], jars: inout CookieJars, into results: inout [StepResult]) -> String? {
        var obstacle: String?
        for step in steps {
            if obstacle == nil, run.isInterrupted { obstacle = StepSequence.interrupted }
            if let obstacle {
                results.append(run.notRun(step, reason: obstacle))
                continue
            }
            let found = run.run(step, jars: &jars, into: &results)
            if !step.isSoft { obstacle = found }
        }
        return obstacle
    }
}
