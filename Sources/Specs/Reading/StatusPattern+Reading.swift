import JSON

extension StatusPattern {
    /// A value that is no status.
    struct Wrong: Error {
        let value: LocatedJSON
        let message: String
        var hint: String?
    }

    /// A status, a class or a list of them as the author, or a template, gives it.
    static func list(_ json: LocatedJSON) -> Result<[StatusPattern], Wrong> {
        guard case .array(let elements) = json.content else { return one(json).map { [$0] } }
        if elements.isEmpty {
            return .failure(
                Wrong(value: json, message: "the list for \"status\" is empty: no status is in it"))
        }
        var patterns: [StatusPattern] = []
        for element in elements {
            switch one(element) {
            case .success(let pattern): patterns.append(pattern)
            case .failure(let wrong): return .failure(wrong)
            }
        }
        return .success(patterns)
    }

    private static func one(_ json: LocatedJSON) -> Result<StatusPattern, Wrong> {
        switch json.value {
        case .number(let number):
            if let code = number.asInt, (100...999).contains(code) { return .success(.code(code)) }
        case .string(let text):
            if let pattern = StatusPattern(text) { return .success(pattern) }
        default: break
        }
        var hint: String?
        if case .string(let text) = json.content, let pattern = StatusPattern(text.lowercased()) {
            hint = "did you mean \"\(pattern)\"?"
        }
        return .failure(
            Wrong(
                value: json,
                message: "expected a status such as 200, a class such as \"2xx\", a list of them or a "
                    + "matcher, got \(json.words)",
                hint: hint))
    }

    /// A regular expression for a status or class as text, without anchors.
    static let pattern = "[1-9](xx|[0-9][0-9])"

    /// `2xx`, or `200` as text.
    private init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 3, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(bytes[0]) else { return nil }
        if bytes[1] == UInt8(ascii: "x"), bytes[2] == UInt8(ascii: "x") {
            self = .family(Int(bytes[0] - UInt8(ascii: "0")))
        } else if bytes[1...].allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let code = Int(text)
        {
            self = .code(code)
        } else {
            return nil
        }
    }
}
