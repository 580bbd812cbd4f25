import Testing
@testable import Text

@Suite("Digests")
struct DigestTests {
    @Test(
        "the digest of text",
        arguments: [
            (Digest.md5, "", "d41d8cd98f00b204e9800998ecf8427e"),
            (.md5, "abc", "900150983cd24fb0d6963f7d28e17f72"),
            (.sha1, "abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
            (.sha256, "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                .sha512, "abc",
                "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                    + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
            ),
        ])
    func digest(digest: Digest, text: String, expected: String) throws {
        #expect(try Hexadecimal.encode(digest.hash(Array(text.utf8))) == expected)
    }

    @Test(
        "the keyed hash of text",
        arguments: [
            (
                Digest.sha256, "Jefe", "what do ya want for nothing?",
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
            ),
            (.md5, "Jefe", "what do ya want for nothing?", "750c783e6ab0b503eaa86e310a5db738"),
            (.sha1, "", "", "fbdb1d1b18aa6c08324b7d64b71fb76370690e1d"),
        ])
    func authenticationCode(digest: Digest, key: String, text: String, expected: String) throws {
        let code = try digest.authenticationCode(for: Array(text.utf8), key: Array(key.utf8))
        #expect(Hexadecimal.encode(code) == expected)
    }

    @Test("the words for a digest that OpenSSL refuses")
    func message() {
        #expect(DigestError(digest: .md5).message == "the OpenSSL of this machine refuses to compute md5")
    }
}
