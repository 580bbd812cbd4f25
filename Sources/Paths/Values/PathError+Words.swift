import JSON

/// What goes wrong when a path is asked, in words.
extension PathError {
    static func wrongType(expected: String, _ value: PathValue, hint: String? = nil) -> PathError {
        PathError("expected \(expected), got \(value.described)" + (hint.map { "; \($0)" } ?? ""))
    }

    static func notFinite(_ number: String) -> PathError {
        PathError("the value is \(number), which no variable can hold")
    }

    static func notUTF8(_ bytes: [UInt8]) -> PathError {
        PathError("the \(bytes.count == 1 ? "byte is" : "\(bytes.count) bytes are") no UTF-8 text")
    }

    static func loneSurrogate(_ string: SurrogateString) -> PathError {
        PathError(
            "the string \"\(PathValue.shortened(string.escaped))\" holds half of a surrogate pair, which is no text"
        )
    }

    static func unreadable(_ value: JSONValue, as kind: String) -> PathError {
        PathError("\(PathValue.json(value).described) is not \(kind)")
    }
}
