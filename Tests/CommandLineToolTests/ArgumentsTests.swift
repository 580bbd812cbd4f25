import Testing

@testable import CommandLineTool

@Suite("The command line")
struct ArgumentsTests {
    private static let table: [Option] = [.jobs, .variable, .verbose, .help]

    @Test(
        "what is wrong with it is said with a hint",
        arguments: [
            (["--jbos", "2"], "unknown option --jbos", "did you mean \"--jobs\"?"),
            (["--jobs"], "--jobs needs a value: --jobs N", nil),
            (["--jobs", "1", "--jobs=2"], "--jobs is given twice", nil),
            (["--verbose=yes"], "--verbose takes no value", nil),
            (["--watch"], "the option --watch is not built yet in this version", nil),
        ])
    func errors(words: [String], message: String, hint: String?) {
        #expect(throws: UsageError(message, hint: hint)) {
            try Arguments(words, options: ArgumentsTests.table)
        }
    }

    @Test("options and operands may be mixed; behind -- all are operands")
    func mixed() throws {
        let arguments = try Arguments(
            ["a", "--var", "x=1", "-v", "--var=y=2", "--", "--jobs"], options: ArgumentsTests.table)
        #expect(arguments.operands == ["a", "--jobs"])
        #expect(arguments.values(of: .variable) == ["x=1", "y=2"])
        #expect(arguments.has(.verbose))
    }

    @Test(
        "the highest exit code wins, and 4 only alone",
        arguments: [
            ([], ExitCode.passed), ([.failed, .wrongInput], .wrongInput), ([.nothingToRun], .nothingToRun),
            ([.nothingToRun, .wrongInput], .wrongInput), ([.reportNotWritten, .interrupted], .interrupted),
            ([.reportNotWritten, .wrongInput, .failed], .reportNotWritten),
        ] as [([ExitCode], ExitCode)])
    func exitCodes(happened: [ExitCode], code: ExitCode) {
        #expect(ExitCode.combined(happened) == code)
    }
}
