import Platform

extension Tool {
    /// Runs the program in the real world and ends the process with its exit code.
    ///
    /// - Parameter arguments: the words after the program's name.
    package static func main(_ arguments: [String]) -> Never {
        // Before any file is opened, for it might become one of them.
        StandardStreams.fill()
        // Before any thread starts, so that all of them leave interruptions to the one that waits for them.
        Signals.prepare()
        let surroundings = Surroundings.real()
        do throws(ThreadError) {
            try watchInterruptions(of: arguments.first, in: surroundings)
        } catch {
            // With the error stream gone there is nobody left to tell.
            try? surroundings.terminal.write("assay: \(error.message)\n", to: .error)
            CurrentProcess.exit(ExitCode.wrongInput.rawValue)
        }
        CurrentProcess.exit(run(arguments, in: surroundings))
    }

    private static func watchInterruptions(
        of name: String?, in surroundings: Surroundings
    ) throws(ThreadError) {
        let endsItself = Command.all.contains { $0.name == name && $0.endsWhenCancelled }
        let cancellation = surroundings.cancellation
        try Signals.watch { _ in
            // Whoever asks twice does not want to wait for the cleaning up.
            if !endsItself || cancellation.isCancelled {
                surroundings.terminal.leave()
                CurrentProcess.exit(ExitCode.interrupted.rawValue)
            }
            cancellation.cancel()
        }
    }
}
