/// How a run is to be carried out.
package struct RunOptions: Sendable {
    package var given: GivenVariables
    /// How many files run at a time, at least one.
    package var jobs: Int
    /// Whether every exchange is kept for the report, not only those of steps that went wrong.
    package var keepsExchanges: Bool
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
