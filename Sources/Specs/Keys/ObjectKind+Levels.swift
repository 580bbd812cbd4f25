/// The keys of the levels: project, environment, spec, test, step.
extension ObjectKind {
    /// All kinds whose keys a step can have.
    package static let stepKinds: [ObjectKind] = [
        .step, .call, .rest, .soap, .parallel, .use, .each, .while, .wait, .set,
    ]
    /// All kinds whose keys a test can have, the short forms included.
    package static let testKinds: [ObjectKind] = [.test] + stepKinds

    private static let nameKey = SpecKey(
        "name", .text, "What reports call it", example: "\"a note can be added\"", filled: true,
        otherNames: ["title", "id"])
    private static let descriptionKey = SpecKey(
        "description", .text, "Prose for readers; nothing acts on it", example: "\"Signs in first\"",
        otherNames: ["desc", "doc"])
    private static let tagsKey = SpecKey(
        "tags", .array(.text), "Words to select tests by", example: "[\"smoke\"]",
        otherNames: ["labels", "groups"])
    private static let skipKey = SpecKey(
        "skip", .either([.flag, .text]), "`true` or the reason why it is not run", example: "\"issue 12\"",
        otherNames: ["ignore", "disabled"])
    private static let whenKey = SpecKey(
        "when", .map(.expected), "Conditions on variables; all must hold, else it is skipped",
        example: "{ \"{{id}}\": { \"?is\": \"present\" } }", filled: true, otherNames: ["if", "condition"])
    private static let varsKey = SpecKey(
        "vars", .variables(.data), "Variables and their values", example: "{ \"user\": \"ada\" }",
        otherNames: ["variables", "var", "env"])
    private static let secretsKey = SpecKey(
        "secrets", .array(.text), "Names of the variables that every output masks",
        example: "[\"password\"]", otherNames: ["secret"])
    static let namespacesKey = SpecKey(
        "namespaces", .map(.nullableText), "Prefixes for XPath and envelopes, and their namespaces",
        example: "{ \"t\": \"http://tempuri.org/\" }", otherNames: ["xmlns", "ns"])
    private static let baseKey = SpecKey(
        "base", .either([.text, .object(.base)]), "What relative URLs are appended to",
        example: "\"http://127.0.0.1:8080/v1\"", otherNames: ["baseUrl", "base_url", "baseURI", "host"])
    private static let modulesKey = SpecKey(
        "modules", .map(.text), "Short names for paths between the base and a URL",
        example: "{ \"user\": \"/svc/user/v2\" }")
    private static let defaultsKey = SpecKey(
        "defaults", .object(.defaults), "What the calls below have unless they say otherwise",
        example: "{ \"headers\": { \"Accept\": \"application/json\" } }", otherNames: ["default", "common"])
    static let outcomeKey = SpecKey(
        "outcome", .either([.object(.outcome), .null]), "The rule that tells a business failure",
        example: "{ \"ok\": { \"$.result\": 1 }, \"code\": \"$.exCode\" }",
        otherNames: ["businessRule", "result"])

    static let projectKeys: [SpecKey] = [
        SpecKey(
            "environment", .text, "The environment that is taken without `-e`", example: "\"local\"",
            otherNames: ["env", "stage"]),
        SpecKey(
            "environments", .map(.object(.environment)), "Environments by name",
            example: "{ \"local\": { \"base\": \"http://127.0.0.1:8080\" } }",
            otherNames: ["envs", "stages", "profiles"]),
        baseKey, modulesKey, varsKey, secretsKey, namespacesKey, defaultsKey, outcomeKey,
        SpecKey(
            "reports", .array(.text), "The reports that a run writes unless the command line says otherwise",
            example: "[\"junit=out/junit.xml\"]", otherNames: ["report", "output"]),
    ]

    static let environmentKeys: [SpecKey] = [
        baseKey, modulesKey, varsKey, secretsKey, defaultsKey, outcomeKey,
    ]

    static let specKeys: [SpecKey] = [
        nameKey, descriptionKey, tagsKey, skipKey, varsKey, secretsKey, namespacesKey, baseKey, modulesKey,
        defaultsKey, outcomeKey,
        SpecKey(
            "wsdl", .text, "The WSDL file that describes the SOAP calls", example: "\"charge.wsdl\"",
            built: false),
        SpecKey(
            "stubs", .array(.object(.stub)), "Requests that the built-in server answers while the spec runs",
            example: "[{ \"on\": \"GET /notes\", \"reply\": { \"json\": [] } }]",
            otherNames: ["mocks", "stub"]),
        SpecKey(
            "parallelTests", .flag, "Whether the tests may run at the same time", example: "true"),
        SpecKey(
            "setup", .array(.object(stepKinds)), "Steps before the first test",
            example: "[{ \"POST\": \"/login\" }]", otherNames: ["before", "beforeAll", "init"]),
        SpecKey(
            "tests", .array(.object(testKinds)), "The tests, run in order",
            example: "[{ \"GET\": \"/notes\" }]", filled: true,
            otherNames: ["cases", "testcases", "scenarios", "test"]),
        SpecKey(
            "teardown", .array(.object(stepKinds)), "Steps after the last test, whatever happened",
            example: "[{ \"DELETE\": \"/notes\" }]", otherNames: ["after", "afterAll", "cleanup"]),
    ]

    static let testKeys: [SpecKey] = [
        nameKey, descriptionKey, tagsKey, skipKey, whenKey, varsKey, namespacesKey, defaultsKey, outcomeKey,
        SpecKey(
            "rows", .either([.array(.variables(.expected)), .text]), "Data: the test runs once for each row",
            example: "[{ \"id\": 1 }, { \"id\": 2 }]",
            otherNames: ["data", "examples", "parameters"]),
        SpecKey(
            "steps", .array(.object(stepKinds)), "What the test does, in order",
            example: "[{ \"GET\": \"/notes\" }]", filled: true, otherNames: ["step", "requests", "calls"]),
        SpecKey(
            "always", .array(.object(stepKinds)), "Steps after the others, whatever happened",
            example: "[{ \"DELETE\": \"/notes/{{id}}\" }]", otherNames: ["finally", "cleanup", "after"]),
    ]

    static let stepKeys: [SpecKey] = [
        nameKey, whenKey, skipKey,
        SpecKey(
            "soft", .flag, "Whether the test goes on when this step fails", example: "true",
            otherNames: ["continueOnFailure", "optional"]),
        SpecKey(
            "session", .text, "The name of the cookie jar that the step uses, one of its own test",
            example: "\"admin\"", filled: true, otherNames: ["jar", "cookieJar"]),
    ]

    static let defaultsKeys: [SpecKey] = [
        headersKey, cookiesKey, authKey, optionsKey, expectKey,
        SpecKey(
            "envelope", .object(.envelope), "Parts of the envelope of every SOAP call",
            example: "{ \"version\": \"1.2\" }"),
    ]

    static let baseKeys: [SpecKey] = [
        SpecKey(
            "scheme", .text, "`http` or `https`", example: "\"https\"", default: "\"http\"",
            otherNames: ["protocol"]),
        SpecKey(
            "host", .text, "The host name or address", example: "\"api.example.test\"", required: true,
            otherNames: ["hostname", "server"]),
        SpecKey("port", .integerIn(0...65_535), "The port", example: "8080"),
        SpecKey("path", .text, "The path that all URLs begin with", example: "\"/v1\""),
    ]
}
