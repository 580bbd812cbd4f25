import HTTP
import JSON
import Testing
import TestSupport

@Suite struct URIReferenceTests {
    @Test(.enabled(if: Conformance.isAvailable, Conformance.skipped))
    func `the examples of RFC 3986`() throws {
        var tally = ConformanceTally("url/rfc3986")
        for example in try Conformance.cases("url/rfc3986/reference-resolution.json", under: "cases") {
            let reference = try example.text("reference")
            let base = URIReference(try example.text("base"))
            let resolved = URIReference(reference).resolved(against: base).text
            let expected = try example.text("expected")
            tally.note(reference, holds: resolved == expected, orElse: "\(resolved), expected \(expected)")
        }
        tally.close()
    }

    @Test(arguments: [
        "", "a", "/a", "//a", "//", "?", "#", "a?#", "http://u:p@h:80/p?q#f", "mailto:x", "http:",
        "a:b?c#d?e#f",
        "1a:b", "é/ü?ö", "http://[::1]:8080",
    ])
    func `a reference is put together as it was taken apart`(text: String) {
        #expect(URIReference(text).text == text)
    }

    @Test(arguments: [
        ("http://h", "a", "http://h/a"), ("http://h?x", "", "http://h?x"),
        ("http://h/a/b", "?y", "http://h/a/b?y"),
        ("http://h/a//b", "../c", "http://h/a/c"), ("x:a/b", "c", "x:a/c"), ("x:", "c", "x:c"),
    ])
    func `references beyond the examples`(base: String, reference: String, expected: String) {
        #expect(URIReference(reference).resolved(against: URIReference(base)).text == expected)
    }
}
