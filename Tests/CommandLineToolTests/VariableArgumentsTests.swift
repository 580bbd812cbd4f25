import TestSupport
import Testing

@testable import CommandLineTool

@Suite("Variables on the command line")
struct VariableArgumentsTests {
    @Test(
        "an error never shows what may be a secret",
        arguments: [
            ("--secret", "hunter2", "--secret needs NAME=TEXT"),
            ("--secret", "=hunter2", "--secret needs a name before the ="),
            ("--var", "x", "--var needs NAME=TEXT, got \"x\""),
        ])
    func errors(option: String, value: String, message: String) throws {
        let arguments = try Arguments([option, value], options: [.variable, .secret])
        #expect(throws: UsageError(message)) { try VariableArguments.read(arguments, in: .fake()) }
    }
}
