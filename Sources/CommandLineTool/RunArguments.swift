import Platform
import Reports
import Running
import Text

/// How `run` is to be carried out, as the command line says.
enum RunArguments {
    static func options(_ arguments: Arguments, given: GivenVariables) throws(UsageError) -> RunOptions {
        var options = RunOptions(
            given: given, jobs: CurrentProcess.processorCount * 2,
            recording: recording(for: try detail(arguments)),
            userAgent: "assay/\(Version.number)")
        if let jobs = try number(.jobs, in: 1...1024, arguments) { options.jobs = jobs }
        if let retries = try number(.retries, in: 0...100, arguments) { options.retries = retries }
        options.writtenFiles = arguments.values(of: .cookieJar)
        options.seed = try seed(arguments)
        options.stopsAtFirstFailure = arguments.has(.failFast)
        options.isOffline = arguments.has(.offline)
        options.callDefaults.timeout = try value(
            of: .timeout, DurationText.parse, DurationText.form, arguments)
        options.callDefaults.maxBody = try value(of: .maxBody, SizeText.parse, SizeText.form, arguments)
        return options
    }

    /// What `--junit-cases` says.
    static func junitCases(_ arguments: Arguments) throws(UsageError) -> JUnitCases {
        guard let text = arguments.value(of: .junitCases) else { return .test }
        guard let cases = JUnitCases(rawValue: text) else {
            throw UsageError("--junit-cases needs test or step, got \"\(text)\"")
        }
        return cases
    }

    /// How much the console tells.
    static func detail(_ arguments: Arguments) throws(UsageError) -> ConsoleDetail {
        let asked = [Option.verbose, .wire, .quiet].filter { arguments.has($0) }
        if asked.count > 1 {
            throw UsageError("\(asked[0].name) and \(asked[1].name) exclude each other")
        }
        return switch asked.first?.name {
        case Option.quiet.name: .quiet
        case Option.verbose.name: .verbose
        case Option.wire.name: .wire
        default: .usual
        }
    }

    /// What the console wants kept of steps that passed.
    private static func recording(for detail: ConsoleDetail) -> Recording {
        guard detail >= .verbose else { return Recording() }
        var recording = Recording.whole
        recording.keepsConnections = detail == .wire
        return recording
    }

    /// How many of the slowest tests are named.
    static func slowest(_ arguments: Arguments) throws(UsageError) -> Int? {
        try number(.slowest, in: 1...1000, arguments)
    }

    private static func number(
        _ option: Option, in range: ClosedRange<Int>, _ arguments: Arguments
    ) throws(UsageError) -> Int? {
        guard let text = arguments.value(of: option) else { return nil }
        guard let number = Count.read(text[...]), range.contains(number) else {
            throw UsageError(
                "\(option.name) needs a number from \(range.lowerBound) to \(range.upperBound), "
                    + "got \"\(text)\"")
        }
        return number
    }

    private static func seed(_ arguments: Arguments) throws(UsageError) -> UInt64? {
        guard let text = arguments.value(of: .seed) else { return nil }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let seed = UInt64(text) else {
            throw UsageError("--seed needs a number from 0 to \(UInt64.max), got \"\(text)\"")
        }
        return seed
    }

    private static func value<Value>(
        of option: Option, _ read: (String) -> Value?, _ form: String, _ arguments: Arguments
    ) throws(UsageError) -> Value? {
        guard let text = arguments.value(of: option) else { return nil }
        guard let value = read(text) else {
            throw UsageError("\(option.name) needs \(form), got \"\(text)\"")
        }
        return value
    }
}
