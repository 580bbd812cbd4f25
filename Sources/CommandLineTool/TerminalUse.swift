import Platform
import Reports

/// What a run does with the terminal: as its options say, else as suits where its output goes.
struct TerminalUse: Sendable {
    /// Whether there is a line that tells how far the run is.
    let showsProgress: Bool
    let style: ConsoleStyle

    /// The values of `--color` and `--progress`.
    private enum Wish: String, CaseIterable {
        case auto, always, never
    }

    init(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) {
        let environment = surroundings.environment
        let terminal = surroundings.terminal
        let isCapable = terminal.isTerminal(.output) && environment["TERM"] != "dumb"
        showsProgress =
            switch try TerminalUse.wish(.progress, arguments) {
            case .always: true
            case .never: false
            case .auto:
                isCapable && !arguments.has(.quiet) && !environment.isSet("CI")
                    && !environment.isSet("GITHUB_ACTIONS")
            }
        let isColoured =
            switch try TerminalUse.wish(.color, arguments) {
            case .always: true
            case .never: false
            // The log of GitHub shows colours, although it is no terminal.
            case .auto:
                // Whatever it holds: 0 too.
                (environment["NO_COLOR"] ?? "").isEmpty
                    && (isCapable || environment.isSet("GITHUB_ACTIONS")
                        || environment.isSet("CLICOLOR_FORCE"))
            }
        style = ConsoleStyle(palette: isColoured ? .coloured : .plain) {
            terminal.isTerminal(.output) ? terminal.columns(of: .output) : nil
        }
    }

    private static func wish(_ option: Option, _ arguments: Arguments) throws(UsageError) -> Wish {
        guard let text = arguments.value(of: option) else { return .auto }
        guard let wish = Wish(rawValue: text) else {
            throw UsageError("\(option.name) needs auto, always or never, got \"\(text)\"")
        }
        return wish
    }
}

extension Environment {
    /// Whether the variable says yes: it is there and neither empty nor `0` or `false`.
    fileprivate func isSet(_ name: String) -> Bool {
        guard let value = self[name] else { return false }
        return !["", "0", "false"].contains(value)
    }
}
