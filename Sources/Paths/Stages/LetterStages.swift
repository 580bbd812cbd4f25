import JSON
import XML

/// Stages that change the characters of a text.
extension StageDeclaration {
    static let trim = StageDeclaration(
        "trim", summary: "without white space at its ends", example: "//title -> trim"
    ) { value, _ throws(PathError) in
        try value.mappedText { text in
            let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
            let rest = text.unicodeScalars.drop(while: isSpace)
            let end = rest.lastIndex { !isSpace($0) }.map { rest.index(after: $0) } ?? rest.startIndex
            return .string(String(rest[..<end]))
        }
    }

    static let lower = StageDeclaration(
        "lower", summary: "in lower case", example: "type -> lower"
    ) { value, _ throws(PathError) in try value.mappedText { .string($0.lowercased()) } }

    static let upper = StageDeclaration(
        "upper", summary: "in upper case", example: "$.code -> upper"
    ) { value, _ throws(PathError) in try value.mappedText { .string($0.uppercased()) } }

    static let htmlEscape = StageDeclaration(
        "htmlEscape", summary: "with & < > \" ' written as HTML writes them in text",
        example: "$.title -> htmlEscape"
    ) { value, _ throws(PathError) in try value.mappedText { .string(HTMLText.escaped($0)) } }

    static let htmlUnescape = StageDeclaration(
        "htmlUnescape", summary: "with HTML's &lt; &eacute; &#233; &#xe9; read",
        example: "$.title -> htmlUnescape"
    ) { value, _ throws(PathError) in try value.mappedText { .string(HTMLText.unescaped($0)) } }
}
