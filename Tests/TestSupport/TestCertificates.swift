package import Testing

/// Certificates that `openssl` makes for this run: an authority, what it has signed, and what it has not.
package struct TestCertificates: Sendable {
    package static var isAvailable: Bool { ServerProgram.path(of: "openssl") != nil }
    package static let skipped: Comment = "install openssl"

    /// Made once, at the first look.
    private static let made = Result { try TestCertificates() }

    package static func all() throws -> TestCertificates { try made.get() }

    private let files: [String: [UInt8]]

    /// `ca.pem`, `server.pem`, `server.key` …
    package subscript(name: String) -> [UInt8] { files[name] ?? [] }

    private init() throws {
        let folder = try ServerFolder()
        try folder.write(TestCertificates.script, as: "make.sh")
        let run = try ServerProgram(["sh", "-e", folder.path + "/make.sh", folder.path], ready: "done")
        guard run.output.hasSuffix("done\n") else { throw ServerProgram.Failure(description: run.output) }
        let names = [
            "ca.pem", "ca.der", "server.pem", "server.key", "expired.pem", "expired.key", "other.pem",
            "other.key", "self.pem", "self.key", "client.pem", "client.key", "client-locked.key",
            "client.p12", "client-both.pem",
        ]
        files = try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.bytes(of: $0)) })
    }

    /// The password of `client.p12` and `client-locked.key`.
    package static let password = "correct horse"

    private static let script = """
        cd "$1"
        exec 2>errors || true
        key() { openssl genpkey -quiet -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out $1.key 2>>errors ||
                openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out $1.key; }
        sign() {
            key $1
            openssl req -new -key $1.key -out $1.csr -subj "$2"
            printf 'subjectAltName=%s\\n' "$3" >$1.ext
            openssl x509 -req -in $1.csr -CA ca.pem -CAkey ca.key -set_serial $5 -out $1.pem -days $4 -extfile $1.ext
        }
        key ca
        openssl req -x509 -new -key ca.key -out ca.pem -subj "/CN=Assay Test CA" -days 3650
        openssl x509 -in ca.pem -outform DER -out ca.der
        sign server "/CN=server/O=Assay" "DNS:localhost,DNS:shop.test,IP:127.0.0.1" 3650 0x51
        sign expired "/CN=expired" "DNS:localhost,IP:127.0.0.1" -1 0x52
        sign other "/CN=other" "DNS:other.test" 3650 0x53
        sign client "/CN=client" "DNS:client.test" 3650 0x54
        key self
        openssl req -x509 -new -key self.key -out self.pem -subj "/CN=self" -addext "subjectAltName=IP:127.0.0.1" \\
            -days 3650
        openssl pkcs8 -topk8 -in client.key -out client-locked.key -passout "pass:correct horse"
        openssl pkcs12 -export -in client.pem -inkey client.key -out client.p12 -passout "pass:correct horse"
        cat client.pem client.key >client-both.pem
        echo done
        """
}
