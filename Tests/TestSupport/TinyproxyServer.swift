package import Testing

/// tinyproxy, a proxy for HTTP and CONNECT.
package final class TinyproxyServer: Sendable {
    package static var isAvailable: Bool { ServerProgram.path(of: "tinyproxy") != nil }
    package static let skipped: Comment = "install tinyproxy"

    package let port: Int
    private let folder: ServerFolder
    private let program: ServerProgram

    /// Starts a proxy with further lines of configuration.
    package init(_ lines: String...) throws {
        let folder = try ServerFolder()
        self.folder = folder
        (port, program) = try ServerProgram.onFreePort { port in
            let configuration = ["Port \(port)", "Listen 127.0.0.1", "Timeout 60", "LogLevel Info"] + lines
            let file = try folder.write(configuration.map { $0 + "\n" }.joined(), as: "tinyproxy.conf")
            return try ServerProgram(["tinyproxy", "-d", "-c", file], ready: "Accepting connections")
        }
    }

    /// `http://127.0.0.1:port`.
    package var url: String { "http://127.0.0.1:\(port)" }
}
