import Running
import Testing

@testable import CommandLineTool

@Suite("The options of a run")
struct RunArgumentsTests {
    private func read(_ words: [String]) throws(UsageError) -> RunOptions {
        let arguments = try Arguments(words, options: Command.run.options)
        return try RunArguments.options(arguments, given: GivenVariables())
    }

    @Test("have their values")
    func values() throws {
        let options = try read([
            "--jobs", "3", "--retries", "2", "--seed", "18446744073709551615", "--fail-fast", "--offline",
            "--timeout", "1500ms", "--max-body", "10MB", "-v",
        ])
        #expect(options.jobs == 3)
        #expect(options.retries == 2)
        #expect(options.seed == .max)
        #expect(options.stopsAtFirstFailure && options.isOffline && options.recording == .whole)
        #expect(options.callDefaults.timeout == .milliseconds(1500))
        #expect(options.callDefaults.maxBody == 10_000_000)
        let none = try read([])
        #expect(none.seed == nil)
        #expect(none.retries == 0)
        #expect(!none.stopsAtFirstFailure && !none.isOffline)
        #expect(none.callDefaults.timeout == nil)
    }

    @Test(
        "that make no sense are errors",
        arguments: [
            (["--jobs", "0"], "--jobs needs a number from 1 to 1024, got \"0\""),
            (["--jobs", "+2"], "--jobs needs a number from 1 to 1024, got \"+2\""),
            (["--retries", "101"], "--retries needs a number from 0 to 100, got \"101\""),
            (["--retries", ""], "--retries needs a number from 0 to 100, got \"\""),
            (["--seed", "-1"], "--seed needs a number from 0 to 18446744073709551615, got \"-1\""),
            (
                ["--seed", "18446744073709551616"],
                "--seed needs a number from 0 to 18446744073709551615, got \"18446744073709551616\""
            ),
            (
                ["--timeout", "5"],
                "--timeout needs a duration such as \"250ms\", \"10s\", \"2m\" or \"1h\", got \"5\""
            ),
            (["--max-body", "5"], "--max-body needs a size such as \"500kB\" or \"10MB\", got \"5\""),
        ])
    func wrong(words: [String], message: String) {
        let error = #expect(throws: UsageError.self) { try read(words) }
        #expect(error?.message == message)
    }
}
