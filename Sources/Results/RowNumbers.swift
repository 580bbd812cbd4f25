/// The numbers of rows in the names of tests: a number stands behind each name that several tests have.
package struct RowNumbers: Sendable {
    /// Hashes of the names of all tests; in order once `settle` was called.
    private var noted: [Int] = []
    private var repeated: Set<Int> = []

    package init() {}

    /// Takes the name of one of the tests.
    package mutating func note(_ name: String) { noted.append(NameHash.of(name)) }

    /// All tests were noted.
    package mutating func settle() {
        noted.sort()
        for (hash, next) in zip(noted, noted.dropFirst()) where hash == next { repeated.insert(hash) }
        noted = []
    }

    /// The name of a test that was noted.
    package func name(_ name: String, row: Int?) -> String {
        guard let row, !repeated.isEmpty, repeated.contains(NameHash.of(name)) else { return name }
        return "\(name) [\(row)]"
    }

    /// The test under that name.
    package func told(_ test: TestResult) -> TestResult {
        guard let row = test.row, !repeated.isEmpty else { return test }
        var test = test
        test.name = name(test.name, row: row.number)
        return test
    }

    /// Whether any name needs a number.
    package var isNeeded: Bool { !repeated.isEmpty }

    /// The names of tests that are all there.
    package static func told(in tests: [(name: String, row: Int?)]) -> [String] {
        var numbers = RowNumbers()
        for test in tests { numbers.note(test.name) }
        numbers.settle()
        return tests.map { numbers.name($0.name, row: $0.row) }
    }
}
