import Foundation
import TestSupport
import Testing

@Suite("The JSON report of the program")
struct ResultsTests {
    /// Cases with every kind of part: failures, attempts, loops, used files, rows, broken specs, phases that fail.
    private static let cases = [
        "failing-run", "failing-setup", "failing-always", "failing-teardown", "flaky", "poll", "use-fails",
        "rows",
        "each", "diagnostics", "skipped", "expected-errors", "random-values", "warnings",
        "setup-and-teardown",
    ]

    private static let schemaFile = DocumentedExample.root.appending(path: "schema/results.schema.json")

    /// The report of a run of a case's files.
    private static func report(of name: String) throws -> Any {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let files = FileManager.default
        let place = folder.location.appending(path: "case")
        try files.copyItem(at: Case.root.appending(path: name).resolvingSymlinksInPath(), to: place)
        _ = try Program.run(["run", ".", "--retries", "1", "--report", "json=r.json"], in: place)
        return try JSONSerialization.jsonObject(with: Data(contentsOf: place.appending(path: "r.json")))
    }

    @Test("has the schema that stands in schema/")
    func schema() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let printed = try Program.run(["schema", "results"], in: folder.location).output
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try printed.write(to: Self.schemaFile, atomically: true, encoding: .utf8)
        }
        let isCurrent = try String(contentsOf: Self.schemaFile, encoding: .utf8) == printed
        #expect(isCurrent, "run RECORD=1 swift test --disable-xctest --filter ResultsTests")
    }

    @Test(
        "is valid by its schema, and holds nothing that is not in it",
        .enabled(if: Peer.hasJSONSchema, Peer.noJSONSchema))
    func valid() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let written = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.schemaFile))
        let given = try JSONSerialization.data(
            withJSONObject: [
                "schema": Self.closed(written), "values": try Self.cases.map(Self.report),
            ])
        let input = folder.location.appending(path: "given.json")
        try given.write(to: input)
        let script = Peer.folder.appending(path: "schema/validate.py").path()
        let output = try Program.shell(
            "'\(Peer.python.path())' '\(script)' < given.json", in: folder.location)
        try #require(output.exitCode == 0, "\(output.errors)")
        let told = try JSONSerialization.jsonObject(with: Data(output.output.utf8)) as? [Any] ?? []
        #expect(told.count == Self.cases.count)
        for (name, complaint) in zip(Self.cases, told) {
            #expect(complaint is NSNull, "\(name): \(complaint)")
        }
    }

    /// The schema with every object closed, which it leaves open for members that come one day.
    private static func closed(_ schema: Any) -> Any {
        if let list = schema as? [Any] { return list.map(closed) }
        guard let object = schema as? [String: Any] else { return schema }
        var result = object.mapValues(closed)
        if object["properties"] is [String: Any], object["type"] as? String == "object" {
            result["additionalProperties"] = false
        }
        return result
    }

    @Test("has every member of the schema in its documentation")
    func documented() throws {
        let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.schemaFile))
        let names = Self.members(of: schema)
        #expect(names.count > 50)
        let lines = try DocumentedExample.lines(of: "docs/reports.md")
        let section = lines.drop { $0 != "## JSON" }.dropFirst().prefix { !$0.hasPrefix("## ") }
        for name in names {
            #expect(section.contains { $0.contains("`\(name)`") }, "docs/reports.md does not tell of \(name)")
        }
    }

    private static func members(of schema: Any) -> Set<String> {
        guard let object = schema as? [String: Any] else { return [] }
        var names = Set((object["properties"] as? [String: Any] ?? [:]).keys)
        for (_, definition) in object["$defs"] as? [String: Any] ?? [:] {
            names.formUnion(members(of: definition))
        }
        return names
    }

    @Test("of all shards merged is that of the whole run, but for its times")
    func merged() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let specs = Case.root.appending(path: "report-shards/specs").resolvingSymlinksInPath()
        try FileManager.default.copyItem(at: specs, to: folder.location.appending(path: "specs"))
        let runs = [
            "run specs --report json=whole.json", "run specs --report json=1.json --shard 1/2",
            "run specs --report json=2.json --shard 2/2", "report 1.json 2.json --report json=merged.json",
        ]
        for words in runs {
            _ = try Program.run(words.split(separator: " ").map(String.init), in: folder.location)
        }
        let (merged, whole) = (try timeless("merged.json", folder), try timeless("whole.json", folder))
        #expect(merged == whole)
        #expect(whole.contains("\"kind\":\"BodyMismatch\"") && whole.contains("\"timing\""), "\(whole)")
    }

    /// A document without what differs from run to run.
    private func timeless(_ name: String, _ folder: TemporaryFolder) throws -> String {
        let times = /"(duration|start|dns|connect|firstByte|total)":[0-9.]+/
        return try String(contentsOf: folder.location.appending(path: name), encoding: .utf8)
            .replacing(times) { "\"\($0.1)\":0" }
            .replacing(/"startedAt":"[^"]*"/, with: "")
            .replacing(/,"(?:dns|connect)":0/, with: "")
            .replacing(/127\.0\.0\.1:\d+/, with: "STUB")
            .replacing(/"Date","value":"[^"]*"/, with: "")
    }
}
