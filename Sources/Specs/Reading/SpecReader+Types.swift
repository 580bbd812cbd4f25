import Diagnostics
import JSON
import Templates
import Text

extension SpecReader {
    /// Whether a value has the type of its key; what is wrong is reported.
    func check(_ value: LocatedJSON, of key: SpecKey) -> Bool {
        let problems = key.type.problems(in: value)
        for problem in problems {
            let place = problem.value.range == value.range ? "for" : "in"
            report(
                "expected \(problem.expected) \(place) \(quoted(key.name)), got \(problem.value.words)",
                at: problem.value.range,
                hint: unitHint(for: problem, of: key) ?? listHint(for: problem)
                    ?? conditionHint(for: problem, of: key))
        }
        return problems.isEmpty
    }

    /// One element where a list of such is wanted.
    private func listHint(for problem: KeyType.Problem) -> String? {
        switch problem.expected {
        case .pair(let element) where element.problems(in: problem.value).isEmpty:
            // One value is no user with a password.
            "write it as [\"user\", \"password\"]"
        case .array(let element) where element.problems(in: problem.value).isEmpty:
            "write it in brackets: a list of one"
        case .either(let types):
            types.lazy.compactMap { self.listHint(for: .init(value: problem.value, expected: $0)) }.first
        default: nil
        }
    }

    /// A bare `{{…}}` where a loop or a condition is wanted.
    private func conditionHint(for problem: KeyType.Problem, of key: SpecKey) -> String? {
        guard case .string(let text) = problem.value.content,
            (try? Template(text))?.soleExpression != nil
        else { return nil }
        switch key.name {
        case "each": return "write it as { \"item\": \(quoted(text)) }"
        case "when", "while": return "write it as { \(quoted(text)): true }, with what it must be"
        default: return nil
        }
    }

    /// A number without a unit, with one; what is wrong with a number that has one.
    private func unitHint(for problem: KeyType.Problem, of key: SpecKey) -> String? {
        let digits: String
        switch problem.value.content {
        case .number(let number): digits = number.text
        case .string(let text): digits = text
        default: return nil
        }
        let types = if case .either(let types) = problem.expected { types } else { [problem.expected] }
        // What a call takes is a matter of milliseconds; what it may take before it is given up, of seconds.
        let second = key.name == "time" ? "ms" : "s"
        for (type, unit) in [(KeyType.duration, second), (.size, "MB")] where types.contains(type) {
            let isRight = type.problems(
                in: LocatedJSON(.string(digits + unit), range: problem.value.range)
            ).isEmpty
            if isRight { return "add a unit, such as \"\(digits)\(unit)\"" }
            let limits = type == .size ? SizeText.limits(of: digits) : DurationText.limits(of: digits)
            if let limits { return limits }
        }
        return nil
    }
}

extension LocatedJSON {
    /// The value as messages show it: its type and, where it is short, what it is.
    var words: String {
        switch content {
        case .null: "null"
        case .boolean(let value): "boolean \(value)"
        case .number(let number): number.words
        case .string(let text): text.words
        case .surrogates: "a string with a lone surrogate"
        case .array: "an array"
        case .object: "an object"
        case .data(let value): value.words
        }
    }
}

extension JSONValue {
    /// The value as messages show it: its type and, where it is short, what it is.
    package var words: String {
        switch self {
        case .null: "null"
        case .boolean(let value): "boolean \(value)"
        case .number(let number): number.words
        case .string(let text): text.words
        case .surrogates: "a string with a lone surrogate"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONNumber {
    fileprivate var words: String { text.utf8.count <= 40 ? "number \(text)" : "a number" }
}

extension String {
    fileprivate var words: String { unicodeScalars.count <= 60 ? "string \(quoted(self))" : "a string" }
}
