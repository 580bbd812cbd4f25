import CCurl

extension CurlOptions {
    func setTLS(_ tls: TLSOptions) {
        set(CURLOPT_CERTINFO, 1)
        if !tls.verifies {
            set(CURLOPT_SSL_VERIFYPEER, 0)
            set(CURLOPT_SSL_VERIFYHOST, 0)
        }
        if let authorities = tls.authorities {
            setBlob(CURLOPT_CAINFO_BLOB, authorities)
            // Else those of the system's folder would be trusted beside them.
            unsafe setPointer(CURLOPT_CAPATH, nil)
        }
        if let versions = tls.curlVersions { set(CURLOPT_SSLVERSION, versions) }
        if tls.allowsOldVersions { set(CURLOPT_SSL_CIPHER_LIST, TLSOptions.oldCiphers) }
        guard let client = tls.client else { return }
        setBlob(CURLOPT_SSLCERT_BLOB, client.certificate)
        set(CURLOPT_SSLCERTTYPE, client.format.rawValue)
        set(CURLOPT_KEYPASSWD, client.password)
        if let key = client.key {
            setBlob(CURLOPT_SSLKEY_BLOB, key)
            set(CURLOPT_SSLKEYTYPE, "PEM")
        }
    }

    /// For the connection to an `https` proxy.
    func setProxyTLS(_ tls: TLSOptions) {
        if !tls.verifies {
            set(CURLOPT_PROXY_SSL_VERIFYPEER, 0)
            set(CURLOPT_PROXY_SSL_VERIFYHOST, 0)
        }
        if let authorities = tls.authorities {
            setBlob(CURLOPT_PROXY_CAINFO_BLOB, authorities)
            unsafe setPointer(CURLOPT_PROXY_CAPATH, nil)
        }
        if let versions = tls.curlVersions { set(CURLOPT_PROXY_SSLVERSION, versions) }
        if tls.allowsOldVersions { set(CURLOPT_PROXY_SSL_CIPHER_LIST, TLSOptions.oldCiphers) }
    }
}

extension TLSOptions {
    /// OpenSSL has 1.0 and 1.1 on its lowest level of security only.
    fileprivate static let oldCiphers = "DEFAULT@SECLEVEL=0"

    fileprivate var allowsOldVersions: Bool {
        [lowest, highest].contains { version in version.map { $0 < .tls12 } ?? false }
    }

    /// The lowest version in the lower half, the highest in the upper one; nil where neither is given.
    fileprivate var curlVersions: Int? {
        if lowest == nil && highest == nil { return nil }
        let number: [TLSVersion: Int] = [
            .tls10: Int(CURL_SSLVERSION_TLSv1_0), .tls11: Int(CURL_SSLVERSION_TLSv1_1),
            .tls12: Int(CURL_SSLVERSION_TLSv1_2), .tls13: Int(CURL_SSLVERSION_TLSv1_3),
        ]
        // Without a lowest one, one below the highest would be refused by the library's own bound.
        let low = lowest ?? highest.map { min($0, .tls12) }
        return (low.flatMap { number[$0] } ?? 0) | (highest.flatMap { number[$0] } ?? 0) << 16
    }
}
