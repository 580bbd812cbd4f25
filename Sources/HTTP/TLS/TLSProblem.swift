/// What kept a secure connection from standing.
package enum TLSProblem: Sendable, Hashable {
    case expired
    case notYetValid
    case selfSigned
    /// Nobody trusted has signed it.
    case unknownIssuer
    /// The certificate is for other hosts.
    case wrongName
    /// The server wants to see a certificate of the client.
    case wantsCertificate
    /// The server does not take the client's certificate.
    case refusesCertificate(detail: String)
    /// The PKCS#12 file does not open.
    case wrongPassword
    /// The key does not open, or belongs to another certificate.
    case unusableKey
    case noCommonVersion
    /// What came is not TLS.
    case notTLS
    case other(detail: String)

    /// From the code that OpenSSL gives a certificate (its `X509_V_ERR_…`) and libcurl's words.
    init(verification code: Int, detail: String) {
        self =
            switch code {
            case 9: .notYetValid
            case 10: .expired
            case 18: .selfSigned
            case 2, 19, 20, 21: .unknownIssuer
            default: detail.contains("target host name") ? .wrongName : .other(detail: detail)
            }
    }

    /// From libcurl's words, for it has no codes for what follows.
    init(detail: String, client: ClientCertificate?) {
        if let known = TLSProblem.known.first(where: { detail.contains($0.mark) }) {
            self = known.problem
        } else if detail.contains("alert"), client != nil,
            let reason = TLSProblem.refusals.first(where: detail.contains)
        {
            self = .refusesCertificate(detail: reason)
        } else if detail.contains("alert handshake failure"), client == nil {
            // TLS 1.2 has no word of its own for it.
            self = .wantsCertificate
        } else {
            self = .other(detail: detail)
        }
    }

    private static let known: [(mark: String, problem: TLSProblem)] = [
        ("alert certificate required", .wantsCertificate),
        ("could not parse PKCS12", .wrongPassword),
        ("unable to set private key", .unusableKey),
        ("rivate key does not match", .unusableKey),
        ("wrong version number", .notTLS),
        ("alert protocol version", .noCommonVersion),
        ("unsupported protocol", .noCommonVersion),
        ("no protocols available", .noCommonVersion),
        ("legacy sigalg disallowed", .noCommonVersion),
    ]

    private static let refusals = [
        "unknown ca", "bad certificate", "unsupported certificate", "certificate revoked",
        "certificate expired", "certificate unknown", "access denied", "handshake failure",
    ]
}

extension TLSProblem {
    /// What happened on the way to `url`.
    func message(url: HTTPURL) -> String {
        "no secure connection to \(url.requestText): " + words(host: url.host)
    }

    /// The same without its beginning; `host` is the one that was called.
    func words(host: String) -> String {
        switch self {
        case .expired: "the server's certificate has expired" + TLSProblem.wayOut
        case .notYetValid: "the server's certificate is not valid yet" + TLSProblem.wayOut
        case .selfSigned:
            "the server's certificate is self-signed: name it in \"tls\": { \"ca\": FILE } to trust it"
        case .unknownIssuer:
            "no trusted authority has signed the server's certificate: name the authority's certificate in "
                + "\"tls\": { \"ca\": FILE } to trust it"
        case .wrongName:
            "the server's certificate is not for \"\(host)\": call the server by a name that its certificate "
                + "has, with \"resolve\" if that leads elsewhere"
        case .wantsCertificate:
            "the server wants a certificate of the client, or shares no cipher with it: name one in "
                + "\"tls\": { \"cert\": FILE, \"key\": FILE }"
        case .refusesCertificate(let detail):
            "the server does not accept the client's certificate (\(detail)): check \"cert\" in \"tls\""
        case .wrongPassword: "the file of \"cert\" in \"tls\" does not open: check \"password\""
        case .unusableKey:
            "the key of the client's certificate cannot be used: check \"password\" in \"tls\", and whether the "
                + "key belongs to \"cert\""
        case .noCommonVersion:
            "server and client have no version of TLS in common: check \"min\" and \"max\" in \"tls\""
        case .notTLS: "the server does not speak TLS there: call it by http"
        case .other(let detail): detail
        }
    }

    private static let wayOut = ": renew it, or do without the check by \"tls\": { \"insecure\": true }"
}
