extension XMLDocument {
    /// The label of the character set that `parse` reads bytes in, the header's `charset` being as for `parse`.
    package static func charset(of bytes: [UInt8], header charset: String? = nil) -> String {
        DocumentCharset(of: bytes, header: charset).label
    }
}
