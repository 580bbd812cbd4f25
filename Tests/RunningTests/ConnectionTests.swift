import Diagnostics
import Platform
import Results
import Running
import Specs
import TestSupport
import Testing

/// From a spec to a server behind TLS.
@Suite("Certificates", .enabled(if: TestCertificates.isAvailable, TestCertificates.skipped))
struct ConnectionTests {
    private func outcome(_ text: String, in folder: ServerFolder) throws -> String {
        var surroundings = Surroundings.real()
        surroundings.environment = Environment(["KEY_PASSWORD": TestCertificates.password])
        let loaded = SpecLoader(files: surroundings.files)
            .load(SourceText(name: "spec.json", text: text), folder: folder.path)
        #expect(loaded.diagnostics.map { $0.rendered() } == [])
        let result = try Runner(options: RunOptions(), surroundings: surroundings).run([PlannedFile(loaded)])
        let steps = result.files.first?.tests.flatMap(\.steps) ?? []
        return steps.map { step in step.failures.map(\.sentence).joined(separator: "; ") }.joined(
            separator: "\n")
    }

    @Test("are read beside the spec, shown, and looked at by path expressions")
    func files() throws {
        let folder = try ServerFolder()
        let certificates = try TestCertificates.all()
        for name in ["ca.pem", "client.p12"] { try folder.write(certificates[name], as: name) }
        let server = try TLSServer("-Verify", "1", "-verify_return_error")
        let found = try outcome(
            """
            {"base": "\(server.url)", "vars": {"password": "{{env.KEY_PASSWORD}}"}, "secrets": ["password"],
             "defaults": {"options": {"tls": {"ca": "ca.pem", "cert": "client.p12", "password": "{{password}}"}}},
             "tests": [
               {"name": "both", "GET": "", "expect": {"paths": {
                 "certificate subject": "CN = server, O = Assay", "certificate issuer": {"?contains": "Assay"},
                 "certificate serial": "51", "certificate san": ["localhost", "shop.test", "127.0.0.1"],
                 "certificate start": {"?matches": "^20..-..-..T..:..:..Z$"},
                 "certificate expires": {"?startsWith": "20"}, "time tls": {"?gt": 0}}}},
               {"name": "replaced whole", "GET": "", "options": {"tls": {"ca": "ca.pem"}}}]}
            """, in: folder)
        let address = server.url
        #expect(
            found
                == "\nno secure connection to \(address): the server wants a certificate of the client, or shares no "
                + "cipher with it: name one in \"tls\": { \"cert\": FILE, \"key\": FILE }")
    }

    @Test("are none without TLS")
    func plain() throws {
        let server = try ScriptedServer(.receive, .ok())
        let found = try outcome(
            #"{"GET": "\#(server.url)", "expect": {"paths": {"certificate subject": {"?is": "absent"}}}}"#,
            in: try ServerFolder())
        #expect(found == "")
    }
}
