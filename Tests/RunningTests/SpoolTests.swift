import HTTP
import Platform
import Results
import Specs
import TestSupport
import Testing

@testable import Running

@Suite("Results that are too many for memory")
struct SpoolTests {
    static func spool(limit: Int, files: MemoryFiles = MemoryFiles()) -> Spool {
        Spool(limit: limit, coding: .json) { () throws(FileError) in try files.scratch(in: "/tmp") }
    }

    static func whole(_ file: FileResult) -> String {
        var text = ""
        for test in file.tests { dump(test, to: &text) }
        dump(file.counts, to: &text)
        return text
    }

    /// Rows with equal names, tests that fail, one whose answer holds what a later one makes a secret.
    private static let text = #"""
        { "base": "http://h", "tests": [
          { "name": "n {{a}}", "rows": [ { "a": 1 }, { "a": 2 }, { "a": 2 }, { "a": 3 } ], "GET": "/{{a}}",
            "expect": { "json": { "key": 5 } } },
          { "name": "n 3", "steps": [ { "GET": "/k", "capture": { "key": { "path": "$.key", "secret": true } } } ] } ] }
        """#

    private static func run(_ text: String, _ spool: Spool?) throws -> FileResult {
        let transport = RecordingTransport { request, _ in
            .success(CannedAnswer(200, body: #"{ "key": "hunter22" }"#).response(from: request.url))
        }
        return FileRun(
            options: RunOptions(), surroundings: .fake(), transport: transport, cookies: CookieJar(),
            shared: SharedByFiles(spool: spool)
        ).result(of: PlannedFile(try loaded(text)))
    }

    @Test(
        "are read back as they were, with the numbers of rows and late secrets masked",
        arguments: [0, 3_000, 1 << 30])
    func same(limit: Int) throws {
        let held = try Self.run(Self.text, nil)
        let spooled = try Self.run(Self.text, Self.spool(limit: limit))
        #expect(Self.whole(spooled) == Self.whole(held))
        #expect((spooled.tests.held == nil) == (limit < 1 << 30))
        #expect(spooled.tests.map(\.name) == ["n 1", "n 2 [2]", "n 2 [3]", "n 3 [4]", "n 3"])
        #expect(spooled.sentences.first == "$.key  expected number 5, got string \"***\"")
    }

    @Test("stay in memory where the disk is full, and nothing is lost", arguments: [0, 3_000])
    func fullDisk(room: Int) throws {
        let files = MemoryFiles()
        files.limitScratch(to: room)
        let held = try Self.run(Self.text, nil)
        let spool = Self.spool(limit: 0, files: files)
        let first = try Self.run(Self.text, spool)
        let second = try Self.run(Self.text, spool)
        #expect(Self.whole(first) == Self.whole(held))
        #expect(Self.whole(second) == Self.whole(held))
        #expect(spool.readError == nil)
    }

    @Test("stay in memory where no file can be made")
    func noFile() throws {
        let spool = Spool(limit: 0, coding: .json) { () throws(FileError) in
            throw FileError(.write, "/tmp", .denied)
        }
        #expect(try Self.whole(Self.run(Self.text, spool)) == Self.whole(Self.run(Self.text, nil)))
    }

    @Test("are errored tests where they cannot be read back")
    func unreadable() throws {
        let files = MemoryFiles()
        let spool = Self.spool(limit: 0, files: files)
        let file = try Self.run(Self.text, spool)
        files.breakScratch()
        #expect(file.tests.map(\.outcome) == [Outcome](repeating: .errored, count: 5))
        #expect(
            file.cases[1].failures.map(\.message) == [
                "what became of the test is lost: cannot read \"memory\": input/output error"
            ])
        #expect(file.cases[1].name == "test 2 of the file")
        #expect(spool.readError?.reason == .system(5))
    }

    @Test("of a run say in its summary that they are lost")
    func lost() throws {
        let files = MemoryFiles()
        var options = RunOptions()
        options.spoolLimit = 0
        let runner = Runner(
            options: options, surroundings: .fake(files: files),
            makeTransport: { RecordingTransport([:]) })
        let planned = PlannedFile(try loaded(#"{ "GET": "http://h" }"#))
        var outcomes: [Outcome] = []
        let summary = try runner.run([planned]) { file in
            files.breakScratch()
            outcomes = file.tests.map(\.outcome)
        }
        #expect(outcomes == [.errored])
        #expect(summary.lostResults == "cannot read \"memory\": input/output error")
    }

    @Test("are in file order whichever ends first", arguments: [0, 5_000, 1 << 30])
    func order(limit: Int) throws {
        let changes = Guarded<[CookieJar.Change]>([])
        let collected = CollectedTests(spool: Self.spool(limit: limit), hasRows: false) { new in
            changes.withLock { $0 += new }
        }
        let order = [3, 1, 0, 2, 7, 6, 5, 4]
        for index in order {
            let result = TestResult(
                name: "\(index)", place: Place(file: "f", line: index, column: 1), outcome: .passed,
                duration: .zero)
            let cookie = Cookie(name: "\(index)", value: "", domain: "h")
            collected.accept(TestRun.Ending(result: result, cookieChanges: [.set(cookie)]), at: index)
        }
        let (list, counts) = collected.tests(of: "f")
        #expect(list.map(\.name) == order.sorted().map(String.init))
        #expect(counts.passed == 8)
        let told = changes.withLock { $0 }
        #expect(
            told == order.sorted().map { .set(Cookie(name: "\($0)", value: "", domain: "h")) })
    }

    @Test("of files that wait are put away past the limit, and those of the file in turn are not")
    func waiting() {
        func file(_ number: Int) -> FileResult {
            let tests = (0..<3).map { index in
                TestResult(
                    name: "\(number).\(index)", place: Place(file: "f", line: 1, column: 1),
                    outcome: .passed, duration: .zero)
            }
            return FileResult(file: "\(number)", name: "", tests: tests)
        }
        let delivery = OrderedDelivery(count: 4, spool: Self.spool(limit: 4_000))
        for number in [1, 2, 3, 0] { delivery.accept(file(number), at: number) }
        var received: [FileResult] = []
        while let file = delivery.next() { received.append(file) }
        #expect(received.map { $0.tests.held != nil } == [true, true, true, false])
        #expect(
            received.map { $0.tests.map(\.name) } == (0..<4).map { n in (0..<3).map { "\(n).\($0)" } })
        #expect(received.map(\.counts.passed) == [3, 3, 3, 3])
    }
}

@Suite("The jar that a run leaves")
struct JarOfRunTests {
    private static func set(_ value: String) -> [CookieJar.Change] {
        [.set(Cookie(name: "n", value: value, domain: "h"))]
    }

    @Test("gets what was done in the order of files, whichever ends first")
    func order() {
        let jar = JarOfRun(CookieJar())
        jar.note(Self.set("third"), of: 2)
        jar.end(of: 2)
        jar.note(Self.set("first"), of: 0)
        #expect(jar.jar.cookies.map(\.value) == ["first"])
        jar.note(Self.set("second"), of: 1)
        jar.end(of: 0)
        #expect(jar.jar.cookies.map(\.value) == ["second"])
        jar.end(of: 1)
        #expect(jar.jar.cookies.map(\.value) == ["third"])
        #expect(jar.jar.changes.isEmpty)
    }
}
