/// All sources of the language but JSONPath and XPath, in the order of its documentation.
package enum SourceTable {
    package static let all: [SourceDeclaration] = [
        row("status", .none, "the status code", example: "status") { _, _ in .status },
        row("reason", .none, "the text behind the status code", example: "reason") { _, _ in .reason },
        row("version", .none, "the protocol, such as HTTP/1.1", example: "version") { _, _ in .version },
        row("type", .none, "the media type without parameters", example: "type") { _, _ in .type },
        row("header", .name([]), "the lines of a header, its name in any case", example: "header Location") {
            name, _ in name.map(PathSource.header)
        },
        row(
            "cookie", .name(CookieAttribute.allCases.map(\.rawValue)),
            "a cookie that the answer set, or an attribute of it", example: "cookie sid path"
        ) { name, word in
            guard let name, let attribute = named(word, CookieAttribute.value) else { return nil }
            return .cookie(name, attribute)
        },
        row("body", .none, "the body as text", example: "body -> regex 'id: (.*)'") { _, _ in .body },
        row("bytes", .none, "the body as bytes, decompressed", example: "bytes") { _, _ in .bytes },
        row("url", .none, "the URL that was asked last", example: "url") { _, _ in .url },
        row("redirects", .none, "the redirects that were followed", example: "redirects -> count") { _, _ in
            .redirects
        },
        row("ip", .none, "the address that answered", example: "ip") { _, _ in .ip },
        row(
            "time", .word(["dns", "connect", "tls", "firstByte", "total"], isOptional: true),
            "how long the call or a part of it took, in milliseconds", example: "time firstByte"
        ) { _, word in named(word, TimePhase.total).map(PathSource.time) },
        row(
            "size", .word(["wire"], isOptional: true), "the bytes of the body, decompressed or as received",
            example: "size wire"
        ) { _, word in named(word, SizeMeasure.decoded).map(PathSource.size) },
        row(
            "certificate",
            .word(CertificatePart.allCases.map(\.rawValue), isOptional: false),
            "of the server's certificate", example: "certificate expires"
        ) { _, word in word.flatMap(CertificatePart.init).map(PathSource.certificate) },
        row(
            "fault", .word(["code", "subcode", "reason", "role", "node", "detail"], isOptional: true),
            "the SOAP fault or a part of it", example: "fault code"
        ) { _, word in named(word, FaultPart.all).map(PathSource.fault) },
        row(
            "outcome", .word(OutcomePart.allCases.map(\.rawValue), isOptional: false),
            "of the business failure", example: "outcome code"
        ) { _, word in word.flatMap(OutcomePart.init).map(PathSource.outcome) },
        row("attachment", .name([]), "an attachment by name or number", example: "attachment 0", make: nil),
        row("var", .name([]), "a variable", example: "var token") { name, _ in name.map(PathSource.variable)
        },
    ]

    private typealias CookieAttribute = PathSource.CookieAttribute
    private typealias TimePhase = PathSource.TimePhase
    private typealias SizeMeasure = PathSource.SizeMeasure
    private typealias CertificatePart = PathSource.CertificatePart
    private typealias FaultPart = PathSource.FaultPart
    private typealias OutcomePart = PathSource.OutcomePart

    private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

    package static func declaration(of name: String) -> SourceDeclaration? { byName[name] }

    private static func row(
        _ name: String, _ parameters: SourceDeclaration.Parameters, _ summary: String,
        example: String, make: SourceDeclaration.Make?
    ) -> SourceDeclaration {
        SourceDeclaration(name: name, parameters: parameters, summary: summary, example: example, make: make)
    }

    /// The case that a word names; `missing` where none is written.
    private static func named<Case: RawRepresentable<String>>(_ word: String?, _ missing: Case) -> Case? {
        guard let word else { return missing }
        return Case(rawValue: word)
    }
}
