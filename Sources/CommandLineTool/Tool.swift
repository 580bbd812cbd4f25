import Diagnostics
package import Platform

/// The whole program below `main`: takes the arguments, gives the exit code.
package enum Tool {
    /// - Parameters:
    ///   - arguments: the words after the program's name.
    ///   - surroundings: the world, or a test's stand-in for it.
    /// - Returns: the exit code.
    package static func run(_ arguments: [String], in surroundings: Surroundings) -> Int32 {
        let terminal = WatchedTerminal(surroundings.terminal)
        var watched = surroundings
        watched.terminal = terminal
        let code = code(of: arguments, in: watched)
        guard let failure = terminal.failure else { return code.rawValue }
        // Once, behind everything else. With the error stream gone there is nobody left to tell.
        try? terminal.write("assay: \(failure.message)\n", to: .error)
        return ExitCode.combined([code, .reportNotWritten]).rawValue
    }

    private static func code(of arguments: [String], in surroundings: Surroundings) -> ExitCode {
        do throws(UsageError) {
            return try dispatch(arguments, in: surroundings)
        } catch {
            var text = "assay: \(error.message)\n"
            if let hint = error.hint { text += "  = \(hint)\n" }
            // With the error stream gone there is nobody left to tell.
            try? surroundings.terminal.write(text, to: .error)
            return .wrongInput
        }
    }

    private static func dispatch(
        _ arguments: [String], in surroundings: Surroundings
    ) throws(UsageError) -> ExitCode {
        guard let word = arguments.first else {
            throw UsageError("no command is given", hint: "assay --help lists the commands")
        }
        switch word {
        case "--help", "-h", "help":
            return output(HelpText.overview(), to: surroundings)
        case "--version":
            return output("assay \(Version.number)\n", to: surroundings)
        default: break
        }
        guard let command = Command.all.first(where: { $0.name == word }) else { throw unknown(word) }
        let words = arguments.dropFirst()
        if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            return output(HelpText.text(for: command), to: surroundings)
        }
        return try command.run(Arguments(words, options: command.options), surroundings)
    }

    private static func unknown(_ word: String) -> UsageError {
        if laterCommands.contains(word) {
            return UsageError("the command \(word) is not built yet in this version")
        }
        if word.hasPrefix("-") {
            return UsageError(
                "the command comes first: assay COMMAND [OPTION]…", hint: "assay --help lists the commands")
        }
        return UsageError(
            "unknown command \(word)",
            hint: Suggestion.hint(for: word, among: Command.all.map(\.name))
                ?? "assay --help lists the commands")
    }

    /// Commands of the language that this version does not have.
    private static let laterCommands = ["explain", "serve", "init", "fmt", "import"]

    private static func output(_ text: String, to surroundings: Surroundings) -> ExitCode {
        (try? surroundings.terminal.write(text, to: .output)) == nil ? .reportNotWritten : .passed
    }
}
