/// How a run is to be carried out.
package struct RunOptions: Sendable {
    package var given: GivenVariables
    /// How many files run at a time, at least one.
    package var jobs: Int
    /// What is kept of steps that passed, and how much of bodies.
    package var recording: Recording
    /// What all random values come from; nil where it is left to luck.
    package var seed: UInt64?
    /// Whether no test is begun after the first one that did not pass.
    package var stopsAtFirstFailure = false
    /// How often a test that did not pass is run again.
    package var retries = 0
    /// What calls have that say nothing of these themselves.
    package var callDefaults = CallDefaults()
    /// Whether only this machine may be called.
    package var isOffline = false
    /// Where the answers go that calls save.
    package var reportFolder = "reports"
    /// What the run writes itself: no answer is saved there.
    package var writtenFiles: [String] = []
    /// How many bytes of results a file keeps in memory, and so many all those that wait for their turn.
    package var spoolLimit = 4 << 20
    /// The `User-Agent` of calls that give none.
    package var userAgent: String

    package init(
        given: GivenVariables = GivenVariables(), jobs: Int = 1,
        recording: Recording = Recording(),
        userAgent: String = "assay"
    ) {
        self.given = given
        self.jobs = jobs
        self.recording = recording
        self.userAgent = userAgent
    }
}

/// What a run changes of the values that LANGUAGE.md §2 names for calls that say nothing.
package struct CallDefaults: Sendable {
    package var timeout: Duration?
    /// In decoded bytes.
    package var maxBody: Int?

    package init() {}
}

/// What is kept of an exchange for the reports.
package struct Recording: Sendable, Equatable {
    /// Whether method, URL, status, times and captured values are kept of steps that passed too.
    package var keepsCalls = false
    /// Whether heads and bodies are kept of steps that passed too.
    package var keepsExchanges = false
    /// Whether connections and certificates are kept.
    package var keepsConnections = false
    /// How much of a body is kept, in bytes of UTF-8.
    package var excerptLimit = 2 << 10

    package init(
        keepsCalls: Bool = false, keepsExchanges: Bool = false, keepsConnections: Bool = false,
        excerptLimit: Int = 2 << 10
    ) {
        self.keepsCalls = keepsCalls
        self.keepsExchanges = keepsExchanges
        self.keepsConnections = keepsConnections
        self.excerptLimit = excerptLimit
    }

    /// Everything, for who looks at the conversation itself.
    package static let whole = Recording(keepsCalls: true, keepsExchanges: true, excerptLimit: 64 << 10)

    /// What two readers want together.
    package func joined(with other: Recording) -> Recording {
        Recording(
            keepsCalls: keepsCalls || other.keepsCalls,
            keepsExchanges: keepsExchanges || other.keepsExchanges,
            keepsConnections: keepsConnections || other.keepsConnections,
            excerptLimit: max(excerptLimit, other.excerptLimit))
    }
}
