import JSON

/// An argument of a stage as it is used: written in the expression, or the value of a slot.
enum StageArgument: Sendable {
    case bare(String)
    case quoted(String)
    case value(JSONValue)

    /// The argument as messages show it.
    var described: String {
        switch self {
        case .bare(let text): PathValue.shortened(text)
        case .quoted(let text): "'\(PathValue.shortened(text))'"
        case .value(let value) where value.isContainer: PathValue.json(value).described
        case .value(let value): PathValue.shortened(value.written())
        }
    }

    /// The argument as text; a number keeps its digits. `index` says which argument it is, from 0.
    func text(index: Int = 0) throws(StageArgumentError) -> String {
        switch self {
        case .bare(let text), .quoted(let text), .value(.string(let text)): return text
        case .value(.number(let number)): return number.text
        case .value(.boolean(let value)): return value ? "true" : "false"
        case .value(let value):
            throw StageArgumentError("expected text, got \(PathValue.json(value).described)", index: index)
        }
    }

    func integer(index: Int = 0) throws(StageArgumentError) -> Int {
        if let text = try? text(index: index), let number = JSONNumber(parsing: text),
            let value = number.asInt
        {
            return value
        }
        throw StageArgumentError("expected an integer, got \(described)", index: index)
    }

    /// The argument as a value: JSON, or `'text'`.
    func json() throws(StageArgumentError) -> JSONValue {
        switch self {
        case .value(let value): return value
        case .quoted(let text): return .string(text)
        case .bare(let text):
            do throws(JSONSyntaxError) {
                return try JSONParser.parse(Array(text.utf8))
            } catch {
                let isWord = text.utf8.first.map { !"[{\"".utf8.contains($0) } ?? false
                throw StageArgumentError(
                    isWord ? "expected JSON or 'text', got \(text)" : error.message,
                    offset: isWord ? nil : error.offset, length: error.length,
                    hint: isWord ? "text stands in single quotes: '\(text)'" : nil)
            }
        }
    }
}

/// An argument that its stage cannot use.
struct StageArgumentError: Error {
    let message: String
    /// Where in the text of the argument, in bytes; nil for the whole of it.
    let offset: Int?
    let length: Int
    let hint: String?
    /// Which argument, from 0.
    let index: Int

    init(_ message: String, offset: Int? = nil, length: Int = 0, hint: String? = nil, index: Int = 0) {
        self.message = message
        self.offset = offset
        self.length = length
        self.hint = hint
        self.index = index
    }

    /// The sentence where the arguments are not in sight of the reader, as they come from slots: what it says
    /// about a place in one names that too.
    func message(for arguments: [StageArgument]) -> String {
        var sentence = message
        if offset != nil, arguments.indices.contains(index) {
            sentence += ", in \(arguments[index].described)"
        }
        return sentence + (hint.map { "; \($0)" } ?? "")
    }
}
