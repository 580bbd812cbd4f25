import Diagnostics
import Platform
import Results
import Running

extension Command {
    static let check = Command(
        name: "check", operands: "[PATH]…",
        summary: "tell every error of every spec, as a compiler would; nothing is sent",
        options: [.environment, .variable, .variables, .secret, .strict, .format],
        notes: [
            "Without a path the specs in specs/ beside assay.json are checked, or in specs/ here where there is",
            "none. Variables given here count as known.",
            "Exit code: 0 no error, 2 an error, 4 no spec.",
        ],
        run: { arguments, surroundings throws(UsageError) in
            try CheckCommand(arguments, surroundings).run()
        })
}

/// `assay check`.
struct CheckCommand {
    private let selection: SpecSelection
    private let given: GivenVariables
    private let format: Format
    private let surroundings: Surroundings

    private enum Format: String { case text, json }

    init(_ arguments: Arguments, _ surroundings: Surroundings) throws(UsageError) {
        given = try VariableArguments.read(arguments, in: surroundings)
        selection = try SpecSelection(arguments, given: given)
        let word = arguments.value(of: .format) ?? Format.text.rawValue
        guard let format = Format(rawValue: word) else {
            throw UsageError("--format is text or json, got \(word)")
        }
        self.format = format
        self.surroundings = surroundings
    }

    func run() throws(UsageError) -> ExitCode {
        let selected = try selection.files(in: surroundings)
        var errors = 0
        var warnings = 0
        var text = ""
        var list = DiagnosticList()
        func tell(_ diagnostics: [RecordedDiagnostic]) {
            for diagnostic in diagnostics {
                text += diagnostic.rendered + "\n"
                list.add(diagnostic)
                if diagnostic.severity == .error { errors += 1 } else { warnings += 1 }
            }
        }
        tell(selected.diagnostics.map { RecordedDiagnostic($0, mask: { $0 }) })
        for file in selected.files { tell(file.maskedDiagnostics(given: given, repeatsProject: false)) }
        let files = "\(selected.files.count) file\(selected.files.count == 1 ? "" : "s")"
        let tests = selected.files.reduce(0) { $0 + $1.tests.count }
        text += "\(files), \(tests) test\(tests == 1 ? "" : "s"): "
        text += "\(errors) error\(errors == 1 ? "" : "s")"
        if warnings > 0 { text += ", \(warnings) warning\(warnings == 1 ? "" : "s")" }
        let output = format == .json ? list.text : text + "\n"
        guard (try? surroundings.terminal.write(output, to: .output)) != nil else {
            return .reportNotWritten
        }
        if errors > selected.diagnostics.count { return .wrongInput }
        return .combined([selected.exitCode, selected.files.isEmpty ? .nothingToRun : .passed])
    }
}
