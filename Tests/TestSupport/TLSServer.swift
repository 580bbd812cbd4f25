/// `openssl s_server`: a TLS server of chosen certificate and versions that answers every request with 200 and
/// tells of the connection.
package final class TLSServer: Sendable {
    package let port: Int
    private let folder: ServerFolder
    private let program: ServerProgram

    /// Starts a server that shows the certificate of that name; `arguments` are further ones of `s_server`.
    package init(certificate name: String = "server", _ arguments: String...) throws {
        let certificates = try TestCertificates.all()
        folder = try ServerFolder()
        let certificate = try folder.write(certificates[name + ".pem"], as: "cert.pem")
        let key = try folder.write(certificates[name + ".key"], as: "key.pem")
        let authority = try folder.write(certificates["ca.pem"], as: "ca.pem")
        program = try ServerProgram(
            [
                "openssl", "s_server", "-accept", "127.0.0.1:0", "-www", "-cert", certificate, "-key", key,
                "-CAfile", authority,
            ] + arguments, ready: "ACCEPT 127.0.0.1:")
        let digits = program.output.split(separator: "ACCEPT 127.0.0.1:").last?.prefix { $0.isNumber } ?? ""
        port = Int(digits) ?? 0
    }

    /// `https://127.0.0.1:port/`.
    package var url: String { "https://127.0.0.1:\(port)/" }
}
