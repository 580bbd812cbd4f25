import JSON
import Text

/// Stages between bytes and text that stands for them.
extension StageDeclaration {
    static let base64 = StageDeclaration(
        "base64", summary: "bytes, or text in UTF-8, as Base64", example: "bytes -> base64"
    ) { value, _ throws(PathError) in try value.mappedBytes { .string(Base64.encode($0)) } }

    static let base64URL = StageDeclaration(
        "base64Url", summary: "bytes, or text in UTF-8, as Base64 for URLs, without padding",
        example: "bytes -> base64Url"
    ) { value, _ throws(PathError) in try value.mappedBytes { .string(Base64.encodeURL($0)) } }

    static let hex = StageDeclaration(
        "hex", summary: "bytes, or text in UTF-8, as lower-case hexadecimal", example: "bytes -> hex"
    ) { value, _ throws(PathError) in try value.mappedBytes { .string(Hexadecimal.encode($0)) } }

    static let base64Decode = StageDeclaration(
        "base64Decode", summary: "the bytes of Base64", example: "$.content -> base64Decode"
    ) { value, _ throws(PathError) in
        try value.decodedBytes { text throws(PathError) in
            do throws(Base64Problem) {
                return try Base64.read(text)
            } catch {
                throw PathError("\(PathValue.quoted(text)) is not Base64: \(error.message)")
            }
        }
    }

    static let base64URLDecode = StageDeclaration(
        "base64UrlDecode", summary: "the bytes of Base64 for URLs, padded or not",
        example: "$.token -> split '.' -> nth 1 -> base64UrlDecode -> $.sub"
    ) { value, _ throws(PathError) in
        try value.decodedBytes { text throws(PathError) in
            guard let bytes = Base64.decodeURL(text) else {
                throw PathError("\(PathValue.quoted(text)) is not Base64 for URLs")
            }
            return bytes
        }
    }

    static let hexDecode = StageDeclaration(
        "hexDecode", summary: "the bytes of hexadecimal", example: "$.digest -> hexDecode"
    ) { value, _ throws(PathError) in
        try value.decodedBytes { text throws(PathError) in
            guard let bytes = Hexadecimal.decode(text) else {
                throw PathError("\(PathValue.quoted(text)) is not pairs of hexadecimal digits")
            }
            return bytes
        }
    }
}
