import Platform

/// One command of the program: its name, its help and what it does.
struct Command: Sendable {
    let name: String
    /// The operands as the usage line shows them.
    let operands: String
    let summary: String
    let options: [Option]
    /// What the help lists below the options: a title and rows of a usage and what it does.
    var tables: [(title: String, rows: [(left: String, right: String)])] = []
    /// What the help says below that.
    let notes: [String]
    /// Whether it ends by itself, cleaned up, when the run is cancelled; others are ended at once.
    var endsWhenCancelled = false
    let run: @Sendable (Arguments, Surroundings) throws(UsageError) -> ExitCode

    /// Every command, in the order of the help.
    static let all: [Command] = [.run, .check, .query, .report, .schema]
}
