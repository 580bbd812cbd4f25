import JSON
import Text

/// Stages that read and write character sets.
extension StageDeclaration {
    static let encode = StageDeclaration(
        "encode", [Parameter("CHARSET")], summary: "the bytes of text in a character set",
        example: "$.name -> encode iso-8859-1",
        compile: { arguments throws(StageArgumentError) in
            let charset = try charset(arguments[0])
            return { value, _ throws(PathError) in
                try value.decodedBytes { text throws(PathError) in
                    try converting { () throws(CharsetError) in try charset.encode(text) }
                }
            }
        })

    static let decode = StageDeclaration(
        "decode", [Parameter("CHARSET")], summary: "the text of bytes in a character set",
        example: "bytes -> decode iso-8859-1",
        compile: { arguments throws(StageArgumentError) in
            let charset = try charset(arguments[0])
            return { value, _ throws(PathError) in
                try value.mappedBytes { bytes throws(PathError) in
                    .string(try converting { () throws(CharsetError) in try charset.decode(bytes) })
                }
            }
        })

    private static func charset(_ argument: StageArgument) throws(StageArgumentError) -> Charset {
        let label = try argument.text()
        guard let charset = Charset(label: label) else {
            throw StageArgumentError("unknown character set \"\(label)\"")
        }
        return charset
    }

    private static func converting<Value>(
        _ convert: () throws(CharsetError) -> Value
    ) throws(PathError) -> Value {
        do throws(CharsetError) {
            return try convert()
        } catch {
            throw PathError(error.message)
        }
    }
}
