/// A digest that this machine's OpenSSL does not compute.
package struct DigestError: Error, Equatable {
    package let digest: Digest

    /// What to tell the reader.
    package var message: String { "the OpenSSL of this machine refuses to compute \(digest.rawValue)" }
}
