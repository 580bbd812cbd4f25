/// The content codings that can be decoded (RFC 9110 §8.4.1; `br` is RFC 7932, `zstd` RFC 8878).
enum ContentCoding: String, Sendable, CaseIterable {
    case gzip, deflate
    case brotli = "br"
    case zstd

    /// By its name in any case.
    init?(named name: String) {
        // RFC 9110 §8.4.1.3.
        let name = Token.equal(name, "x-gzip") ? "gzip" : name
        guard let coding = ContentCoding.allCases.first(where: { Token.equal($0.rawValue, name) }) else {
            return nil
        }
        self = coding
    }

    /// What `Accept-Encoding` asks for: all of them.
    static let offer = allCases.map(\.rawValue).joined(separator: ", ")

    func makeStream() -> any DecodingStream {
        switch self {
        case .gzip: InflateStream(.gzip)
        case .deflate: InflateStream(.deflate)
        case .brotli: BrotliStream()
        case .zstd: ZstdStream()
        }
    }
}
