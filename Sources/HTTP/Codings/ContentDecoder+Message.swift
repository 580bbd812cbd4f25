import Text

extension ContentDecoder.Problem {
    /// What is wrong, as the end of a sentence; nil where it is only too much.
    var detail: String? {
        switch self {
        case .unknown(let name):
            "expected the content coding \(ContentDecoder.Problem.known), got \"\(VisibleText.escaped(name))\""
        case .tooMany(let count):
            "it has \(count) content codings, expected \(ContentDecoder.codingLimit) at most"
        case .broken(let coding, let fault): "as \(coding.rawValue): \(fault.message)"
        case .tooLarge: nil
        }
    }

    /// `gzip, deflate, br or zstd`.
    private static var known: String {
        let names = ContentCoding.allCases.map(\.rawValue)
        return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }
}

extension DecodingFault {
    var message: String {
        switch self {
        case .cutShort: "it ends too early"
        case .goesOn: "it goes on after its end"
        case .invalid(let detail): detail
        }
    }
}
