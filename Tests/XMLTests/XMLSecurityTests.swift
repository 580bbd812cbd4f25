import JSON
import TestSupport
import Testing
import XML

@Suite("XML: hostile and broken documents", .enabled(if: Conformance.isAvailable, Conformance.skipped))
struct XMLSecurityTests {
    @Test("each document of own.json is taken or refused as it must be, and nothing is loaded")
    func own() throws {
        let trap = try LoopbackTrap()
        var tally = ConformanceTally("xml-security")
        for row in try Conformance.cases("xml-security/own.json", under: "cases") {
            let id = try row.text("id")
            let bytes = try Self.bytes(of: row, port: trap.port)
            let outcome = XMLOutcome(bytes)
            let failure = outcome.failure(expecting: try row.text("expect"))
            tally.note(id, failure: trap.wasReached ? "a socket was opened" : failure)
        }
        tally.close()
    }

    @Test("every document that declares entities is refused, every other one taken, and nothing is loaded")
    func entities() throws {
        let trap = try LoopbackTrap()
        var tally = ConformanceTally("xml-security entities")
        for folder in ["xml-security/defusedxml", "xml-security/libxml2-recurse"] {
            for name in try Conformance.names(in: folder) where name.hasSuffix(".xml") {
                let text = String(decoding: try Conformance.bytes("\(folder)/\(name)"), as: UTF8.self)
                let rewritten = text.replacing("www.w3schools.com", with: "127.0.0.1:\(trap.port)")
                    .replacing("www.w3.org", with: "127.0.0.1:\(trap.port)")
                let outcome = XMLOutcome(Array(rewritten.utf8))
                let isRefused = text.contains("<!ENTITY") || text.contains("&ent;")
                let failure = outcome.failure(expecting: isRefused ? "reject" : "accept")
                tally.note(name, failure: trap.wasReached ? "a socket was opened" : failure)
            }
        }
        tally.close()
    }

    @Test(
        "text in other character sets comes out right",
        arguments: [("utf16le-bom", "é😀"), ("utf16be-nobom", "é"), ("latin1", "é"), ("utf8-bom", "é")])
    func characterSets(id: String, text: String) throws {
        let rows = try Conformance.cases("xml-security/own.json", under: "cases")
        let row = try #require(rows.first { $0["id"]?.stringValue == id })
        #expect(try XMLDocument.parse(row.base64("base64")).root.stringValue == text)
    }

    /// The bytes of a case, its URLs pointed at the trap.
    private static func bytes(of row: JSONObject, port: UInt16) throws -> [UInt8] {
        guard let recipe = row["recipe"]?.objectValue else {
            let bytes = try row.base64("base64")
            guard let text = String(validating: bytes, as: UTF8.self), text.contains("PORT") else {
                return bytes
            }
            return Array(text.replacing("PORT", with: "\(port)").utf8)
        }
        if let count = recipe["attributes"]?.numberValue?.asInt {
            return Array("<z\((0..<count).map { " a\($0)=\"1\"" }.joined())/>".utf8)
        }
        if let count = recipe["namespaces"]?.numberValue?.asInt {
            let declarations = (0..<count).map { " xmlns:n\($0)=\"u\($0)\"" }.joined()
            return Array("<z\(declarations)><n\(count - 1):a/></z>".utf8)
        }
        let parts = (recipe["concat"]?.arrayValue ?? []).map { part in
            if let text = part.stringValue { return text }
            let pair = part.arrayValue ?? []
            return String(
                repeating: pair.first?.stringValue ?? "", count: pair.last?.numberValue?.asInt ?? 0)
        }
        return Array(parts.joined().utf8)
    }
}

/// What became of a document.
private struct XMLOutcome {
    private let result: Result<(text: String, warnings: Int), XMLSyntaxError>

    init(_ bytes: [UInt8]) {
        do throws(XMLSyntaxError) {
            let document = try XMLDocument.parse(bytes)
            result = .success((document.root.stringValue, document.warnings.count))
        } catch {
            result = .failure(error)
        }
    }

    /// What is wrong, or nil.
    func failure(expecting expectation: String) -> String? {
        switch (expectation, result) {
        case ("accept", .success), ("accept-untouched", .success): nil
        case ("accept-or-clean-error", _), ("reject", .failure), ("policy", .failure): nil
        case ("reject-or-warn", .failure), ("no-load", .failure): nil
        case ("reject-or-warn", .success(let found)): found.warnings > 0 ? nil : "no warning"
        case ("no-load", .success(let found)): found.text.contains("root:") ? "a file was read" : nil
        case (_, .success): "taken"
        case (_, .failure(let error)): "refused: \(error)"
        }
    }
}
