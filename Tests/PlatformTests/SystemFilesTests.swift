import Platform
import TestSupport
import Testing

/// A folder of its own in `/tmp` for each test, removed with what is in it.
final class TemporaryFolder {
    let files = SystemFiles()
    let path: String

    init() throws {
        path = "/tmp/assay-tests-\(SystemRandom().next())"
        try files.makeFolders(path)
    }

    deinit {
        for entry in (try? files.list(path)) ?? [] { try? files.remove(path + "/" + entry.name) }
    }
}

@Suite struct SystemFilesTests {
    let files = SystemFiles()
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `what was written is read`() throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
        try files.writeAtomically(bytes, to: folder.path + "/a")
        #expect(try files.read(folder.path + "/a") == bytes)
        #expect(try files.list(folder.path) == [FolderEntry(name: "a", kind: .file)])
    }

    @Test func `an open file is read in pieces from anywhere`() throws {
        try files.writeAtomically(Array("0123456789".utf8), to: folder.path + "/a")
        let file = try files.open(folder.path + "/a")
        #expect(file.size == 10)
        #expect(try file.read(at: 7, upTo: 2) == Array("78".utf8))
        #expect(try file.read(at: 0, upTo: 100) == Array("0123456789".utf8))
        #expect(try file.read(at: 10, upTo: 1).isEmpty)
        #expect(try file.read(at: -1, upTo: 1).isEmpty)
    }

    @Test(arguments: [("", FileError.Reason.isFolder), ("/none", .missing)])
    func `only files are opened`(name: String, reason: FileError.Reason) {
        #expect(throws: FileError(.read, folder.path + name, reason)) { try files.open(folder.path + name) }
    }

    @Test func `a scratch file gives back what was written, and has no name`() throws {
        let file = try files.scratch(in: folder.path)
        try file.write(Array("0123456789".utf8), at: 0)
        try file.write(Array("abc".utf8), at: 12)
        #expect(try file.read(at: 7, count: 5) == Array("789".utf8) + [0, 0])
        #expect(try file.read(at: 12, count: 3) == Array("abc".utf8))
        #expect(throws: FileError(.read, folder.path, .outsideFile)) { try file.read(at: 14, count: 2) }
        #expect(try files.list(folder.path).isEmpty)
    }

    @Test(arguments: [(["TMPDIR": "/var/tmp"], "/var/tmp"), (["TMPDIR": ""], "/tmp"), ([:], "/tmp")])
    func `scratch files are where the environment says`(
        environment: [String: String], expected: String
    ) throws {
        let files = MemoryFiles()
        _ = try Surroundings.fake(environment: environment, files: files).makeScratchFile()
        #expect(files.scratchFolders == [expected])
    }

    @Test func `a scratch file needs its folder`() {
        #expect(throws: FileError(.write, folder.path + "/none", .missing)) {
            try files.scratch(in: folder.path + "/none")
        }
    }

    @Test func `a device is no file to open`() {
        #expect(throws: FileError(.read, "/dev/null", .notFile)) { try files.open("/dev/null") }
    }

    @Test func `an older file stays until the new one is committed`() throws {
        let path = folder.path + "/a"
        try files.writeAtomically(Array("old".utf8), to: path)
        let pending = try files.create(path)
        try pending.append(Array("a number: 000000".utf8))
        #expect(try files.read(path) == Array("old".utf8))
        try pending.patch(Array("42".utf8), at: 14)
        try pending.commit()
        #expect(try files.read(path) == Array("a number: 000042".utf8))
        #expect(try files.list(folder.path).count == 1)
    }

    @Test func `what is appended stands behind what was there, or begins the file`() throws {
        let path = folder.path + "/a"
        try files.append([1, 2], to: path)
        try files.append([3], to: path)
        #expect(try files.read(path) == [1, 2, 3])
        #expect(throws: FileError(.write, folder.path, .isFolder)) { try files.append([4], to: folder.path) }
    }

    @Test func `a file that is not committed yet has no name that could stay behind`() throws {
        let pending = try files.create(folder.path + "/a")
        try pending.append([1, 2, 3])
        #expect(try files.list(folder.path).isEmpty)
        pending.discard()
    }

    @Test func `a discarded file leaves nothing behind`() throws {
        let pending = try files.create(folder.path + "/a")
        try pending.append([1, 2, 3])
        pending.discard()
        #expect(try files.list(folder.path).isEmpty)
    }

    @Test func `a patch may not lie outside what was written`() throws {
        let path = folder.path + "/a"
        let pending = try files.create(path)
        try pending.append([1, 2, 3])
        #expect(throws: FileError(.write, path, .outsideFile)) { try pending.patch([1, 2], at: 2) }
    }

    @Test func `what never ends is not read into memory for ever`() throws {
        let error = #expect(throws: FileError.self) { try files.read("/dev/zero") }
        #expect(
            error?.message
                == #"cannot read "/dev/zero": it is no file with a size, and did not end within 67108864 bytes"#
        )
    }

    @Test func `a folder is listed in the order of bytes`() throws {
        for name in ["b", "a", "B", "é", "10", "9"] {
            try files.writeAtomically([], to: "\(folder.path)/\(name)")
        }
        #expect(try files.list(folder.path).map(\.name) == ["10", "9", "B", "a", "b", "é"])
    }

    @Test func `errors say what, where and why`() throws {
        let missing = #expect(throws: FileError.self) { try files.read("/tmp/none/x.json") }
        #expect(missing?.message == #"cannot read "/tmp/none/x.json": no such file or folder"#)
        let isFolder = #expect(throws: FileError.self) { try files.read("/tmp") }
        #expect(isFolder?.message == #"cannot read "/tmp": it is a folder"#)
        let device = #expect(throws: FileError.self) { try files.writeAtomically([], to: "/dev/null") }
        #expect(device?.message == #"cannot write "/dev/null": it is neither a file nor a folder"#)
    }
}
