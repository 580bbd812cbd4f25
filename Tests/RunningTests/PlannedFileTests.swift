import Specs
import TestSupport
import Testing
import Text

@testable import Running

@Suite("A part of a file")
struct PlannedFileTests {
    private let text = """
        { "setup": [
            { "GET": "http://h/in" } ],
          "tests": [
            { "name": "list notes", "GET": "http://h/1" },
            { "name": "add a note",
              "steps": [
                { "name": "one", "GET": "http://h/2" },
                { "name": "two", "GET": "http://h/3" },
                { "name": "three", "GET": "http://h/4" } ],
              "always": [
                { "name": "clean", "GET": "http://h/5" } ] } ] }
        """

    /// `test: step step` of each.
    private func plan(_ file: PlannedFile) -> [String] {
        file.tests.map { "\($0.name): " + $0.steps.map(\.name).joined(separator: " ") }
    }

    @Test(
        "named by lines is a test, or a test up to a step, always included",
        arguments: [
            ([4], ["list notes: GET http://h/1"]), ([5], ["add a note: one two three"]),
            ([7], ["add a note: one"]),
            ([8], ["add a note: one two"]), ([9], ["add a note: one two three"]),
            ([11], ["add a note: one two three"]),
            ([8, 7], ["add a note: one two"]),
            ([9, 4], ["list notes: GET http://h/1", "add a note: one two three"]),
            ([7, 5], ["add a note: one two three"]),
            ([], ["list notes: GET http://h/1", "add a note: one two three"]),
        ])
    func lines(lines: [Int], expected: [String]) throws {
        let file = try PlannedFile(try loaded(text)).onLines(lines)
        #expect(plan(file) == expected)
        #expect(
            file.tests.last?.always.map(\.name) ?? []
                == (expected.last == "list notes: GET http://h/1" ? [] : ["clean"]))
    }

    @Test("cannot be a line that holds no test", arguments: [1, 2, 3, 99])
    func noTest(line: Int) throws {
        let file = PlannedFile(try loaded(text))
        let error = #expect(throws: NoTestOnLine.self) { try file.onLines([4, line]) }
        #expect(error?.message == "no test stands on line \(line) of spec.json")
    }

    @Test(
        "named by a pattern is the tests in whose name it is found",
        arguments: [
            ("note", ["list notes", "add a note"]), ("^list", ["list notes"]), ("notes$|x", ["list notes"]),
            ("Note", []),
            ("(?i)ADD", ["add a note"]), ("two", []),
        ])
    func names(pattern: String, expected: [String]) throws {
        let file = try PlannedFile(try loaded(text)).named(
            try RegularExpression(pattern), files: MemoryFiles())
        #expect(file.tests.map(\.name) == expected)
        #expect(file.isEmpty == expected.isEmpty)
    }

    @Test("of a file with an error is the error")
    func broken() throws {
        let broken = SpecLoader(files: MemoryFiles()).load("none.json")
        let file = try PlannedFile(broken).onLines([3]).named(
            try RegularExpression("x"), files: MemoryFiles())
        #expect(file.tests.isEmpty)
        #expect(!file.isEmpty)
    }
}
