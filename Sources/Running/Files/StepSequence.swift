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
        var obstacle: String?
        let interruption =
            run.phase == .always || run.phase == .teardown ? nil : run.context.surroundings.cancellation
        for step in steps {
            if obstacle == nil, interruption?.isCancelled == true { obstacle = StepSequence.interrupted }
            if let obstacle {
                results.append(run.notRun(step, reason: obstacle))
                continue
            }
            let result = run.run(step, jars: &jars)
            results.append(result)
            switch result.outcome {
            case .passed, .skipped: break
            case .notRun(let reason): obstacle = reason
            case .failed, .errored:
                if step.isSoft { break }
                obstacle = "since the step \"\(result.name)\" \(result.outcome.words)"
            }
        }
        return results
    }
}

extension Outcome {
    /// The end of a sentence about a step.
    fileprivate var words: String { self == .errored ? "could not be carried out" : "failed" }
}
