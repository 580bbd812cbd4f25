import JSON
import Text

/// Stages on URLs and forms.
extension StageDeclaration {
    static let urlEncode = StageDeclaration(
        "urlEncode", summary: "percent-encoded: only letters, digits and -._~ stay",
        example: "$.name -> urlEncode"
    ) { value, _ throws(PathError) in try value.mappedText { .string(PercentEncoding.queryValue($0)) } }

    static let urlDecode = StageDeclaration(
        "urlDecode", summary: "percent-decoded", example: "url -> urlDecode"
    ) { value, _ throws(PathError) in
        try value.mappedText { text throws(PathError) in
            .string(try decoded(text, PercentEncoding.decodeText(text)))
        }
    }

    static let formEncode = StageDeclaration(
        "formEncode", summary: "encoded as a form's value: a space is +", example: "$.name -> formEncode"
    ) { value, _ throws(PathError) in try value.mappedText { .string(FormEncoding.encode($0)) } }

    static let formDecode = StageDeclaration(
        "formDecode", summary: "decoded as a form's value", example: "$.name -> formDecode"
    ) { value, _ throws(PathError) in
        try value.mappedText { text throws(PathError) in
            .string(try decoded(text, FormEncoding.decodeText(text)))
        }
    }

    static let urlQuery = StageDeclaration(
        "urlQuery", [Parameter("NAME")], summary: "the decoded value of a URL's query parameter",
        example: "header Location -> urlQuery code",
        compile: { arguments throws(StageArgumentError) in
            let name = try arguments[0].text()
            return { value, _ throws(PathError) in
                try value.mappedText { text in
                    let document = text.utf8.prefix { $0 != UInt8(ascii: "#") }
                    let query = document.drop { $0 != UInt8(ascii: "?") }.dropFirst()
                    let pairs = FormEncoding.parse(bytes: Array(query))
                    return pairs.first { TextEquality.equal($0.name, name) }.map { .string($0.value) }
                }
            }
        })

    static let absolute = StageDeclaration(
        "absolute", summary: "a reference resolved against the answer's URL",
        example: "header Location -> absolute"
    ) { value, context throws(PathError) in
        guard !value.isAbsent else { return .absent }
        guard let resolve = context.resolve else {
            throw PathError("there is no answer here whose URL a reference could be resolved against")
        }
        return try value.mappedText { .string(resolve($0)) }
    }

    private static func decoded(_ text: String, _ result: String?) throws(PathError) -> String {
        guard let result else {
            throw PathError("the bytes that \(PathValue.quoted(text)) stands for are no UTF-8 text")
        }
        return result
    }
}
