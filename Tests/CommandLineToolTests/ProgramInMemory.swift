import Platform
import TestSupport

@testable import CommandLineTool

/// The whole program with files of memory; its current folder is `/work`.
struct ProgramInMemory {
    var words: [String] = []
    let files: MemoryFiles
    let terminal = RecordingTerminal()
    private let environment: [String: String]

    init(files: [String: String], environment: [String: String] = [:]) {
        self.files = MemoryFiles(files)
        self.environment = environment
    }

    /// - Returns: the exit code.
    func run() -> Int32 {
        Tool.run(words, in: .fake(environment: environment, files: files, terminal: terminal))
    }
}
