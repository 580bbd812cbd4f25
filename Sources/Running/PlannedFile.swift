import Diagnostics
package import Specs

/// One file of a run, and which of its tests are wanted.
package struct PlannedFile: Sendable {
    package let loaded: LoadedSpec
    /// The tests to run, in file order; those of a broken spec are none.
    package let tests: [Test]

    /// Everything in the file.
    package init(_ loaded: LoadedSpec) {
        self.loaded = loaded
        tests = loaded.spec?.tests ?? []
    }

    /// Some of its tests, in file order.
    init(_ loaded: LoadedSpec, tests: [Test]) {
        self.loaded = loaded
        self.tests = tests
    }

    /// Whether there is anything to run or to report.
    package var isEmpty: Bool { loaded.spec != nil && tests.isEmpty }

    /// Only what stands on the lines: a test, or a test up to one of its steps, since a step needs those before it,
    /// or a test for some of its rows.
    ///
    /// - Throws: `NoTestOnLine` where a line belongs to no test.
    package func onLines(_ lines: [Int]) throws(NoTestOnLine) -> PlannedFile {
        guard let spec = loaded.spec, !lines.isEmpty else { return self }
        var lastSteps: [Int: Int] = [:]
        var rows: [Int: Set<Int>] = [:]
        var testsWithAllRows: Set<Int> = []
        for line in lines {
            let number: Int
            let last: Int
            switch spec.place(ofLine: line) {
            case .test(let test, let step?): (number, last) = (test, step)
            case .test(let test, nil), .always(let test, _): (number, last) = (test, Int.max)
            case .setup, .teardown, nil: throw NoTestOnLine(file: loaded.source.name, line: line)
            }
            if let wanted = spec.rows(of: number, onLine: line) {
                rows[number, default: []].formUnion(wanted)
                lastSteps[number] = .max
            } else {
                testsWithAllRows.insert(number)
                lastSteps[number] = max(lastSteps[number] ?? 0, last)
            }
        }
        let chosen = spec.tests.enumerated().compactMap { number, test in
            lastSteps[number].map { last in
                let chosen = test.upTo(step: last)
                guard let wanted = rows[number], !testsWithAllRows.contains(number) else { return chosen }
                return chosen.only(rows: wanted)
            }
        }
        return PlannedFile(loaded, tests: chosen)
    }
}

/// A `PATH:LINE` that names no test.
package struct NoTestOnLine: Error, Equatable {
    package let file: String
    package let line: Int

    package var message: String { "no test stands on line \(line) of \(file)" }
}
