import Diagnostics
import JSON
import Paths
import Platform
import Text
import XML

extension Command {
    static let query = Command(
        name: "query", operands: "EXPRESSION [FILE | -]",
        summary: "print what a path expression finds in a file or in standard input",
        options: [.kind, .namespace, .all],
        tables: [
            (
                "sources, of which a file has body, bytes and size",
                [("$… or /…", "JSONPath or XPath into the content")] + sources
            ),
            ("stages, each behind ->", [("$… or /…", "JSONPath or XPath into what came before")] + stages),
        ],
        notes: [
            "The value is printed as JSON, a node as XML.",
            "Exit code: 0 found, 1 absent, 2 the expression is wrong or the input cannot be read as asked.",
        ],
        run: { arguments, surroundings throws(UsageError) in
            try QueryCommand(arguments, surroundings).run()
        })

    private static let sources = SourceTable.all.filter(\.isBuilt).map { (left: $0.usage, right: $0.summary) }

    private static let stages = StageTable.all.filter(\.isBuilt).map { (left: $0.usage, right: $0.summary) }
}

/// `assay query`.
struct QueryCommand {
    private let expression: String
    private let input: String
    private let kind: QueryInput.Kind?
    private let namespaces: TextDictionary<String>
    private let printsAll: Bool
    private let surroundings: Surroundings

    init(_ arguments: Arguments, _ surroundings: Surroundings) throws(UsageError) {
        guard let expression = arguments.operands.first else {
            throw UsageError("query needs an expression", hint: "assay query '$.items[0].name' answer.json")
        }
        guard arguments.operands.count <= 2 else {
            throw UsageError("query reads one input, got \(arguments.operands.count - 1)")
        }
        self.expression = expression
        input = arguments.operands.count > 1 ? arguments.operands[1] : "-"
        kind = try QueryCommand.kind(arguments)
        namespaces = try QueryCommand.namespaces(arguments)
        printsAll = arguments.has(.all)
        self.surroundings = surroundings
    }

    private static func kind(_ arguments: Arguments) throws(UsageError) -> QueryInput.Kind? {
        guard let text = arguments.value(of: .kind) else { return nil }
        if let kind = QueryInput.Kind(rawValue: text) { return kind }
        throw UsageError(
            "--as needs json, xml, html or text, got \"\(text)\"",
            hint: Suggestion.hint(for: text, among: QueryInput.Kind.allCases.map(\.rawValue)))
    }

    private static func namespaces(_ arguments: Arguments) throws(UsageError) -> TextDictionary<String> {
        var namespaces = TextDictionary<String>()
        for text in arguments.values(of: .namespace) {
            guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
                throw UsageError("--namespace needs PREFIX=URI, got \"\(text)\"")
            }
            namespaces[String(text[..<equals])] = String(text[text.index(after: equals)...])
        }
        return namespaces
    }

    func run() throws(UsageError) -> ExitCode {
        let path: PathExpression
        do throws(PathSyntaxError) {
            path = try PathExpression(expression)
        } catch {
            tell(error, .error)
            return .wrongInput
        }
        // RFC 9535 has these match nothing; the answer stands, but not without a word.
        for fault in path.patternFaults { tell(fault, .warning) }
        guard path.slots.isEmpty else {
            throw UsageError("there are no variables here: {{…}} has no value")
        }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try input == "-" ? surroundings.terminal.readInput() : surroundings.files.read(input)
        } catch {
            throw UsageError(error.message)
        }
        let subject = QueryInput(bytes, kind: kind)
        do throws(PathError) {
            let context = PathContext(
                namespaces: namespaces, soapNamespace: subject.soapNamespace,
                now: { [clock = surroundings.clock] in
                    let time = clock.wallTime()
                    return DateTime(
                        secondsSinceEpoch: Int(time.seconds), nanoseconds: Int(time.nanoseconds))
                })
            let code = print(try path.evaluate(on: subject, context: context), of: path)
            if code == .failed, let hint = path.namespaceHint(on: subject, context: context) {
                try? surroundings.terminal.write("assay: \(hint)\n", to: .error)
            }
            return code
        } catch {
            let name = input == "-" ? "standard input" : input
            throw UsageError(
                error.about(name).message,
                hint: error.unboundPrefix.map { "bind it with --namespace \($0)=URI" })
        }
    }

    /// Points into the expression.
    private func tell(_ error: PathSyntaxError, _ severity: Diagnostic.Severity) {
        let source = SourceText(name: "expression", text: expression)
        let place = SourceLocation(
            source: source, range: error.offset..<error.offset + max(error.length, 0))
        let text = Diagnostic(error.message, at: place, severity: severity, hint: error.hint).rendered()
        // With the error stream gone there is nobody left to tell.
        try? surroundings.terminal.write(text + "\n", to: .error)
    }

    private func print(_ value: PathValue, of path: PathExpression) -> ExitCode {
        let output = QueryOutput(listsAll: printsAll, isOneValue: path.endsWithSingularQuery)
        guard let text = output.text(of: value) else { return .failed }
        return (try? surroundings.terminal.write(text + "\n", to: .output)) == nil
            ? .reportNotWritten : .passed
    }
}
