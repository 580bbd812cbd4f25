import Foundation
import Glibc
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
        let script = root.appending(path: "Tests/EndToEnd/Peers/schema/validate.py")
        let written = try output(of: [programs.appending(path: "python3"), script], reading: input)
        let found = try #require(try JSONParser.parse(written).arrayValue)
        try #require(found.count == values.count)
        return found.map(\.stringValue)
    }

    /// Foundation's `Process` leaks a little now and then, which the address sanitizer tells.
    private static func output(of words: [URL], reading input: URL) throws -> [UInt8] {
        func quoted(_ file: URL) -> String {
            "'" + file.path(percentEncoded: false).replacing("'", with: #"'\''"#) + "'"
        }
        let command = words.map(quoted).joined(separator: " ") + " < " + quoted(input)
        let stream = unsafe try #require(popen(command, "r"), "the shell cannot be started")
        var written: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe fread(&part, 1, part.count, stream)
            if count == 0 { break }
            written += part[..<count]
        }
        try #require(unsafe pclose(stream) == 0)
        return written
    }
}
