/// The part of a file or test that a step stands in.
package enum Phase: String, Sendable {
    case setup, test, always, teardown
}

/// What one step did. Every text in it is masked.
package struct StepResult: Sendable {
    package internal(set) var name: String
    package let phase: Phase
    /// Whether the step would end as it did if it were made again at once.
    package let isFinal: Bool
    package let place: Place
    package internal(set) var outcome: Outcome
    /// From the first template filled in to the last check.
    package let duration: Duration
    /// How many checks were made, the passing ones included.
    package let checks: Int
    package internal(set) var failures: [CheckFailure]
    /// Kept apart: of most steps nothing is kept, and there may be very many.
    private var exchange: Exchange
    /// What `-v` tells besides: redirects followed, cookies held back and why, warnings about the answer.
    package internal(set) var notes: [String]

    package init(
        name: String, phase: Phase, place: Place, outcome: Outcome, duration: Duration = .zero,
        checks: Int = 0, failures: [CheckFailure] = [], request: RecordedRequest? = nil,
        response: RecordedResponse? = nil, attempts: [String] = [], notes: [String] = [],
        callers: [Place] = [], isFinal: Bool = false
    ) {
        self.name = name
        self.phase = phase
        self.isFinal = isFinal
        self.place = place
        self.outcome = outcome
        self.duration = duration
        self.checks = checks
        self.failures = failures
        exchange = Exchange(request: request, response: response, callers: callers, attempts: attempts)
        self.notes = notes
    }

    private enum Exchange: Sendable {
        case notKept
        indirect case kept(
            request: RecordedRequest?, response: RecordedResponse?, callers: [Place], attempts: [String])

        init(
            request: RecordedRequest?, response: RecordedResponse?, callers: [Place], attempts: [String]
        ) {
            let isEmpty = request == nil && response == nil && callers.isEmpty && attempts.isEmpty
            self =
                isEmpty
                ? .notKept
                : .kept(request: request, response: response, callers: callers, attempts: attempts)
        }
    }

    /// Present when the request was sent.
    package internal(set) var request: RecordedRequest? {
        get { if case .kept(let request, _, _, _) = exchange { request } else { nil } }
        set {
            exchange = Exchange(
                request: newValue, response: response, callers: callers, attempts: attempts)
        }
    }

    package internal(set) var response: RecordedResponse? {
        get { if case .kept(_, let response, _, _) = exchange { response } else { nil } }
        set {
            exchange = Exchange(
                request: request, response: newValue, callers: callers, attempts: attempts)
        }
    }

    /// The steps by which the file of this one is used, the nearest first; empty for a step of the spec itself.
    package var callers: [Place] {
        if case .kept(_, _, let callers, _) = exchange { callers } else { [] }
    }

    /// When the attempts of a poll were made that ended with this step, and what they lacked: a line for those in
    /// a row that ended alike. Empty for a step without a poll.
    package internal(set) var attempts: [String] {
        get { if case .kept(_, _, _, let attempts) = exchange { attempts } else { [] } }
        set {
            exchange = Exchange(
                request: request, response: response, callers: callers, attempts: newValue)
        }
    }

    /// Tells of the attempts that this step belongs to the last of.
    ///
    /// - Parameters:
    ///   - attempts: a line for each of them; masked.
    ///   - failure: what takes the place of the first failure, nil where that stays as it is; masked.
    package mutating func tell(_ attempts: [String], failure: CheckFailure? = nil) {
        self.attempts = attempts + self.attempts
        if let failure, !failures.isEmpty { failures[0] = failure }
    }
}
