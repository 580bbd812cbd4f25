import Platform
import Results

/// What all files of a run share.
struct SharedByFiles: Sendable {
    /// When the run began, by the clock of the surroundings.
    var start = Duration.zero
    var tokens = TokenStore()
    var seed = RunSeed(0)
    var firstFailure = FirstFailure(stopsRun: false)
    var savedFiles = SavedFiles(folder: "reports")
    var spareThreads = SpareThreads(count: 0)
    /// Takes results that are too many for memory; nil where all are held.
    var spool: Spool?
    /// Who looks on.
    var observer: (any RunObserver)?
}
