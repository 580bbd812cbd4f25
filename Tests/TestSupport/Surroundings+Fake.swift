package import Platform

extension Surroundings {
    /// Surroundings in which nothing is left to luck: a clock that stands, seeded random numbers, files in
    /// memory, recorded streams.
    package static func fake(
        clock: any MonotonicClock = ManualClock(), environment: [String: String] = [:],
        files: any FileSystem = MemoryFiles(), terminal: any Terminal = RecordingTerminal()
    ) -> Surroundings {
        Surroundings(
            clock: clock, random: SeededRandom(seed: 1), environment: Environment(environment), files: files,
            terminal: terminal)
    }
}
