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
    private var kept: Kept?
    /// What `-v` tells besides: redirects followed, cookies held back and why, warnings about the answer.
    package internal(set) var notes: [String]

    package init(
        name: String, phase: Phase, place: Place, outcome: Outcome, duration: Duration = .zero,
        checks: Int = 0, failures: [CheckFailure] = [], request: RecordedRequest? = nil,
        response: RecordedResponse? = nil, attempts: [String] = [], notes: [String] = [],
        callers: [Place] = [], isFinal: Bool = false, timing: RecordedTiming? = nil,
        captures: [RecordedCapture] = [], hops: [RecordedHop] = [], connection: RecordedConnection? = nil
    ) {
        self.name = name
        self.phase = phase
        self.isFinal = isFinal
        self.place = place
        self.outcome = outcome
        self.duration = duration
        self.checks = checks
        self.failures = failures
        self.notes = notes
        let kept = KeptParts(
            request: request, response: response, callers: callers, attempts: attempts, timing: timing,
            captures: captures, hops: hops, connection: connection)
        if !kept.isEmpty { self.kept = Kept(kept) }
    }

    /// What is kept of some steps only.
    private struct KeptParts: Sendable {
        var request: RecordedRequest?
        var response: RecordedResponse?
        var callers: [Place] = []
        var attempts: [String] = []
        var timing: RecordedTiming?
        var captures: [RecordedCapture] = []
        var hops: [RecordedHop] = []
        var connection: RecordedConnection?

        var isEmpty: Bool {
            request == nil && response == nil && callers.isEmpty && attempts.isEmpty && timing == nil
                && captures.isEmpty && hops.isEmpty && connection == nil
        }
    }

    /// Out of line, so that a step without them stays small.
    private indirect enum Kept: Sendable {
        case parts(KeptParts)

        init(_ parts: KeptParts) { self = .parts(parts) }
    }

    private var parts: KeptParts {
        get { if case .parts(let parts)? = kept { parts } else { KeptParts() } }
        set { kept = newValue.isEmpty ? nil : Kept(newValue) }
    }

    /// Present when the request was sent and a report wants it. Of a step that passed it may be no more than the
    /// method and the URL.
    package internal(set) var request: RecordedRequest? {
        get { parts.request }
        set { parts.request = newValue }
    }

    /// Present when an answer came and a report wants it. Of a step that passed it may be no more than the status.
    package internal(set) var response: RecordedResponse? {
        get { parts.response }
        set { parts.response = newValue }
    }

    /// The redirects that the call followed; empty where no report wants them.
    package internal(set) var hops: [RecordedHop] {
        get { parts.hops }
        set { parts.hops = newValue }
    }

    /// Where the time of the call went; nil where no report wants it or nothing was sent.
    package internal(set) var timing: RecordedTiming? {
        get { parts.timing }
        set { parts.timing = newValue }
    }

    /// The values that the step captured; empty where no report wants them.
    package internal(set) var captures: [RecordedCapture] {
        get { parts.captures }
        set { parts.captures = newValue }
    }

    /// What the last answer came over; nil where nobody wants it or none came.
    package internal(set) var connection: RecordedConnection? {
        get { parts.connection }
        set { parts.connection = newValue }
    }

    /// The steps by which the file of this one is used, the nearest first; empty for a step of the spec itself.
    package var callers: [Place] { parts.callers }

    /// When the attempts of a poll were made that ended with this step, and what they lacked: a line for those in
    /// a row that ended alike. Empty for a step without a poll.
    package internal(set) var attempts: [String] {
        get { parts.attempts }
        set { parts.attempts = newValue }
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
