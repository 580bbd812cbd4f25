/// The certificate that a client shows, and its key.
package struct ClientCertificate: Sendable, Hashable {
    let certificate: [UInt8]
    let format: CertificateFormat
    /// As PEM; nil where a PKCS#12 file holds it.
    let key: [UInt8]?
    let password: String

    /// - Throws: `CertificateError` where the bytes are no certificate, or hold no key and none is given.
    package init(
        certificate: [UInt8], key: [UInt8]?, password: String?
    ) throws(CertificateError) {
        guard let format = CertificateFormat(of: certificate) else { throw .notCertificate }
        switch format {
        case .pkcs12:
            if key != nil { throw .keyTwice }
            self.key = nil
        case .pem, .der:
            guard let held = key ?? (format == .pem ? certificate : nil) else { throw .noKey }
            guard PEM.holds("PRIVATE KEY", held) else { throw key == nil ? .noKey : .notKey }
            self.key = held
        }
        self.certificate = certificate
        self.format = format
        // Without one, OpenSSL would ask for it on the terminal.
        self.password = password ?? ""
    }
}

package enum CertificateError: Error, Hashable {
    case notCertificate
    case notAuthorities
    case noKey
    case notKey
    case keyTwice

    package var message: String {
        switch self {
        case .notCertificate: "this file is no certificate: expected PEM, DER or PKCS#12"
        case .notAuthorities: "this file holds no certificate: expected PEM or DER"
        case .noKey: "this file holds no key: add \"key\" with the file of the key"
        case .notKey: "this file is no key: expected PEM with \"PRIVATE KEY\""
        case .keyTwice: "a PKCS#12 file holds its key: leave out \"key\""
        }
    }

    /// Whether the file of the key is meant.
    package var isOfKey: Bool { self == .notKey || self == .keyTwice }
}
