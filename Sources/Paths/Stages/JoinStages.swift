import JSON

/// Stages between a text and its parts.
extension StageDeclaration {
    static let join = StageDeclaration(
        "join", [Parameter("SEP")], summary: "the elements as one text, SEP between them",
        example: "$.tags -> join ','",
        compile: { arguments throws(StageArgumentError) in
            let separator = try arguments[0].text()
            return { value, _ throws(PathError) in
                try ofList(value) { list throws(PathError) in
                    list.wrapping(.string(try joined(list.values, separator)))
                }
            }
        })

    static let split = StageDeclaration(
        "split", [Parameter("SEP")], summary: "the parts of a text between each SEP",
        example: "$.token -> split '.'",
        compile: { arguments throws(StageArgumentError) in
            let separator = Array(try arguments[0].text().utf8)
            guard !separator.isEmpty else {
                throw StageArgumentError("expected a text to split at, got an empty one")
            }
            return { value, _ throws(PathError) in
                try value.mappedText { text in .array(parts(of: text, separator).map(JSONValue.string)) }
            }
        })

    private static func joined(_ values: [JSONValue], _ separator: String) throws(PathError) -> String {
        var text = ""
        for (index, value) in values.enumerated() {
            if index > 0 { text += separator }
            switch value {
            case .null, .array, .object:
                throw .wrongType(expected: "texts, numbers or booleans to join", .json(value))
            default: text += try PathWord.scalarText(value)
            }
        }
        return text
    }

    /// A separator is whole characters, so its bytes never stand inside one.
    private static func parts(of text: String, _ separator: [UInt8]) -> [String] {
        let bytes = Array(text.utf8)
        var parts: [String] = []
        var start = 0
        var place = 0
        while place + separator.count <= bytes.count {
            guard bytes[place] == separator[0], bytes[place...].starts(with: separator) else {
                place += 1
                continue
            }
            parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
            place += separator.count
            start = place
        }
        return parts + [String(decoding: bytes[start...], as: UTF8.self)]
    }
}
