import Platform

/// What all files of a run share.
struct SharedByFiles: Sendable {
    var tokens = TokenStore()
    var seed = RunSeed(0)
    var firstFailure = FirstFailure(stopsRun: false)
    var savedFiles = SavedFiles(folder: "reports")
    var spareThreads = SpareThreads(count: 0)
}
