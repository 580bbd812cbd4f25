package import JSON
package import Platform
package import Specs
package import Text

extension PlannedFile {
    /// Only the tests in whose name the pattern is found, or those of their rows whose name is known before the run.
    ///
    /// - Throws: where the pattern needs too many steps on a name.
    package func named(
        _ pattern: RegularExpression, files: any FileSystem
    ) throws(RegularExpressionError) -> PlannedFile {
        var chosen: [Test] = []
        for test in tests {
            if try pattern.matches(in: test.name) {
                chosen.append(test)
            } else if test.runsForEachRow {
                let numbers = try rows(of: test, named: pattern, files)
                if !numbers.isEmpty { chosen.append(test.only(rows: numbers)) }
            }
        }
        return PlannedFile(loaded, tests: chosen)
    }

    private func rows(
        of test: Test, named pattern: RegularExpression, _ files: any FileSystem
    ) throws(RegularExpressionError) -> Set<Int> {
        let names = RowNames(test: test, secretNames: loaded.spec?.namesInSecrets ?? [])
        let runs = TestCases([test], files: files)
        var numbers: Set<Int> = []
        while let (_, run) = runs.next() {
            guard let row = run.row else { continue }
            var isNamed = try pattern.matches(in: names.name(for: run))
            if !isNamed { isNamed = try pattern.matches(in: run.key) }
            if isNamed { numbers.insert(row.number) }
        }
        return numbers
    }

    /// Only the tests that have one of the tags, their own or their file's, and none of those to leave out.
    package func tagged(_ wanted: TextSet, without unwanted: TextSet) -> PlannedFile {
        let chosen = tests.filter { test in
            let tags = tags(of: test)
            return (wanted.isEmpty || tags.contains(where: wanted.contains))
                && !tags.contains(where: unwanted.contains)
        }
        return PlannedFile(loaded, tests: chosen)
    }

    /// The tags of a test and its file, each once, in their order.
    package func tags(of test: Test) -> [String] {
        loaded.spec?.tags(of: test) ?? test.tags
    }
}

extension Spec {
    /// The tags of one of its tests, its own too, each once, in their order.
    func tags(of test: Test) -> [String] {
        if tags.isEmpty && test.tags.count < 2 { return test.tags }
        var seen = TextSet()
        return (tags + test.tags).filter { seen.insert($0) }
    }
}
