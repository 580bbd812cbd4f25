import Platform

extension Tool {
    /// Runs the program in the real world and ends the process with its exit code.
    ///
    /// - Parameter arguments: the words after the program's name.
    package static func main(_ arguments: [String]) -> Never {
        // Before any thread starts, so that all of them leave interruptions to the one that waits for them.
        Signals.prepare()
        CurrentProcess.exit(run(arguments, in: .real()))
    }
}
