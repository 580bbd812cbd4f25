import JSON
import Paths
import Testing

@Suite("JSONPath: I-Regexp")
struct JSONPathPatternTests {
    private func matches(_ function: String, _ pattern: String, _ text: String) throws -> Bool {
        let document: JSONValue = ["text": .string(text), "pattern": .string(pattern)]
        let dynamic = try JSONPathQuery("$[?\(function)($.text, $.pattern)]").count(in: document) > 0
        // A value that is no I-Regexp cannot be filled in.
        let query = try JSONPathQuery("$[?\(function)($.text, {{p}})]")
        let filled = try? query.filled(with: [.string(pattern)])
        #expect((try filled?.count(in: document) ?? 0 > 0) == dynamic)
        return dynamic
    }

    @Test(
        "match is of the whole text",
        arguments: [
            ("a|ab", "ab", true), ("a", "ab", false), ("", "", true), (".", "\u{2028}", true),
            (".", "\n", false),
            (".", "\r", false), ("a.", "a😀", true), ("[^a]", "\n", true), ("^ab$", "ab", true),
            ("[$^]", "$", true),
            ("\\$\\^", "$^", false), ("\\^", "^", true), ("\\p{Lu}\\P{Lu}", "Éé", true),
            ("\\p{L}+", "aÉ", true), ("[\\p{Nd}x]+", "1x2", true),
            ("[a-c-]+", "b-", true), ("[-a]", "-", true), ("a{2}", "aa", true), ("a{2,}", "aaaa", true),
            ("a{1,2}", "aaa", false), ("(a|b)*c?", "abab", true), ("\\.\\*\\[", ".*[", true),
            ("[\\]\\\\]+", "]\\", true),
            ("\\n\\t", "\n\t", true), ("a b#c", "a b#c", true), ("a/b&&~@", "a/b&&~@", true),
            ("a\n", "a\n", true),
            ("a", "a\n", false), ("[\\n-\\r]", "\u{B}", true), ("(((a)))", "a", true), ("[a&&b]", "&", true),
        ])
    func match(pattern: String, text: String, expected: Bool) throws {
        #expect(try matches("match", pattern, text) == expected)
    }

    @Test(
        "search is of a part",
        arguments: [
            ("b", "abc", true), ("^b", "abc", false), ("c$", "abc", true), ("b$", "abc", false),
            ("", "x", true),
        ])
    func search(pattern: String, text: String, expected: Bool) throws {
        #expect(try matches("search", pattern, text) == expected)
    }

    @Test(
        "what is no I-Regexp matches nothing",
        arguments: [
            "\\d", "\\w", "\\s", "\\b", "\\1", "\\u0041", "(?:a)", "(?i)a", "(?=a)", "a*?", "a*+", "a**", "*",
            "(*)",
            "a|*", "a)", "(a", "[a", "[]", "[^]", "[a]]", "a{", "a{,2}", "a{x}", "a{2", "a}", "[z-a]",
            "[a-\\p{L}]",
            "[\\p{L}-z]", "[[:alpha:]]", "\\p{Greek}", "\\p{Lx}", "\\pL", "\\", "a{99999}", "(*UCP)a",
            "[a--b]",
        ])
    func invalid(pattern: String) throws {
        for text in ["a", "1", " ", "A", "z", "", pattern] {
            let document: JSONValue = ["text": .string(text), "pattern": .string(pattern)]
            for function in ["match", "search"] {
                #expect(try JSONPathQuery("$[?\(function)($.text, $.pattern)]").count(in: document) == 0)
                let literal = JSONValue.string(pattern).written()
                let query = try JSONPathQuery("$[?\(function)($.text, \(literal))]", hasSlots: false)
                #expect(try query.count(in: document) == 0)
                #expect(query.patternFaults.count == 1)
            }
        }
    }

    @Test(
        "a value that makes a pattern is an error where that is no I-Regexp", arguments: ["{{p}}", "'{{p}}'"])
    func invalidValue(slot: String) throws {
        let query = try JSONPathQuery("$[?!match(@.{{n}}, \(slot))]")
        let error = #expect(throws: JSONPathSlotError.self) { try query.filled(with: ["a", "\\d"]) }
        #expect(error?.slot == 1)
        #expect(
            error?.message == #"the pattern "\\d" is no I-Regexp (RFC 9485), so nothing matches it"#)
    }

    @Test(
        "a pattern that explodes is an error, whatever stands around it",
        arguments: ["match(@, '(a*)*c')", "!match(@, '(a*)*c')", "search(@, $[1]) && false == true"])
    func stepLimit(condition: String) throws {
        let text = String(repeating: "a", count: 198) + "c!"
        let query = try JSONPathQuery("$[?\(condition)]")
        let document: JSONValue = [.string(text), "(a*)*c$"]
        let error = #expect(throws: JSONPathUnfinishedSearch.self) { try query.values(in: document) }
        let function = condition.contains("search") ? "search" : "match"
        #expect(
            error?.message
                == "\(function)(): the pattern needs too many steps on this text, which has 200 characters")
        #expect(throws: JSONPathUnfinishedSearch.self) { try query.count(in: document) }
        #expect(throws: JSONPathUnfinishedSearch.self) { try query.located(in: document) }
    }
}
