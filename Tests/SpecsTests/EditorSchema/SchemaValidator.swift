import Foundation
import JSON
import Specs
import Testing

/// jsonschema, which `Scripts/peers` installs: a validator that others wrote.
enum SchemaValidator {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let programs = root.appending(path: ".build/peers/bin")

    static let skipped: Comment = "jsonschema is not there: Scripts/peers installs it, or says why not"
    static var isInstalled: Bool {
        FileManager.default.fileExists(atPath: programs.appending(path: "jsonschema").path())
    }

    /// What it says of each value; nil for one that is valid.
    static func messages(for values: [JSONValue], by schema: JSONValue) throws -> [String?] {
        let given: JSONValue = ["schema": schema, "values": .array(values)]
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appending(path: "given.json")
        try Data(given.writtenUTF8()).write(to: input)
        let output = Pipe()
        let process = Process()
        process.executableURL = programs.appending(path: "python3")
        process.arguments = [root.appending(path: "Tests/EndToEnd/Peers/schema/validate.py").path()]
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = output
        try process.run()
        let written = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        let found = try #require(try JSONParser.parse([UInt8](written)).arrayValue)
        try #require(found.count == values.count)
        return found.map(\.stringValue)
    }
}
