import Foundation
import Testing

@Suite("Kerberos")
struct KerberosTests {
    @Test(
        "a call signs in with a ticket of a real realm; without one it is an error that says so",
        .enabled(if: KerberosRealm.isAvailable, KerberosRealm.skipped))
    func negotiate() throws {
        let realm = try KerberosRealm()
        defer { realm.stop() }
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try folder.write(
            """
            {
              "base": "\(realm.url)",
              "defaults": { "auth": { "negotiate": true } },
              "tests": [
                { "name": "get", "GET": "/", "expect": { "text": "ada@ASSAY.TEST: " } },
                { "name": "post", "POST": "/", "text": "milk", "expect": { "text": "ada@ASSAY.TEST: milk" } },
                { "name": "the call before signed in itself alone", "GET": "/", "auth": { "negotiate": false },
                  "expect": { "status": 401, "text": "no ticket" } }
              ]
            }
            """, as: "spec.json")
        let ending = try Program.run(
            ["run", "spec.json"], in: folder.location, environment: realm.environment)
        #expect(ending.exitCode == 0, "\(ending.output)\(ending.errors)")

        let config = realm.environment["KRB5_CONFIG"]
        let without = try Program.run(
            ["run", "spec.json"], in: folder.location,
            environment: [
                "KRB5_CONFIG": config ?? "", "KRB5CCNAME": "FILE:/none", "KRB5_CLIENT_KTNAME": "/none",
            ])
        #expect(without.exitCode == 1)
        #expect(
            without.output.contains(
                "\(realm.url)/ wants a Kerberos ticket, and there is none for it: gss_init_sec_context() failed: "
            ),
            "\(without.output)")
    }
}
