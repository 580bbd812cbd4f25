import JSON
import TestSupport
import Testing

@Suite("JSON conformance", .enabled(if: Conformance.isAvailable, Conformance.skipped))
struct JSONConformanceTests {
    @Test("every text of the parsing suite is accepted or refused as RFC 8259 says")
    func parsing() throws {
        var tally = ConformanceTally("json-parsing")
        for item in try Conformance.cases("json-parsing/given.json", under: "cases") {
            let name = try item.text("name")
            let outcome = Outcome(of: try bytes(of: item))
            switch try item.text("expect") {
            case "accept": tally.note(name, holds: outcome.isAccepted, orElse: outcome.description)
            case "reject": tally.note(name, holds: !outcome.isAccepted, orElse: outcome.description)
            default: tally.note(name, holds: outcome == choice(for: name), orElse: outcome.description)
            }
        }
        tally.close()
    }

    @Test("what was read is written back: order, repeated names, digits, escapes of lone surrogates")
    func transform() throws {
        var tally = ConformanceTally("json-transform")
        for item in try Conformance.cases("json-parsing/transform.json", under: "cases") {
            let name = try item.text("name")
            let bytes = try item.base64("base64")
            let result = Result { try JSONParser.parse(bytes) }
            if name.hasPrefix("string_"), name.contains("_invalid_codepoint"), !name.contains("escaped") {
                // Surrogates as bytes are not UTF-8.
                tally.note(name, holds: (try? result.get()) == nil, orElse: "accepted")
                continue
            }
            // The suite writes surrogates in upper case and puts white space around values.
            let expected = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
            let written = try result.get().written()
            let holds =
                name.contains("escaped_invalid")
                ? TextEquality.equal(written, expected.lowercased()) : TextEquality.equal(written, expected)
            tally.note(name, holds: holds, orElse: written)
        }
        tally.close()
    }

    private func bytes(of item: JSONObject) throws -> [UInt8] {
        guard let times = item["times"]?.numberValue?.asInt else { return try item.base64("base64") }
        let unit = try item.base64("repeat_base64")
        return try repeatElement(unit, count: times).flatMap { $0 } + item.base64("tail_base64")
    }

    /// What we do where RFC 8259 leaves the choice: lone surrogates, any number and any depth up to the limit
    /// are accepted; what is not UTF-8 is refused by name.
    private func choice(for name: String) -> Outcome {
        switch name {
        case let name where name.contains("utf16") || name.contains("UTF-16"):
            .refused("the text is UTF-16, JSON is UTF-8")
        case let name where Self.notUTF8.contains { name.contains($0) }:
            .refused("not valid UTF-8")
        default: .accepted
        }
    }

    private static let notUTF8 = [
        "invalid_utf-8", "iso_latin_1", "lone_utf8_continuation_byte", "not_in_unicode_range",
        "overlong_sequence", "truncated-utf-8", "UTF8_surrogate", "UTF-8_invalid_sequence",
    ]
}

private enum Outcome: Equatable, CustomStringConvertible {
    case accepted
    case refused(String)

    init(of bytes: [UInt8]) {
        do throws(JSONSyntaxError) {
            _ = try JSONParser.parse(bytes)
            self = .accepted
        } catch {
            self = .refused(error.message.hasSuffix("not valid UTF-8") ? "not valid UTF-8" : error.message)
        }
    }

    var isAccepted: Bool { self == .accepted }

    var description: String {
        switch self {
        case .accepted: "accepted"
        case .refused(let message): message
        }
    }
}
