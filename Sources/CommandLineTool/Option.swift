/// One option of the command line: a row of the table that parsing, did-you-mean and help come from.
package struct Option: Sendable {
    /// `--name`, without an alternative.
    package let name: String
    /// `-e`, where there is one.
    package let short: String?
    /// What its value is called in the help, such as `N`; nil for an option that takes none.
    package let value: String?
    /// Whether it may be given several times.
    package let repeats: Bool
    package let summary: String

    init(_ name: String, short: String? = nil, value: String? = nil, repeats: Bool = false, _ summary: String)
    {
        self.name = name
        self.short = short
        self.value = value
        self.repeats = repeats
        self.summary = summary
    }
}

extension Option {
    static let environment = Option(
        "--env", short: "-e", value: "NAME", "take this environment of the project file assay.json")
    static let variable = Option(
        "--var", value: "NAME=TEXT", repeats: true,
        "set a variable to text; NAME:=JSON sets it to a JSON value")
    static let variables = Option(
        "--vars", value: "FILE", "set the variables that a JSON object in a file holds")
    static let secret = Option(
        "--secret", value: "NAME=TEXT", repeats: true,
        "set a variable whose value every output shows as ***")
    static let name = Option(
        "--name", value: "PATTERN", "run only the tests in whose name the pattern is found")
    static let tag = Option(
        "--tag", value: "TAG", repeats: true,
        "run only tests that have the tag, or one of several; a test has its file's tags too")
    static let notTag = Option(
        "--not-tag", value: "TAG", repeats: true, "leave out the tests that have the tag")
    static let list = Option("--list", "print the tests that would be run; nothing is sent or written")
    static let shard = Option(
        "--shard", value: "I/N", "run the part I of N, divided by files; auto: as the CI's variables say")
    static let jobs = Option(
        "--jobs", value: "N", "run N files, or tests that may, at a time (default: twice the processors)")
    static let failFast = Option("--fail-fast", "begin no test after the first one that fails")
    static let retries = Option(
        "--retries", value: "N", "run a test that failed again, up to N times; if it passes then, it is flaky"
    )
    static let seed = Option("--seed", value: "N", "make the same random values as the run with this seed")
    static let timeout = Option(
        "--timeout", value: "TIME", "how long a call may take that says nothing of it itself (default: 30s)")
    static let maxBody = Option(
        "--max-body", value: "SIZE",
        "how long the body of an answer may be where its call says nothing (default: 64MB)")
    static let offline = Option("--offline", "call nothing but this machine; other calls are errors")
    static let allowEmpty = Option("--allow-empty", "end with 0 where there is nothing to run")
    static let report = Option(
        "--report", value: "KIND[=PATH]", repeats: true,
        "write a report: \(ReportKind.all.map(\.name).joined(separator: ", ")) "
            + "(default: junit and html in reports/; in run what assay.json says)")
    static let junitCases = Option(
        "--junit-cases", value: "test|step", "what a case of a JUnit report is (default: test)")
    static let cookieJar = Option(
        "--cookie-jar", value: "FILE",
        "begin with the cookies of FILE, in curl's format, and keep them for the next run")
    static let noReport = Option("--no-report", "write no report")
    static let verbose = Option("--verbose", short: "-v", "show every request and answer")
    static let wire = Option("-vv", "show what happened on the wire too: redirects, connections, times")
    static let slowest = Option(
        "--slowest", value: "N", "name the N slowest tests behind the summary")
    static let color = Option(
        "--color", value: "WHEN", "mark by colours: auto, always or never (default: auto)")
    static let progress = Option(
        "--progress", value: "WHEN", "tell how far the run is in a live line: auto, always or never")
    static let quiet = Option("--quiet", short: "-q", "show only what went wrong, and the summary")
    static let strict = Option("--strict", "refuse comments and trailing commas too")
    static let format = Option(
        "--format", value: "FORMAT", "print the errors as text or json (default: text)")
    static let kind = Option(
        "--as", value: "KIND", "read the input as json, xml, html or text (default: by its content)")
    static let namespace = Option(
        "--namespace", value: "PREFIX=URI", repeats: true, "bind a namespace prefix for XPath")
    static let all = Option("--all", "print the list of everything found")
    static let help = Option("--help", short: "-h", "show this help")
    static let version = Option("--version", "show the version")

    /// Options of the language that this version does not have. They are errors that say so.
    static let later: [String] = [
        "--update-snapshots", "--watch",
    ]
}
