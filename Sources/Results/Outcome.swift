/// How a test, a step or a phase ended.
package enum Outcome: Sendable, Equatable {
    case passed
    /// A check did not hold.
    case failed
    /// The step could not be carried out: the network, a file, an undefined variable.
    case errored
    /// Never begun, with the reason a person reads.
    case notRun(reason: String)
    /// The author did not want it run, with the reason a person reads.
    case skipped(reason: String)

    /// Whether a run that holds this is still good.
    package var isGood: Bool {
        switch self {
        case .passed, .skipped: true
        case .failed, .errored, .notRun: false
        }
    }

    /// Whether something went wrong, other than that it was not run.
    package var isBad: Bool { self == .failed || self == .errored }
}

extension Outcome {
    /// The outcome of something made of parts: an error outweighs a failure, a failure outweighs what was not
    /// run, and that outweighs a pass, since what was cut short has not passed. Where everything is skipped, so is
    /// the whole.
    package static func combined(_ parts: some Sequence<Outcome>) -> Outcome {
        var result: Outcome?
        var skipped = 0
        var reason: String?
        for part in parts {
            switch part {
            case .errored: return .errored
            case .failed: result = .failed
            case .notRun: if result?.isGood != false { result = part }
            case .passed: result = result ?? .passed
            case .skipped(let why):
                skipped += 1
                reason = reason ?? why
            }
        }
        if let result { return result }
        guard let reason else { return .passed }
        return .skipped(reason: skipped == 1 ? reason : "every step was skipped, the first one: \(reason)")
    }
}
