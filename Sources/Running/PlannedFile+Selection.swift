package import JSON
package import Specs
package import Text

extension PlannedFile {
    /// Only the tests in whose name the pattern is found.
    ///
    /// - Throws: where the pattern needs too many steps on a name.
    package func named(_ pattern: RegularExpression) throws(RegularExpressionError) -> PlannedFile {
        var chosen: [Test] = []
        for test in tests where try pattern.matches(in: test.name) { chosen.append(test) }
        return PlannedFile(loaded, tests: chosen)
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
        var seen = TextSet()
        return ((loaded.spec?.tags ?? []) + test.tags).filter { seen.insert($0) }
    }
}
