/// Everything the program takes from the world around it but the network: handed down as one value, so that
/// tests choose the time, the luck and the files.
package struct Surroundings: Sendable {
    package var clock: any MonotonicClock
    package var random: any RandomSource
    package var environment: Environment
    package var files: any FileSystem
    package var terminal: any Terminal
    /// Set on Ctrl-C; every wait ends on it.
    package var cancellation: Cancellation

    package init(
        clock: any MonotonicClock, random: any RandomSource, environment: Environment, files: any FileSystem,
        terminal: any Terminal, cancellation: Cancellation = Cancellation()
    ) {
        self.clock = clock
        self.random = random
        self.environment = environment
        self.files = files
        self.terminal = terminal
        self.cancellation = cancellation
    }

    /// The machine's own clock, random numbers, environment, files and streams.
    package static func real() -> Surroundings {
        Surroundings(
            clock: SystemClock(), random: SystemRandom(), environment: .current(), files: SystemFiles(),
            terminal: SystemTerminal())
    }
}
