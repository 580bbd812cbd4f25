/// One function of XPath 1.0's core library (§4).
struct XPathFunction {
    let name: String
    let result: XPathType
    /// What each argument is converted to; nil takes anything as it is.
    let parameters: [XPathType?]
    /// How many of them must be given.
    let required: Int
    /// Whether the last one may be repeated.
    var isVariadic = false

    static func named(_ name: String) -> XPathFunction? {
        all.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    /// The converted type of an argument.
    func parameter(_ index: Int) -> XPathType? {
        index < parameters.count ? parameters[index] : parameters.last ?? nil
    }

    /// `one argument`, `one or two arguments`, `at least two arguments`.
    var countWords: String {
        let numbers = ["no", "one", "two", "three"]
        let last = parameters.count
        if isVariadic { return "at least \(numbers[required]) arguments" }
        if required == last { return numbers[last] + (last == 1 ? " argument" : " arguments") }
        return numbers[required] + " or " + numbers[last] + (last == 1 ? " argument" : " arguments")
    }

    static let all: [XPathFunction] = [
        XPathFunction(name: "last", result: .number, parameters: [], required: 0),
        XPathFunction(name: "position", result: .number, parameters: [], required: 0),
        XPathFunction(name: "count", result: .number, parameters: [.nodes], required: 1),
        XPathFunction(name: "id", result: .nodes, parameters: [nil], required: 1),
        XPathFunction(name: "local-name", result: .string, parameters: [.nodes], required: 0),
        XPathFunction(name: "namespace-uri", result: .string, parameters: [.nodes], required: 0),
        XPathFunction(name: "name", result: .string, parameters: [.nodes], required: 0),
        XPathFunction(name: "string", result: .string, parameters: [nil], required: 0),
        XPathFunction(
            name: "concat", result: .string, parameters: [.string, .string], required: 2, isVariadic: true),
        XPathFunction(name: "starts-with", result: .boolean, parameters: [.string, .string], required: 2),
        XPathFunction(name: "contains", result: .boolean, parameters: [.string, .string], required: 2),
        XPathFunction(
            name: "substring-before", result: .string, parameters: [.string, .string], required: 2),
        XPathFunction(name: "substring-after", result: .string, parameters: [.string, .string], required: 2),
        XPathFunction(
            name: "substring", result: .string, parameters: [.string, .number, .number], required: 2),
        XPathFunction(name: "string-length", result: .number, parameters: [.string], required: 0),
        XPathFunction(name: "normalize-space", result: .string, parameters: [.string], required: 0),
        XPathFunction(
            name: "translate", result: .string, parameters: [.string, .string, .string], required: 3),
        XPathFunction(name: "boolean", result: .boolean, parameters: [nil], required: 1),
        XPathFunction(name: "not", result: .boolean, parameters: [.boolean], required: 1),
        XPathFunction(name: "true", result: .boolean, parameters: [], required: 0),
        XPathFunction(name: "false", result: .boolean, parameters: [], required: 0),
        XPathFunction(name: "lang", result: .boolean, parameters: [.string], required: 1),
        XPathFunction(name: "number", result: .number, parameters: [nil], required: 0),
        XPathFunction(name: "sum", result: .number, parameters: [.nodes], required: 1),
        XPathFunction(name: "floor", result: .number, parameters: [.number], required: 1),
        XPathFunction(name: "ceiling", result: .number, parameters: [.number], required: 1),
        XPathFunction(name: "round", result: .number, parameters: [.number], required: 1),
    ]

    /// Well-known functions of XPath 2.0 and later, so that a message can say why they are not there.
    static let ofLaterVersions: Set<String> = [
        "abs", "avg", "current-date", "current-dateTime", "data", "deep-equal", "distinct-values", "empty",
        "ends-with", "exists", "exactly-one", "index-of", "lower-case", "matches", "max", "min", "node-name",
        "one-or-more", "replace", "reverse", "root", "string-join", "string-to-codepoints", "subsequence",
        "tokenize", "upper-case", "zero-or-one",
    ]
}
