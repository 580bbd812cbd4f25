package import Testing

/// nginx with a configuration of the test's.
package final class NginxServer: Sendable {
    package static var isAvailable: Bool {
        ServerProgram.path(of: "nginx") != nil && TestCertificates.isAvailable
    }

    package static let skipped: Comment = "install nginx-light and openssl"

    package let port: Int
    /// Holds the certificates beside what nginx writes.
    package let folder: ServerFolder
    private let program: ServerProgram

    /// Starts a server on one port.
    ///
    /// - Parameters:
    ///   - listen: what stands behind the address in `listen`, such as `ssl http2`.
    ///   - server: the directives of its `server`.
    /// - Throws: where nginx does not start.
    package init(listen: String = "", _ server: String) throws {
        let folder = try ServerFolder()
        self.folder = folder
        let certificates = try TestCertificates.all()
        for name in ["server.pem", "server.key", "ca.pem"] { try folder.write(certificates[name], as: name) }
        let paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map {
            "\($0)_temp_path \(folder.path);"
        }
        (port, program) = try ServerProgram.onFreePort { port in
            try folder.write(
                """
                daemon off; master_process off; pid \(folder.path)/pid;
                events {}
                http {
                    access_log off; \(paths.joined(separator: " "))
                    ssl_certificate \(folder.path)/server.pem; ssl_certificate_key \(folder.path)/server.key;
                    ssl_client_certificate \(folder.path)/ca.pem;
                    server { listen 127.0.0.1:\(port) \(listen); \(server) }
                }
                """, as: "nginx.conf")
            let log = "error_log stderr notice;"
            let configuration = folder.path + "/nginx.conf"
            let words = ["nginx", "-p", folder.path, "-c", configuration, "-e", "stderr", "-g", log]
            // It says so when its port is open.
            return try ServerProgram(words, ready: "getrlimit")
        }
    }
}
