/// Help made from the tables of commands and options.
enum HelpText {
    static func overview() -> String {
        var lines = [
            "assay \(Version.number): API regression tests written as JSON", "",
            "usage: assay COMMAND [OPTION]… [OPERAND]…", "", "commands:",
        ]
        lines += columns(Command.all.map { ("\($0.name) \($0.operands)", $0.summary) })
        lines += ["", "options:"] + columns([Option.help, Option.version].map { (label($0), $0.summary) })
        lines += ["", "assay COMMAND --help tells more about a command", ""]
        return lines.joined(separator: "\n")
    }

    static func text(for command: Command) -> String {
        var lines = [
            "usage: assay \(command.name) [OPTION]… \(command.operands)", "", command.summary, "", "options:",
        ]
        lines += columns((command.options + [.help]).map { (label($0), $0.summary) })
        for (title, rows) in command.tables { lines += ["", "\(title):"] + columns(rows) }
        if !command.notes.isEmpty { lines += [""] + command.notes }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func label(_ option: Option) -> String {
        let names = (option.short.map { "\($0), " } ?? "    ") + option.name
        return option.value.map { "\(names) \($0)" } ?? names
    }

    private static func columns(_ rows: [(left: String, right: String)]) -> [String] {
        let width = rows.map(\.left.count).max() ?? 0
        return rows.map { row in
            "  \(row.left)\(String(repeating: " ", count: width - row.left.count))  \(row.right)"
        }
    }
}
