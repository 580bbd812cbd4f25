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
    static let jobs = Option("--jobs", value: "N", "run N files at a time (default: twice the processors)")
    static let report = Option(
        "--report", value: "KIND[=PATH]", repeats: true,
        "write a report: junit (default: reports/junit.xml, or what assay.json says)")
    static let cookieJar = Option(
        "--cookie-jar", value: "FILE",
        "begin with the cookies of FILE, in curl's format, and keep them for the next run")
    static let noReport = Option("--no-report", "write no report")
    static let verbose = Option("--verbose", short: "-v", "show every request and answer")
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
        "--seed", "--tag", "--not-tag", "--list", "--shard",
        "--fail-fast", "--retries", "--offline", "--update-snapshots", "--watch", "-vv", "-q", "--color",
        "--progress", "--timeout", "--max-body", "--allow-empty", "--junit-cases",
    ]
}
