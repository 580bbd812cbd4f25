import CCrypto

/// A message digest, computed by OpenSSL.
package enum Digest: String, CaseIterable, Sendable {
    case md5, sha1, sha256, sha512

    /// The digest of the bytes.
    ///
    /// - Throws: where this machine's OpenSSL refuses the algorithm, as one in FIPS mode does with MD5.
    package func hash(_ bytes: [UInt8]) throws(DigestError) -> [UInt8] {
        var length: UInt32 = 0
        var failed = false
        let digest = unsafe [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, count in
            failed =
                unsafe EVP_Digest(bytes, bytes.count, buffer.baseAddress, &length, algorithm, nil) != 1
            count = failed ? 0 : Int(length)
        }
        guard !failed else { throw DigestError(digest: self) }
        return digest
    }

    /// The keyed hash of the bytes (HMAC, RFC 2104).
    ///
    /// - Throws: as ``hash(_:)``, and for a key of 2 GiB or more.
    package func authenticationCode(for bytes: [UInt8], key: [UInt8]) throws(DigestError) -> [UInt8] {
        guard let keyLength = Int32(exactly: key.count) else { throw DigestError(digest: self) }
        // Where the key is nil OpenSSL takes it for the key of an earlier call, so an empty one is one zero
        // byte, which RFC 2104 pads it to anyway.
        let key = key.isEmpty ? [0] : key
        var length: UInt32 = 0
        var failed = false
        let code = unsafe [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, count in
            let written = unsafe HMAC(
                algorithm, key, max(1, keyLength), bytes, bytes.count, buffer.baseAddress, &length)
            failed = unsafe written == nil
            count = failed ? 0 : Int(length)
        }
        guard !failed else { throw DigestError(digest: self) }
        return code
    }

    private var algorithm: OpaquePointer? {
        switch self {
        case .md5: unsafe EVP_md5()
        case .sha1: unsafe EVP_sha1()
        case .sha256: unsafe EVP_sha256()
        case .sha512: unsafe EVP_sha512()
        }
    }
}
