/// The part of a file or test that a step stands in.
package enum Phase: String, Sendable {
    case setup, test, always, teardown
}

/// What one step did. Every text in it is masked.
package struct StepResult: Sendable {
    package internal(set) var name: String
    package let phase: Phase
    package let place: Place
    package internal(set) var outcome: Outcome
    /// From the first template filled in to the last check.
    package let duration: Duration
    /// How many checks were made, the passing ones included.
    package let checks: Int
    package internal(set) var failures: [CheckFailure]
    /// Present when the request was sent.
    package internal(set) var request: RecordedRequest?
    package internal(set) var response: RecordedResponse?
    /// What `-v` tells besides: redirects followed, cookies held back and why, warnings about the answer.
    package internal(set) var notes: [String]

    package init(
        name: String, phase: Phase, place: Place, outcome: Outcome, duration: Duration = .zero,
        checks: Int = 0, failures: [CheckFailure] = [], request: RecordedRequest? = nil,
        response: RecordedResponse? = nil, notes: [String] = []
    ) {
        self.name = name
        self.phase = phase
        self.place = place
        self.outcome = outcome
        self.duration = duration
        self.checks = checks
        self.failures = failures
        self.request = request
        self.response = response
        self.notes = notes
    }
}
