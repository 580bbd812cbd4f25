import Results

/// How the program ends. Where several apply the highest wins, but `nothingToRun` only when nothing else is.
enum ExitCode: Int32, Sendable {
    case passed = 0
    /// A test failed or could not be carried out.
    case failed = 1
    /// A spec or usage error, found before anything was sent.
    case wrongInput = 2
    /// A report, the cookie jar or the standard output could not be written.
    case reportNotWritten = 3
    case nothingToRun = 4
    case interrupted = 130

    /// What became of a run.
    static func codes(of run: RunSummary) -> [ExitCode] {
        var codes: [ExitCode] = []
        if run.wasInterrupted { codes.append(.interrupted) }
        if run.brokenFiles > 0 { codes.append(.wrongInput) }
        if run.counts.failed + run.counts.errored > run.brokenFiles { codes.append(.failed) }
        return codes
    }

    /// The one code for everything that happened.
    static func combined(_ codes: some Sequence<ExitCode>) -> ExitCode {
        let happened = codes.filter { $0 != .passed }
        let weighty = happened.filter { $0 != .nothingToRun }
        if let worst = weighty.max(by: { $0.rawValue < $1.rawValue }) { return worst }
        return happened.first ?? .passed
    }
}
