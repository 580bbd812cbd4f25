import Diagnostics
import JSON
import Testing
import Text

@testable import Matching

/// An expected value as an author writes it, with what it says of values.
struct Expectation {
    let matcher: Matcher

    init(_ text: String) throws {
        let source = SourceText(name: "spec.json", text: text)
        let located = try JSONParser.parseLocated(source.bytes, dialect: .commented)
        matcher = try Matcher(located, source: source, in: FixedSurroundings())
    }

    /// `path  message` of every mismatch.
    func sentences(of value: Observed, label: String = "$") -> [String] {
        matcher.mismatches(of: value, label: label).map { "\($0.path)  \($0.message)" }
    }

    func holds(for value: Observed) -> Bool {
        sentences(of: value).isEmpty
    }
}

/// A known time, and a few files.
struct FixedSurroundings: MatcherSurroundings {
    static let files = [
        "_order.json": "{ \"id\": 1.0, // a comment\n \"?gt\": [1, 2,] }", "_abc.json": "\"abc\"",
        "_broken.json": "{\n  \"a\": }",
    ]

    func now() -> DateTime? { DateTime(iso: "2024-05-01T12:00:00Z") }

    func bytes(ofFile name: String, namedIn source: SourceText) throws(MatcherFileError) -> [UInt8] {
        guard let text = Self.files[name] else {
            throw MatcherFileError("there is no file \"\(name)\" beside \(source.name)", hint: "look for it")
        }
        return Array(text.utf8)
    }
}

extension Observed {
    /// A typed value from its JSON.
    static func json(_ text: String) throws -> Observed {
        .value(try JSONParser.parse(Array(text.utf8)), isTyped: true)
    }

    /// Text without a type, as headers and XML give it.
    static func untyped(_ text: String) -> Observed {
        .value(.string(text), isTyped: false)
    }

    /// The lines of a header or the texts of a node-set.
    static func texts(_ texts: String...) -> Observed {
        .list(texts.map { .string($0) })
    }
}

/// `path  message` of every mismatch of a JSON value.
func mismatches(_ expected: String, _ actual: String, label: String = "$") throws -> [String] {
    try Expectation(expected).sentences(of: .json(actual), label: label)
}

/// The rendered diagnostics of an expected value.
func diagnostics(_ expected: String) throws -> String {
    let source = SourceText(name: "spec.json", text: expected)
    let located = try JSONParser.parseLocated(source.bytes, dialect: .commented)
    return Matcher.validate(located, source: source, in: FixedSurroundings()).map { $0.rendered() }.joined(
        separator: "\n")
}

extension Expectation {
    /// A source for values that stand in no file.
    static let source = SourceText(name: "spec.json", text: "\"x\"")
}
