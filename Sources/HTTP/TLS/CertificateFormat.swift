import Text

/// How a file holds a certificate: told by its content, for names lie.
enum CertificateFormat: String {
    case pem = "PEM"
    case der = "DER"
    case pkcs12 = "P12"

    init?(of bytes: [UInt8]) {
        if PEM.holds("CERTIFICATE", bytes) {
            self = .pem
        } else if let first = CertificateFormat.firstElement(of: bytes) {
            // A PKCS#12 file begins with its version, 3 (RFC 7292 §4); a certificate with another sequence.
            if first.starts(with: [0x02, 0x01, 0x03]) {
                self = .pkcs12
            } else if first.first == 0x30 {
                self = .der
            } else {
                return nil
            }
        } else {
            return nil
        }
    }

    /// What stands inside the sequence that an ASN.1 file is.
    private static func firstElement(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
        guard bytes.count > 2, bytes[0] == 0x30 else { return nil }
        let lengthBytes = bytes[1] & 0x80 == 0 ? 0 : Int(bytes[1] & 0x7F)
        return bytes.dropFirst(2 + lengthBytes)
    }
}

/// Binary data between lines of text (RFC 7468).
package enum PEM {
    /// Whether something whose label ends so stands in it.
    static func holds(_ label: String, _ bytes: [UInt8]) -> Bool {
        let mark = Array((label + "-----").utf8)
        return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
            guard line.starts(with: "-----BEGIN ".utf8) else { return false }
            return Blanks.trimmed(line.last == UInt8(ascii: "\r") ? line.dropLast() : line).suffix(mark.count)
                .elementsEqual(mark)
        }
    }

    /// Certificates to trust, from PEM or one as DER.
    ///
    /// - Throws: `CertificateError` where there is none.
    package static func authorities(_ bytes: [UInt8]) throws(CertificateError) -> [UInt8] {
        switch CertificateFormat(of: bytes) {
        case .pem: return bytes
        case .der:
            let text = Base64.encode(bytes)
            return Array("-----BEGIN CERTIFICATE-----\n".utf8) + Array(lines(of: text))
                + Array("-----END CERTIFICATE-----\n".utf8)
        case .pkcs12, nil: throw .notAuthorities
        }
    }

    /// OpenSSL reads no longer lines.
    private static func lines(of text: String) -> [UInt8] {
        var lines: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            lines += rest.prefix(64)
            lines.append(UInt8(ascii: "\n"))
            rest = rest.dropFirst(64)
        }
        return lines
    }
}
