/// How a test, a step or a phase ended.
package enum Outcome: Sendable, Equatable {
    case passed
    /// A check did not hold.
    case failed
    /// The step could not be carried out: the network, a file, an undefined variable.
    case errored
    /// Never begun, with the reason a person reads.
    case notRun(reason: String)

    /// Whether a run that holds this is still good.
    package var isGood: Bool { self == .passed }
}

extension Outcome {
    /// The outcome of something made of parts: an error outweighs a failure, a failure outweighs what was not
    /// run, and that outweighs a pass, since what was cut short has not passed.
    package static func combined(_ parts: some Sequence<Outcome>) -> Outcome {
        var result = Outcome.passed
        for part in parts {
            switch part {
            case .errored: return .errored
            case .failed: result = .failed
            case .notRun: if result == .passed { result = part }
            case .passed: break
            }
        }
        return result
    }
}
