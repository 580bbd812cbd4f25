import HTTP
import Platform
import Templates

extension CallTLS {
    /// With the files that it names read.
    func filled(in scope: any VariableScope, files: any FileSystem) throws(FillingError) -> TLSOptions {
        var tls = TLSOptions()
        if let insecure { tls.verifies = !(try insecure.value(in: scope)) }
        if let lowest { tls.lowest = try lowest.value(in: scope) }
        if let highest { tls.highest = try highest.value(in: scope) }
        if let authorities {
            let bytes = try authorities.bytes(in: scope, files: files)
            tls.authorities = try reading(authorities) { () throws(CertificateError) in
                try PEM.authorities(bytes)
            }
        }
        guard let certificate else { return tls }
        let bytes = try certificate.bytes(in: scope, files: files)
        let keyBytes = try key?.bytes(in: scope, files: files)
        let password = try password?.text(in: scope)
        tls.client = try reading(certificate) { () throws(CertificateError) in
            try ClientCertificate(certificate: bytes, key: keyBytes, password: password)
        }
        return tls
    }

    private func reading<Value>(
        _ file: FileReference, _ read: () throws(CertificateError) -> Value
    ) throws(FillingError) -> Value {
        do throws(CertificateError) {
            return try read()
        } catch {
            let place = error.isOfKey ? key ?? file : file
            throw FillingError(error.message, at: place.path.location)
        }
    }
}
