import Foundation

/// The package's own files, found from where this one stands.
enum Tree {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// All Swift files under Sources.
    static func sources() throws -> [SourceFile] {
        let folder = root.appending(path: "Sources")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
            .filter { $0.hasSuffix(".swift") }
            .map { path in
                let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
                return SourceFile(path: "Sources/\(path)", text: text)
            }
    }
}

/// A Swift file as far as these tests read one: line by line, without line comments and string literals.
struct SourceFile {
    let path: String
    private let lines: [String]

    init(path: String, text: String) {
        self.path = path
        lines = text.components(separatedBy: "\n").map(SourceFile.code)
    }

    /// The folder under Sources.
    var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

    /// The words of each line that has any, with its number.
    var words: [(number: Int, words: Set<String>)] {
        lines.enumerated().compactMap { index, line in
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" && $0 != "." }
            return words.isEmpty ? nil : (index + 1, Set(words.map(String.init)))
        }
    }

    /// The module of each import line, with its number; of `import struct A.B` it is `A`.
    var imports: [(number: Int, module: String)] {
        lines.enumerated().compactMap { index, line in
            let words = line.split(separator: " ").map(String.init)
            guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
                words[..<keyword].allSatisfy({ SourceFile.modifiers.contains($0) || $0.hasPrefix("@") })
            else { return nil }
            let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
            guard let name = words[(keyword + 1)...].first(where: { !kinds.contains($0) }) else { return nil }
            return (index + 1, String(name.prefix { $0 != "." }))
        }
    }

    private static let modifiers: Set = ["package", "internal", "private", "fileprivate", "public"]

    /// A line without its comment and without what stands in quotes.
    private static func code(_ line: String) -> String {
        var code = ""
        var isQuoted = false
        var previous: Character = " "
        for character in line {
            if character == "\"", previous != "\\" { isQuoted.toggle() }
            if !isQuoted, character == "/", previous == "/" { return String(code.dropLast()) }
            if !isQuoted { code.append(character) }
            previous = character
        }
        return code
    }
}

/// What Package.swift declares, read as text: `room("A", imports: ["B"])` and the executable.
enum Manifest {
    static func imports(of manifest: String) -> [String: Set<String>] {
        var declared: [String: Set<String>] = [:]
        for opening in ["room(", ".executableTarget("] {
            for call in manifest.components(separatedBy: "\n        \(opening)").dropFirst() {
                let names = quoted(arguments(call))
                if let name = names.first { declared[name] = Set(names.dropFirst()) }
            }
        }
        return declared
    }

    /// The text up to the parenthesis that closes the call.
    private static func arguments(_ text: String) -> Substring {
        text.prefix { $0 != ")" }
    }

    private static func quoted(_ text: Substring) -> [String] {
        text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
