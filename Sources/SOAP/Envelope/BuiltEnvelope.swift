/// An envelope ready to be sent.
package struct BuiltEnvelope: Sendable, Equatable {
    package let version: SOAPVersion
    package let bytes: [UInt8]
    /// The character set of `bytes`, for the Content-Type.
    package let charset: String

    package init(version: SOAPVersion, bytes: [UInt8], charset: String = "utf-8") {
        self.version = version
        self.bytes = bytes
        self.charset = charset
    }
}
