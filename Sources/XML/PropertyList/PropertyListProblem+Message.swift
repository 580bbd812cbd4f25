import Text

extension PropertyListProblem {
    package var message: String {
        switch reason {
        case .null: "a property list has no null"
        case .loneSurrogate: "half of a surrogate pair is no text of a property list"
        case .forbiddenCharacter(let scalar):
            "XML cannot hold the character \(VisibleText.escaped(String(scalar)))"
        case .noText(let key, let kind): "expected text for \"\(key)\", got \(kind)"
        case .notAlone(let key): "\"\(key)\" makes its object a value, which has no other members"
        case .noDate(let text): "\"\(VisibleText.escaped(text))\" is no date"
        case .noData(let detail): "this is no Base64: \(detail)"
        }
    }

    package var hint: String? {
        switch reason {
        case .null: "leave the member out"
        case .noDate: "a date is written like 2026-01-31T12:00:00Z"
        case .loneSurrogate, .forbiddenCharacter, .noText, .notAlone, .noData: nil
        }
    }
}
