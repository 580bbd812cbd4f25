import Foundation
import Testing

/// A Kerberos realm of its own on the loopback: a key server, a keytab of the user `ada`, and a web server that
/// lets in whoever has a ticket. Everything is in one folder and ends when it is stopped.
final class KerberosRealm {
    static let skipped: Comment = "install krb5-kdc, krb5-admin-server and python3-gssapi"

    static var isAvailable: Bool {
        let programs = ["/usr/sbin/krb5kdc", "/usr/sbin/kdb5_util", "/usr/sbin/kadmin.local", python]
        guard programs.allSatisfy(FileManager.default.isExecutableFile) else { return false }
        return (try? run(python, ["-c", "import gssapi"], in: URL(filePath: "/"), [:])) != nil
    }

    private static let python = "/usr/bin/python3"

    private let folder: TemporaryFolder
    private let server = Process()
    private(set) var url = ""

    init() throws {
        folder = try TemporaryFolder()
        try startKeyServer()
        try startWebServer()
    }

    /// What a program needs to know of the realm.
    var environment: [String: String] {
        [
            "KRB5_CONFIG": path("krb5.conf"), "KRB5_KDC_PROFILE": path("kdc.conf"),
            "KRB5_KTNAME": path("http.keytab"), "KRB5_CLIENT_KTNAME": path("ada.keytab"),
            "KRB5CCNAME": "FILE:" + path("cache"), "KRB5RCACHENAME": "none:",
        ]
    }

    /// By SIGKILL: the threads of tests have signals blocked, and children inherit that.
    func stop() {
        if server.isRunning { kill(server.processIdentifier, SIGKILL) }
        if let text = try? String(contentsOfFile: path("kdc.pid"), encoding: .utf8),
            let number = Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))
        {
            kill(number, SIGKILL)
        }
        folder.remove()
    }

    private func path(_ name: String) -> String { folder.location.appending(path: name).path() }

    private func startKeyServer() throws {
        for attempt in 1...5 {
            try configure(port: try Self.freePort())
            if attempt == 1 { try makePrincipals() }
            // It goes to the background once it listens; the port may have been taken in between.
            if try runInBackground("/usr/sbin/krb5kdc -P " + path("kdc.pid")) { return }
        }
        throw Failure(program: "krb5kdc", code: 1)
    }

    /// By `popen`: Foundation's `Process` waits for whoever has its descriptors, so for the background too.
    private func runInBackground(_ command: String) throws -> Bool {
        let words = environment.map { "\($0.key)='\($0.value)'" } + [command, ">/dev/null 2>&1 </dev/null"]
        guard let stream = unsafe popen(words.joined(separator: " "), "r") else { return false }
        return unsafe pclose(stream) == 0
    }

    private func configure(port: Int) throws {
        try folder.write(
            """
            [libdefaults]
              default_realm = ASSAY.TEST
              dns_lookup_kdc = false
              dns_lookup_realm = false
              dns_canonicalize_hostname = false
              rdns = false
            [realms]
              ASSAY.TEST = {
                kdc = 127.0.0.1:\(port)
              }
            [domain_realm]
              localhost = ASSAY.TEST
            [logging]
              kdc = FILE:\(path("kdc.log"))

            """, as: "krb5.conf")
        try folder.write(
            """
            [kdcdefaults]
              kdc_listen = 127.0.0.1:\(port)
              kdc_tcp_listen = 127.0.0.1:\(port)
            [realms]
              ASSAY.TEST = {
                database_name = \(path("principal"))
                key_stash_file = \(path("stash"))
                master_key_type = aes128-cts
                supported_enctypes = aes128-cts:normal
              }

            """, as: "kdc.conf")
    }

    private func makePrincipals() throws {
        try run("/usr/sbin/kdb5_util", ["create", "-s", "-r", "ASSAY.TEST", "-P", "master"])
        for (name, keytab) in [("ada", "ada.keytab"), ("HTTP/localhost", "http.keytab")] {
            try run("/usr/sbin/kadmin.local", ["-q", "addprinc -randkey \(name)"])
            try run("/usr/sbin/kadmin.local", ["-q", "ktadd -k \(path(keytab)) \(name)"])
        }
    }

    private func startWebServer() throws {
        let output = Pipe()
        server.executableURL = URL(filePath: Self.python)
        server.arguments = ["-c", Self.webServer]
        server.environment = environment
        server.standardOutput = output
        try server.run()
        var line = ""
        while !line.hasSuffix("\n") {
            let part = output.fileHandleForReading.availableData
            try #require(!part.isEmpty)
            line += String(decoding: part, as: UTF8.self)
        }
        url = "http://localhost:" + line.dropLast()
    }

    private func run(_ program: String, _ arguments: [String]) throws {
        try Self.run(program, arguments, in: folder.location, environment)
    }

    private static func run(
        _ program: String, _ arguments: [String], in folder: URL, _ environment: [String: String]
    ) throws {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw Failure(program: program, code: process.terminationStatus) }
    }

    private struct Failure: Error {
        let program: String
        let code: Int32
    }

    /// A port that nobody listens on now.
    private static func freePort() throws -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe bind(descriptor, address, size) == 0 && getsockname(descriptor, address, &size) == 0
            }
        }
        try #require(code)
        return Int(UInt16(bigEndian: address.sin_port))
    }

    /// Answers with the name on the ticket and the body that came; 401 without a good ticket.
    private static let webServer = """
        import base64, gssapi, http.server

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            def log_message(self, *words): pass
            def answer(self, status, token, body):
                self.send_response(status)
                self.send_header("WWW-Authenticate", "Negotiate" + token)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                value = self.headers.get("Authorization") or ""
                if not value.startswith("Negotiate "): return self.answer(401, "", b"no ticket")
                try:
                    context = gssapi.SecurityContext(usage="accept")
                    token = context.step(base64.b64decode(value[10:]))
                except gssapi.exceptions.GSSError:
                    return self.answer(401, "", b"bad ticket")
                self.answer(200, " " + base64.b64encode(token or b"").decode(), b"%b: %b" % (str(context.initiator_name).encode(), body))
            do_GET = do_POST

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        print(server.server_address[1], flush=True)
        server.serve_forever()
        """
}
