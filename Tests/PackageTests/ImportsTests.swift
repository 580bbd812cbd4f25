import Foundation
import Testing

/// Holds the rooms to their walls: what each may import stands here once more, and `Package.swift` and every
/// `import` line must agree. The build alone would let a room import what another one brought in.
@Suite("Imports")
struct ImportsTests {
    private static let room = [
        "Diagnostics", "Platform", "JSON", "Text", "XML", "HTTP", "Paths", "Templates", "Matching", "SOAP",
        "Specs", "Results", "Checks", "Stubs", "Running", "Reports",
    ]

    /// What each target may import.
    private static let table: [String: Set<String>] = [
        "Diagnostics": [],
        "Platform": ["CMalloc", "Glibc"],
        "JSON": ["Diagnostics"],
        "Text": ["CPCRE2", "CCrypto", "Glibc"],
        "XML": ["JSON", "Text", "Diagnostics", "CLibXML2"],
        "HTTP": ["Text", "Platform", "CCurl", "CPsl", "CZlib", "CBrotli", "CZstd"],
        "Paths": ["JSON", "XML", "Text", "Diagnostics"],
        "Templates": ["Paths", "JSON", "Text", "Diagnostics"],
        "Matching": ["Paths", "JSON", "XML", "Text", "Diagnostics"],
        "SOAP": ["XML", "JSON", "Text", "HTTP"],
        "Specs": Set(room.prefix(10)),
        "Results": ["JSON", "Diagnostics"],
        "Checks": [
            "Specs", "Matching", "Paths", "SOAP", "HTTP", "XML", "JSON", "Text", "Results", "Diagnostics",
        ],
        "Stubs": [
            "Specs", "Templates", "Matching", "Paths", "SOAP", "HTTP", "XML", "JSON", "Text", "Platform",
            "Diagnostics", "CMicrohttpd",
        ],
        "Running": Set(room).subtracting(["Running", "Reports"]),
        "Reports": ["Results", "JSON", "Text", "Diagnostics"],
        "CommandLineTool": Set(room),
        "assay": ["CommandLineTool"],
    ]

    /// Not a target of the package: it comes with the system.
    private static let system: Set<String> = ["Glibc"]
    private static let mayBeUnsafe: Set<String> = ["Platform", "Text", "XML", "HTTP", "Stubs"]

    @Test("Package.swift declares for each target what the table says")
    func manifest() throws {
        let manifest = try String(contentsOf: Tree.root.appending(path: "Package.swift"), encoding: .utf8)
        let declared = Manifest.imports(of: manifest)
        for (target, imports) in ImportsTests.table {
            #expect(
                declared[target] == imports.subtracting(ImportsTests.system), "\(target) in Package.swift")
        }
        #expect(Set(declared.keys) == Set(ImportsTests.table.keys))
    }

    @Test("every import line in Sources is in the table")
    func importLines() throws {
        for file in try Tree.sources() {
            let allowed = try #require(ImportsTests.table[file.target], "\(file.target) is not in the table")
            for (number, module) in file.imports {
                #expect(allowed.contains(module), "\(file.path):\(number) imports \(module)")
            }
        }
    }

    @Test("no Foundation and nothing public in Sources")
    func plain() throws {
        for file in try Tree.sources() {
            for (number, module) in file.imports {
                #expect(!module.hasPrefix("Foundation"), "\(file.path):\(number)")
            }
            for (number, words) in file.words where words.contains("public") {
                Issue.record("\(file.path):\(number) is visible outside of the package")
            }
        }
    }

    @Test("paths and matchers compute with exact decimal numbers")
    func exactNumbers() throws {
        let exact: Set<String> = ["Paths", "Matching", "Templates", "Checks"]
        let binary: Set<String> = ["Double", "Float", "asDouble"]
        for file in try Tree.sources() where exact.contains(file.target) {
            // What XPath computed is taken over here.
            if file.path.hasSuffix("/PathValue+XPath.swift") { continue }
            for (number, words) in file.words where !binary.isDisjoint(with: words) {
                Issue.record("\(file.path):\(number) uses a binary number")
            }
        }
    }

    @Test("unsafe code stands only in the rooms that wrap C")
    func unsafeCode() throws {
        for file in try Tree.sources() where !ImportsTests.mayBeUnsafe.contains(file.target) {
            for (number, words) in file.words where words.contains("unsafe") || words.contains("@unsafe") {
                Issue.record("\(file.path):\(number) is unsafe")
            }
        }
    }

    @Test("every room has sources, and every folder of Sources is a room or a C library")
    func folders() throws {
        let targets = Set(try Tree.sources().map(\.target))
        #expect(targets == Set(ImportsTests.table.keys))
    }
}
