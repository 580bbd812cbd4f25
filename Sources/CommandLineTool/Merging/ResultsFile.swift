import JSON
import Platform
import Results
import Text

/// A JSON report that was read: its tests stay in the file until somebody asks for one.
struct ResultsFile {
    /// As the command line names it.
    let path: String
    let heading: RunHeading
    let start: DateTime
    var files: [FileResult]
    let summary: RunSummary

    /// Reads a whole file once, each test of it too, so that nothing can be wrong with it later.
    init(_ path: String, in files: any FileSystem) throws(UsageError) {
        let file: any ReadableFile
        do throws(FileError) {
            file = try files.open(path)
        } catch {
            throw UsageError(error.message)
        }
        var reading = ResultsReading(path: path, file: file)
        try reading.document()
        self = try reading.whole()
    }

    fileprivate init(
        path: String, heading: RunHeading, start: DateTime, files: [FileResult], summary: RunSummary
    ) {
        self.path = path
        self.heading = heading
        self.start = start
        self.files = files
        self.summary = summary
    }
}

/// A document of results while it is read from its beginning to its end.
private struct ResultsReading {
    private let path: String
    private let file: any ReadableFile
    private var pieces: JSONPieces
    private let reader = ResultReader()
    private var members: [JSONMember] = []
    private var files: [FileResult]?
    /// Whether it is a document of this version.
    private var isKnown = false

    init(path: String, file: any ReadableFile) {
        self.path = path
        self.file = file
        pieces = JSONPieces(path: path, file: file)
    }

    mutating func document() throws(UsageError) {
        try pieces.begin("{", orElse: notResults)
        while let name = try pieces.nextName() {
            if name == "files" {
                guard isKnown else { throw notResults }
                try readFiles()
                continue
            }
            let value = try value(of: try pieces.value())
            if name == ResultFormat.mark { try check(version: value) }
            members.append(JSONMember(key: name, value: value))
        }
        try pieces.end()
    }

    func whole() throws(UsageError) -> ResultsFile {
        guard isKnown, let files else { throw notResults }
        let object = JSONObject(members: members)
        do throws(ResultFormatError) {
            let heading = try reader.heading(.object(object))
            guard let start = DateTime(iso: heading.startedAt) else {
                throw ResultFormatError("\"startedAt\" of the run must be a moment in UTC")
            }
            return ResultsFile(
                path: path, heading: heading, start: start, files: files,
                summary: try reader.summary(object["summary"] ?? .null, of: files))
        } catch {
            throw UsageError("\(path) is damaged: \(error.message)")
        }
    }

    private mutating func check(version: JSONValue) throws(UsageError) {
        guard let number = version.numberValue?.asInt else { throw notResults }
        guard number == ResultFormat.version else {
            throw UsageError(
                "\(path) is in version \(number) of the form of results, and this Assay reads version "
                    + "\(ResultFormat.version)",
                hint: "use the Assay that wrote it")
        }
        isKnown = true
    }

    private mutating func readFiles() throws(UsageError) {
        var files: [FileResult] = []
        try pieces.begin("[", orElse: notResults)
        while try pieces.hasElement() { files.append(try readFile()) }
        self.files = files
    }

    private mutating func readFile() throws(UsageError) -> FileResult {
        var members: [JSONMember] = []
        var tests = StoredResults(path: path, file: file)
        try pieces.begin("{", orElse: notResults)
        while let name = try pieces.nextName() {
            guard name == "tests" else {
                members.append(JSONMember(key: name, value: try value(of: try pieces.value())))
                continue
            }
            try pieces.begin("[", orElse: notResults)
            while try pieces.hasElement() {
                let piece = try pieces.value()
                do throws(ResultFormatError) {
                    tests.add(try reader.test(from: piece.bytes), at: piece.offset, length: piece.bytes.count)
                } catch {
                    throw damaged(at: piece.offset, error.message)
                }
            }
        }
        do throws(ResultFormatError) {
            return try reader.file(
                .object(JSONObject(members: members)), tests: TestList(tests), testCounts: tests.counts)
        } catch {
            throw UsageError("\(path) is damaged: \(error.message)")
        }
    }

    private func value(of piece: JSONPieces.Piece) throws(UsageError) -> JSONValue {
        do throws(ResultFormatError) {
            return try ResultReader.value(of: piece.bytes)
        } catch {
            throw damaged(at: piece.offset, error.message)
        }
    }

    private func damaged(at offset: Int, _ message: String) -> UsageError {
        UsageError("\(path) is damaged at byte \(offset): \(message)")
    }

    private var notResults: UsageError {
        UsageError(
            "\(path) holds no results of Assay", hint: "assay run --report json=PATH writes them")
    }
}

/// Tests in a file of results, read one by one.
private struct StoredResults: StoredTests {
    private let path: String
    private let file: any ReadableFile
    private var places: [(offset: Int, length: Int)] = []
    private(set) var counts = Counts()

    init(path: String, file: any ReadableFile) {
        self.path = path
        self.file = file
    }

    var count: Int { places.count }

    mutating func add(_ test: TestResult, at offset: Int, length: Int) {
        counts.add(test)
        places.append((offset, length))
    }

    /// The bytes are not handed on: they may hold what this version does not know.
    func read(_ index: Int) -> (test: TestResult, coded: [UInt8]?) {
        let (offset, length) = places[index]
        if let bytes = try? file.read(at: offset, upTo: length),
            let test = try? ResultReader().test(from: bytes)
        {
            return (test, nil)
        }
        // It was read before: somebody has changed the file meanwhile.
        let place = Place(file: path, line: 1, column: 1)
        let lost = TestResult(
            name: "test \(index + 1)", place: place, outcome: .errored, duration: .zero,
            failure: CheckFailure(
                kind: .fileError, place: place, subject: "", message: "\(path) was changed while it was read")
        )
        return (lost, nil)
    }
}
