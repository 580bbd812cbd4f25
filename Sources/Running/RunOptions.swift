/// How a run is to be carried out.
package struct RunOptions: Sendable {
    package var given: GivenVariables
    /// How many files run at a time, at least one.
    package var jobs: Int
    /// Whether every exchange is kept for the report, not only those of steps that went wrong.
    package var keepsExchanges: Bool
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
    /// The `User-Agent` of calls that give none.
    package var userAgent: String

    package init(
        given: GivenVariables = GivenVariables(), jobs: Int = 1, keepsExchanges: Bool = false,
        userAgent: String = "assay"
    ) {
        self.given = given
        self.jobs = jobs
        self.keepsExchanges = keepsExchanges
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
