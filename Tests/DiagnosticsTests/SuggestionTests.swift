import Diagnostics
import Testing

@Suite("Did you mean")
struct SuggestionTests {
    private static let keys = ["expect", "exchange", "headers", "status", "vars", "GET", "url", "ok"]

    @Test(
        "the nearest name, if it is near",
        arguments: [
            ("exepct", "expect"), ("expcet", "expect"), ("Expect", "expect"), ("header", "headers"),
            ("haeders", "headers"), ("stauts", "status"), ("var", "vars"), ("get", "GET"), ("uri", "url"),
            ("okk", "ok"), ("xk", "ok"),
        ])
    func near(_ name: String, wanted: String) {
        #expect(Suggestion.nearest(to: name, among: SuggestionTests.keys) == wanted)
        #expect(Suggestion.hint(for: name, among: SuggestionTests.keys) == "did you mean \"\(wanted)\"?")
    }

    @Test("a name that is no slip of the hand has none", arguments: ["", "body", "xyz", "completely", "q"])
    func far(_ name: String) {
        #expect(Suggestion.nearest(to: name, among: SuggestionTests.keys) == nil)
        #expect(Suggestion.hint(for: name, among: SuggestionTests.keys) == nil)
    }

    @Test("of equally near names the first, of no names none")
    func ties() {
        #expect(Suggestion.nearest(to: "bat", among: ["cat", "hat"]) == "cat")
        #expect(Suggestion.nearest(to: "bat", among: []) == nil)
    }
}
