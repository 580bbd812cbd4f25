import JSON
import Testing

@testable import Matching

@Suite("?is")
struct KindTests {
    @Test(
        "knows the forms of text",
        arguments: [
            ("uuid", "123e4567-e89b-12d3-a456-426614174000", true),
            ("uuid", "123E4567-E89B-12D3-A456-426614174000", true),
            ("uuid", "123e4567e89b12d3a456426614174000", false),
            ("uuid", "123e4567-e89b-12d3-a456-42661417400g", false),
            ("date", "2024-02-29", true), ("date", "2023-02-29", false), ("date", "2024-02-29T00:00Z", false),
            ("date", "2024-2-9", false), ("datetime", "2024-02-29T10:00:00Z", true),
            ("datetime", "2024-02-29T10:00:00.123+02:00", true), ("datetime", "2024-02-29", false),
            ("datetime", "2024-02-29T25:00:00Z", false), ("time", "10:30", true),
            ("time", "10:30:15.5Z", true),
            ("time", "24:00", false), ("time", "", false), ("email", "ada@example.test", true),
            ("email", "a.b+c@localhost", true), ("email", "a..b@example.test", false),
            ("email", "@example.test", false),
            ("email", "a@b@c", false), ("email", "a b@example.test", false), ("email", "a@-b.test", false),
            ("uri", "https://example.test/a?b=c#d", true), ("uri", "urn:isbn:0451450523", true),
            ("uri", "/relative", false), ("uri", "http://a b", false), ("uri", "http://a/%zz", false),
            ("uri", "1http://a", false), ("ipv4", "192.168.0.1", true), ("ipv4", "256.1.1.1", false),
            ("ipv4", "1.2.3", false), ("ipv4", "01.2.3.4", false), ("ipv6", "::1", true),
            ("ipv6", "::", true),
            ("ipv6", "2001:db8::8a2e:370:7334", true), ("ipv6", "1:2:3:4:5:6:7:8", true),
            ("ipv6", "1:2:3:4:5:6:7", false),
            ("ipv6", "::ffff:192.168.0.1", true), ("ipv6", "1::2::3", false), ("ipv6", "12345::", false),
            ("ipv6", ":1", false), ("ipv6", "1:2:3:4:5:6:7::8", false), ("ipv6", "1:2:3:4:5:6:7::", true),
            ("base64", "aGVsbG8=", true), ("base64", "aGVsbG8", true), ("base64", "not base64!", false),
            ("base64", "", false), ("json", #"{"a":[1]}"#, true), ("json", "[1,]", false),
            ("json", "", false), ("xml", "<a><b/></a>", true), ("xml", "<a>", false), ("xml", "text", false),
        ])
    func formats(_ kind: String, _ text: String, _ holds: Bool) throws {
        let expectation = try Expectation(#"{"?is":"\#(kind)"}"#)
        #expect(expectation.holds(for: .value(.string(text), isTyped: true)) == holds)
        #expect(expectation.holds(for: .untyped(text)) == holds)
    }

    @Test(
        "forms of text are never numbers, null or containers",
        arguments: [
            "uuid", "date", "datetime", "time", "email", "uri", "ipv4", "ipv6", "base64", "json", "xml",
        ])
    func otherTypes(_ kind: String) throws {
        let expectation = try Expectation(#"{"?is":"\#(kind)"}"#)
        for value in ["7", "null", "true", "[]", "{}"] {
            #expect(!expectation.holds(for: try .json(value)))
        }
    }

    @Test(
        "integers are told by value", arguments: [("7", true), ("7.0", true), ("1e2", true), ("7.5", false)])
    func integers(_ number: String, _ holds: Bool) throws {
        #expect(try mismatches(#"{"?is":"integer"}"#, number).isEmpty == holds)
    }
}
