import Diagnostics

/// The words after the command, taken apart by its options.
struct Arguments: Sendable {
    /// The options in the order they were given; the value is empty for one that takes none.
    private(set) var options: [(name: String, value: String)] = []
    private(set) var operands: [String] = []

    /// - Throws: `UsageError` for an unknown option, a missing or unexpected value, or a repeated option.
    init(_ words: some Sequence<String>, options table: [Option]) throws(UsageError) {
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let isLong = word.hasPrefix("--")
            let split = isLong ? word.firstIndex(of: "=") : nil
            let name = split.map { String(word[..<$0]) } ?? word
            let attached = split.map { String(word[word.index(after: $0)...]) }
            guard let option = table.first(where: { $0.name == name || $0.short == name }) else {
                throw UsageError.unknownOption(name, known: table)
            }
            if !option.repeats, options.contains(where: { $0.name == option.name }) {
                throw UsageError("\(option.name) is given twice")
            }
            try add(option, attached: attached, rest: &rest)
        }
    }

    private mutating func add(
        _ option: Option, attached: String?, rest: inout ArraySlice<String>
    ) throws(UsageError) {
        guard let wanted = option.value else {
            if attached != nil { throw UsageError("\(option.name) takes no value") }
            options.append((option.name, ""))
            return
        }
        guard let value = attached ?? rest.popFirst() else {
            throw UsageError("\(option.name) needs a value: \(option.name) \(wanted)")
        }
        options.append((option.name, value))
    }

    /// Whether the option was given.
    func has(_ option: Option) -> Bool { options.contains { $0.name == option.name } }

    /// The option's value, or nil.
    func value(of option: Option) -> String? { options.first { $0.name == option.name }?.value }

    /// Every value of an option that may be repeated, in the order given.
    func values(of option: Option) -> [String] { options.filter { $0.name == option.name }.map(\.value) }
}
