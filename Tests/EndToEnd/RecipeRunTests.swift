import Foundation
import Testing

@Suite("The recipes for CI, run")
struct RecipeRunTests {
    private static let canBeRun: Bool = {
        guard Peer.hasPyYAML, let folder = try? TemporaryFolder() else { return false }
        defer { folder.remove() }
        let help = try? Program.run(["--help"], in: folder.location).output
        return help?.contains("  report ") == true
    }()
    private static let cannotBeRun: Comment =
        "assay report is not built yet, or PyYAML is not there: Scripts/peers installs it, or says why not"

    /// Runs the commands of a part, or of the job that merges, up to the first that fails.
    private func exitCode(
        of run: RecipeRun, part: Int?, in folder: TemporaryFolder
    ) throws -> (code: Int32, said: String) {
        let commands = try run.commands(ofPart: part)
        #expect(!commands.isEmpty)
        var said = ""
        for command in commands {
            let ending = try Program.shell(
                command, in: folder.location, environment: part.map(run.environment) ?? [:])
            said += "\(command)\n\(ending.output)\(ending.errors)"
            if ending.exitCode != 0 { return (ending.exitCode, said) }
        }
        return (0, said)
    }

    private func specs(failing: Int?, in folder: TemporaryFolder) throws {
        try FileManager.default.createDirectory(
            at: folder.location.appending(path: "tests/api"), withIntermediateDirectories: true)
        for number in 1...5 {
            try folder.write(
                """
                { "name": "test \(number)", "base": "{{stub}}", "GET": "/", "expect": { "status": \(number == failing ? 201 : 200) },
                  "stubs": [ { "on": "GET /", "reply": {} } ] }
                """, as: "tests/api/\(number).json")
        }
    }

    @Test(
        "run each test in one of three parts and merge what these found", .enabled(if: canBeRun, cannotBeRun),
        arguments: RecipeRun.all)
    func passes(_ run: RecipeRun) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try specs(failing: nil, in: folder)
        for part in [1, 2, 3, nil] {
            let (code, said) = try exitCode(of: run, part: part, in: folder)
            #expect(code == 0, "\(said)")
        }
        let verdicts = try ReportedVerdicts(folder.location.appending(path: "reports/junit.xml")).all
        #expect(verdicts.map(\.name) == (1...5).map { "test \($0)" })
        #expect(verdicts.allSatisfy { $0.message == "passed" })
    }

    @Test(
        "fail in the part with the test that fails, and merge all the same",
        .enabled(if: canBeRun, cannotBeRun),
        arguments: RecipeRun.all)
    func fails(_ run: RecipeRun) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try specs(failing: 2, in: folder)
        let codes = try [1, 2, 3].map { try exitCode(of: run, part: $0, in: folder).code }
        #expect(codes.sorted() == [0, 0, 1])
        #expect(try exitCode(of: run, part: nil, in: folder).code == 1)
        let verdicts = try ReportedVerdicts(folder.location.appending(path: "reports/junit.xml")).all
        #expect(verdicts.count == 5)
        #expect(verdicts.filter { $0.message != "passed" }.map(\.name) == ["test 2"])
    }
}
