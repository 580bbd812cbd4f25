import Platform
import Reports
import Results
import Running

/// What `--list` prints: a line a test, with the place that `assay run` takes.
enum SelectionList {
    static func text(
        of files: [PlannedFile], given: GivenVariables, in system: any FileSystem
    ) -> String {
        let tests = files.flatMap { $0.listed(given: given, files: system) }
        let lines = tests.map { test in
            let tags = test.tags.isEmpty ? "" : "  [\(test.tags.joined(separator: ", "))]"
            return VisibleLine.of("\(test.place.file):\(test.place.line)  \(test.name)\(tags)") + "\n"
        }
        let total = "\(tests.count) test\(tests.count == 1 ? "" : "s")"
        return (lines.isEmpty ? "" : lines.joined() + "\n")
            + "\(total) in \(files.count) file\(files.count == 1 ? "" : "s")\n"
    }
}
