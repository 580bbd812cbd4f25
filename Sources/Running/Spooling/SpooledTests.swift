import Platform
import Results

/// Tests that were put away and are read one by one.
struct SpooledTests: StoredTests {
    /// Where the bytes of a test are.
    struct Location: Sendable {
        let segment: UInt32
        let offset: UInt32
        let length: Int
    }

    let spool: Spool
    let segments: [Spool.Segment]
    let locations: [Location]
    /// The spec file.
    let file: String

    var count: Int { locations.count }

    func read(_ index: Int) -> (test: TestResult, coded: [UInt8]?) {
        do throws(FileError) {
            let bytes = try bytes(at: locations[index])
            if let test = spool.coding.decode(bytes) { return (test, bytes) }
            throw FileError(.read, "the temporary file of results", .outsideFile)
        } catch {
            spool.note(readError: error)
            return (lost(index, because: error), nil)
        }
    }

    private func bytes(at location: Location) throws(FileError) -> [UInt8] {
        let (offset, length) = (Int(location.offset), location.length)
        switch segments[Int(location.segment)] {
        case .file(let file, let start): return try file.read(at: start + offset, count: length)
        case .memory(let bytes): return Array(bytes[offset..<offset + length])
        }
    }

    /// What stands in the place of a test whose result is not to be had.
    private func lost(_ index: Int, because error: FileError) -> TestResult {
        let place = Place(file: file, line: 1, column: 1)
        return TestResult(
            name: "test \(index + 1) of the file", place: place, outcome: .errored, duration: .zero,
            failure: CheckFailure(
                kind: .fileError, place: place, subject: "",
                message: "what became of the test is lost: \(error.message)"))
    }
}

/// Puts the tests of one file away, in any order.
struct SpooledTestsWriter: Sendable {
    /// What is written at once.
    private static let chunk = 256 << 10

    private let spool: Spool
    private var segments: [Spool.Segment] = []
    private var locations: [SpooledTests.Location] = []
    private var buffer: [UInt8] = []

    init(to spool: Spool) {
        self.spool = spool
    }

    /// Takes the test that stands at a place of the file.
    mutating func add(_ test: TestResult, at index: Int) {
        let bytes = spool.coding.encode(test)
        let location = SpooledTests.Location(
            segment: UInt32(segments.count), offset: UInt32(buffer.count), length: bytes.count)
        while locations.count <= index { locations.append(location) }
        locations[index] = location
        buffer += bytes
        if buffer.count >= SpooledTestsWriter.chunk { flush() }
    }

    private mutating func flush() {
        if buffer.isEmpty { return }
        segments.append(spool.segment(of: buffer))
        buffer.removeAll(keepingCapacity: true)
    }

    /// All tests of the file, in file order.
    mutating func tests(of file: String) -> SpooledTests {
        flush()
        return SpooledTests(spool: spool, segments: segments, locations: locations, file: file)
    }
}
