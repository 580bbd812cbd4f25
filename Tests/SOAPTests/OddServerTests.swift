import Foundation
import SOAP
import Testing
import XML

/// Every answer of the collection of odd servers that stands beside the conformance suites.
@Suite(.enabled(if: OddServer.isAvailable, OddServer.skipped))
struct OddServerTests {
    /// What must be said of each; multipart answers are taken apart by nobody yet.
    static let expected: [String: [String]] = [
        "envelope": [
            "ok11", "ok12", "default-ns-envelope", "bom", "utf16", "latin1-declared", "latin1-http-only",
            "charset-quoted", "no-content-type", "text-plain", "response-header", "two-body-children",
            "empty-body",
            "json-in-xml", "json-in-cdata", "json-invalid", "xml-in-string", "diffgram", "nil-empty-missing",
            "one-item", "two-items", "zero-items", "attr-text", "same-local-names",
            "fault-nested-not-a-fault",
            "huge-text-11mb", "deep-300", "gzip", "deflate", "bad-cookies", "session-cookie",
            "undeclared-prefix",
        ],
        "fault": [
            "fault11-500", "fault11-200", "fault11-qualified-children", "fault11-in-env12", "fault12-400",
            "fault12-500", "fault12-bare-code", "fault12-as-text-xml",
        ],
        "other": [
            "html-500", "html-200", "html-then-soap", "empty-200", "empty-202", "empty-204", "empty-415",
            "empty-500", "json-bare", "asmx-string-only", "redirect-302", "redirect-307",
        ],
        "malformed": [
            "trailing-garbage", "leading-newline", "control-char", "charref-0x1f", "truncated",
            "charset-conflict", "dtd-bomb", "dtd-external",
        ],
    ]

    /// The words that must be there.
    static let words: [String: [String]] = [
        "html-then-soap": ["HTML", "with an envelope behind it"],
        "html-500": ["HTML titled \"Runtime Error\" (status 500, text/html)"],
        "empty-415": ["an empty body (status 415)", "try \"version\": \"1.2\""],
        "json-bare": ["got JSON", "Invalid web service call"],
        "asmx-string-only": ["the root element string", "http://tempuri.org/"],
        "redirect-302": ["it redirects to /ok11"],
        "leading-newline": ["white space before the XML declaration"],
        "charset-conflict": ["utf-8", "iso-8859-1"],
        "fault11-500": [
            ##"{"code":"Client","reason":"bad & thing","detail":{"Err":{"@code":"42","#text":"why"}}}"##
        ],
        "fault11-in-env12": [#"{"code":"Client","reason":"bad & thing""#],
        "fault11-qualified-children": [#"{"code":"Server","reason":"q"}"#],
        "fault12-400": [#"{"code":"Sender","subcode":"BadId","reason":"bad","detail":{"Err":"why"}}"#],
        "fault12-bare-code": [#"{"code":"Client","reason":"failed"}"#],
        "control-char": ["line 1, column"],
        "dtd-bomb": ["entity"],
        "dtd-external": ["entity"],
        "undeclared-prefix": ["envelope 1.1"],
    ]

    @Test("every answer that is not multipart gets its verdict")
    func verdicts() throws {
        let answers = try OddServer.answers()
        let kinds = Self.expected.flatMap { kind, names in names.map { ($0, kind) } }
        #expect(Set(answers.map(\.name)) == Set(kinds.map(\.0)))
        var right = 0
        for answer in answers {
            let verdict = SOAPVerdict(answer.answer)
            let kind =
                switch verdict {
                case .envelope: "envelope"
                case .fault: "fault"
                case .noEnvelope: "other"
                case .malformed: "malformed"
                }
            let wanted = kinds.first { $0.0 == answer.name }?.1
            #expect(kind == wanted, "\(answer.name): \(SOAPTests.words(for: verdict))")
            let text = SOAPTests.words(for: verdict)
            for word in Self.words[answer.name] ?? [] {
                #expect(text.contains(word), "\(answer.name): \(text)")
            }
            if kind == wanted { right += 1 }
        }
        print("odd SOAP answers: \(right) of \(answers.count)")
    }

    @Test("an unbound prefix is a warning, and what was read is right")
    func warning() throws {
        let odd = try #require(try OddServer.answers().first { $0.name == "undeclared-prefix" })
        guard case .envelope(let envelope) = SOAPVerdict(odd.answer) else {
            Issue.record("no envelope")
            return
        }
        #expect(envelope.document.warnings.count == 1)
        #expect(envelope.body.stringValue == "café €")
    }
}
