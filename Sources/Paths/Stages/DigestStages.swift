import Diagnostics
import JSON
import Text

/// Digests of bytes, or of text in UTF-8.
extension StageDeclaration {
    static let md5 = digest(.md5, "MD5")
    static let sha1 = digest(.sha1, "SHA-1")
    static let sha256 = digest(.sha256, "SHA-256")
    static let sha512 = digest(.sha512, "SHA-512")

    static let hmac = StageDeclaration(
        "hmac", [Parameter("ALG"), Parameter("KEY")],
        summary: "the keyed digest by md5, sha1, sha256 or sha512, in lower-case hexadecimal",
        example: "bytes -> hmac sha256 'key'",
        compile: { arguments throws(StageArgumentError) in
            let digest = try digest(arguments[0])
            let key = Array(try arguments[1].text(index: 1).utf8)
            return { value, _ throws(PathError) in
                try hexadecimal(of: value) { bytes throws(DigestError) in
                    try digest.authenticationCode(for: bytes, key: key)
                }
            }
        })

    private static func digest(_ digest: Digest, _ title: String) -> StageDeclaration {
        StageDeclaration(
            digest.rawValue, summary: "the \(title) digest in lower-case hexadecimal",
            example: "bytes -> \(digest.rawValue)"
        ) { value, _ throws(PathError) in
            try hexadecimal(of: value) { bytes throws(DigestError) in try digest.hash(bytes) }
        }
    }

    private static func digest(_ argument: StageArgument) throws(StageArgumentError) -> Digest {
        let name = try argument.text()
        guard let digest = Digest(rawValue: name) else {
            let known = Digest.allCases.map(\.rawValue)
            throw StageArgumentError(
                "unknown digest \"\(name)\", only \(known.joined(separator: ", "))",
                hint: Suggestion.hint(for: name, among: known))
        }
        return digest
    }

    private static func hexadecimal(
        of value: PathValue, _ compute: ([UInt8]) throws(DigestError) -> [UInt8]
    ) throws(PathError) -> PathValue {
        try value.mappedBytes { bytes throws(PathError) in
            do throws(DigestError) {
                return .string(Hexadecimal.encode(try compute(bytes)))
            } catch {
                throw PathError(error.message)
            }
        }
    }
}
