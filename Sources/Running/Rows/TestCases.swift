import Diagnostics
import Platform
import Results
import Specs

/// The runs of the tests of a file, in order: rows are read when it is their turn, by whichever thread asks.
///
/// Unchecked but safe: what changes is private and touched only under the lock.
final class TestCases: @unchecked Sendable {
    /// How many there are.
    let count: Int
    private let lock = Lock()
    private let tests: [Test]
    private let files: any FileSystem
    /// The test whose turn it is.
    private var index = 0
    private var rows: RowReader?
    /// How many runs there were, of all tests and of this one.
    private var taken = 0
    private var takenOfTest = 0

    init(_ tests: [Test], files: any FileSystem) {
        self.tests = tests
        self.files = files
        count = tests.reduce(0) { $0 + $1.runCount }
    }

    /// The next run, and how many stand before it.
    func next() -> (index: Int, run: TestCase)? {
        lock.withLock {
            guard let run = nextRun() else { return nil }
            defer { taken += 1 }
            return (taken, run)
        }
    }

    private func nextRun() -> TestCase? {
        while index < tests.count {
            let test = tests[index]
            guard test.runsForEachRow, let rows = test.rows?.value else {
                index += 1
                return TestCase(test: test)
            }
            if takenOfTest < rows.wantedCount { return nextRow(of: test, rows) }
            goOn()
        }
        return nil
    }

    private func nextRow(of test: Test, _ rows: Rows) -> TestCase {
        do throws(RowsProblem) {
            let reader = try reader(of: rows)
            if let row = try reader.next() {
                takenOfTest += 1
                return TestCase(test: test, row: row)
            }
            goOn()
            return TestCase(test: test, problem: changed("it has fewer rows than when it was checked", rows))
        } catch {
            goOn()
            let first = error.diagnostics(at: rows.location, files: files).first
            return TestCase(
                test: test,
                problem: CheckFailure(
                    kind: .fileError, place: first?.location.map { Place($0) } ?? Place(rows.location),
                    subject: "", message: first?.message ?? "the rows cannot be read"))
        }
    }

    private func reader(of rows: Rows) throws(RowsProblem) -> RowReader {
        if let reader = self.rows { return reader }
        let reader = try RowReader(rows, files: files)
        self.rows = reader
        return reader
    }

    private func changed(_ message: String, _ rows: Rows) -> CheckFailure {
        CheckFailure(kind: .fileError, place: Place(rows.location), subject: "rows", message: message)
    }

    private func goOn() {
        index += 1
        rows = nil
        takenOfTest = 0
    }
}
