/// The tests of a file in file order: held in memory, or kept elsewhere and read one by one as they are asked for.
package struct TestList: Sendable, RandomAccessCollection {
    private enum Storage: Sendable {
        case held([TestResult])
        case stored(any StoredTests)
    }

    private let storage: Storage

    /// Tests in memory.
    package init(_ tests: [TestResult] = []) { storage = .held(tests) }

    /// Tests that are kept elsewhere, since there are very many.
    package init(_ tests: any StoredTests) { storage = .stored(tests) }

    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch storage {
        case .held(let tests): tests.count
        case .stored(let tests): tests.count
        }
    }

    package subscript(index: Int) -> TestResult { read(index).test }

    /// The test at a place, and its JSON form where it was read from that.
    package func read(_ index: Int) -> (test: TestResult, coded: [UInt8]?) {
        switch storage {
        case .held(let tests): (tests[index], nil)
        case .stored(let tests): tests.read(index)
        }
    }

    /// The tests where they are in memory; nil where they are kept elsewhere.
    package var held: [TestResult]? {
        if case .held(let tests) = storage { tests } else { nil }
    }

    /// The tests changed: those in memory at once, the others each time one is read.
    package func changed(by change: @escaping @Sendable (TestResult) -> TestResult) -> TestList {
        switch storage {
        case .held(let tests): TestList(tests.map(change))
        case .stored(let tests): TestList(ChangedTests(tests: tests, change: change))
        }
    }
}

/// Stored tests that are changed when they are read.
private struct ChangedTests: StoredTests {
    let tests: any StoredTests
    let change: @Sendable (TestResult) -> TestResult

    var count: Int { tests.count }

    func read(_ index: Int) -> (test: TestResult, coded: [UInt8]?) { (change(tests.read(index).test), nil) }
}

/// Tests that are kept elsewhere than in memory.
package protocol StoredTests: Sendable {
    var count: Int { get }

    /// The test at a place from 0 to `count - 1`, read anew each time; and the bytes of `ResultWriter` that it was read
    /// from, where it was.
    func read(_ index: Int) -> (test: TestResult, coded: [UInt8]?)
}
