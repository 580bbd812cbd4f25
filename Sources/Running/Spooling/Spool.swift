import Platform
import Results

/// Takes the results that are too many for memory into files without names. The files of a run share it.
///
/// What cannot be written stays in memory: nothing is lost.
final class Spool: Sendable {
    /// How results become bytes and come back.
    struct Coding: Sendable {
        let encode: @Sendable (TestResult) -> [UInt8]
        /// Nil where the bytes are none of a result.
        let decode: @Sendable ([UInt8]) -> TestResult?
    }

    /// Bytes that were written at once.
    enum Segment: Sendable {
        case file(any ScratchFile, offset: Int)
        /// They could not be written.
        case memory([UInt8])
    }

    private struct State: Sendable {
        var file: (any ScratchFile)?
        /// How many bytes of it are taken.
        var taken = 0
        /// Whether there is no room.
        var isFull = false
        var readError: FileError?
    }

    /// What one file takes: its room is given back when nobody has results in it any more.
    private static let fileSize = 64 << 20

    /// How many bytes of results a spec file keeps in memory, and all those that wait for their turn.
    let limit: Int
    let coding: Coding
    private let makeFile: @Sendable () throws(FileError) -> any ScratchFile
    private let state = Guarded(State())

    init(limit: Int, coding: Coding, makeFile: @escaping @Sendable () throws(FileError) -> any ScratchFile) {
        self.limit = limit
        self.coding = coding
        self.makeFile = makeFile
    }

    /// Puts bytes away.
    func segment(of bytes: [UInt8]) -> Segment {
        guard let (file, offset) = state.withLock({ place(of: bytes.count, &$0) }) else {
            return .memory(bytes)
        }
        do throws(FileError) {
            try file.write(bytes, at: offset)
            return .file(file, offset: offset)
        } catch {
            state.withLock { $0.isFull = true }
            return .memory(bytes)
        }
    }

    private func place(of count: Int, _ state: inout State) -> (file: any ScratchFile, offset: Int)? {
        if state.isFull { return nil }
        if state.file == nil || state.taken >= Spool.fileSize {
            state.file = try? makeFile()
            state.taken = 0
        }
        guard let file = state.file else {
            state.isFull = true
            return nil
        }
        defer { state.taken += count }
        return (file, state.taken)
    }

    /// The first error of reading something back.
    var readError: FileError? { state.withLock { $0.readError } }

    func note(readError: FileError) {
        state.withLock { if $0.readError == nil { $0.readError = readError } }
    }
}
