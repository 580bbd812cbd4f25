import Platform
import TestSupport
import Testing

@testable import CommandLineTool

@Suite("The exit code")
struct ExitCodeTests {
    @Test(
        "is the highest of all that happened, and 4 only where nothing else did",
        arguments: [
            ([], 0), ([0, 0], 0), ([1], 1), ([2], 2), ([3], 3), ([4], 4), ([130], 130), ([0, 4], 4),
            ([4, 1], 1), ([4, 2], 2), ([1, 2], 2), ([2, 1, 3], 3), ([3, 130, 2], 130), ([4, 130], 130),
        ] as [([Int32], Int32)])
    func combined(codes: [Int32], expected: Int32) {
        #expect(ExitCode.combined(codes.compactMap(ExitCode.init)).rawValue == expected)
    }

    private static let passing = #"{ "name": "p", "set": { "a": 1 } }"#
    private static let failing = #"{ "name": "f", "set": { "a": "{{env.NOT_SET}}" } }"#
    private static let broken = #"{ "sett": { "a": 1 } }"#

    @Test(
        "of a run is that of its cases",
        arguments: [
            (["p"], [], 0), (["p", "f"], [], 1), (["p", "f", "b"], [], 2), (["p", "none"], [], 2),
            (["p", "--var", "x"], [], 2), (["p", "--nope"], [], 2),
            (["p", "--report", "junit=folder"], ["folder/x"], 3),
            (["f", "b", "--report", "junit=folder"], ["folder/x"], 3),
            (["p", "--cookie-jar", "folder"], ["folder/x"], 2),
            (["p", "--name", "zzz"], [], 4), (["p", "--name", "zzz", "--allow-empty"], [], 0),
            (["b", "--name", "zzz"], [], 2), (["p", "none", "--name", "zzz"], [], 2),
            (["p", "f", "--name", "^p"], [], 0), (["f", "--retries", "2"], [], 1),
            (["f", "p", "--fail-fast"], [], 1),
            (["empty"], ["empty/_x"], 4), (["empty", "--allow-empty"], ["empty/_x"], 0),
            (["p", "--name", "zzz", "--report", "junit=folder"], ["folder/x"], 3),
            (["f", "--list"], [], 0), (["b", "--list"], [], 2),
        ] as [([String], [String], Int32)])
    func ofRun(words: [String], more: [String], expected: Int32) {
        var files = ["p": Self.passing, "f": Self.failing, "b": Self.broken]
        for path in more { files[path] = "" }
        #expect(Tool.run(["run"] + words, in: .fake(files: MemoryFiles(files))) == expected)
    }

    @Test("of an interrupted run is 130, also where its report cannot be written")
    func interrupted() {
        let surroundings = Surroundings.fake(files: MemoryFiles(["b": Self.broken, "folder/x": ""]))
        surroundings.cancellation.cancel()
        #expect(Tool.run(["run", "b", "--report", "junit=folder"], in: surroundings) == 130)
    }
}
