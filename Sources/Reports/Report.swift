package import Results

/// A report that grows while the run goes on. It is told of files in file order whatever the timing, by one thread. Of
/// the tests that it was told of it keeps nothing, or no more than a bounded part: there may be very many.
package protocol Report {
    /// The run begins.
    mutating func begin(_ run: RunHeading)

    /// A file, which is done already. Its tests are not to be gone through: they follow.
    mutating func begin(_ file: FileResult)

    /// A test of the file, or a phase around its tests that did not pass.
    mutating func add(_ part: ReportedPart)

    /// All of the file's parts were told.
    mutating func end(_ file: FileResult)

    /// All files were told.
    mutating func end(_ run: RunSummary)
}

extension Report {
    package mutating func begin(_ run: RunHeading) {}
    package mutating func begin(_ file: FileResult) {}
    package mutating func end(_ file: FileResult) {}
    package mutating func end(_ run: RunSummary) {}
}

extension [any Report] {
    /// Tells every report of a file; its parts are made once.
    package mutating func add(_ file: FileResult) {
        for index in indices { self[index].begin(file) }
        file.forEachPart { part in
            for index in indices { self[index].add(part) }
        }
        for index in indices { self[index].end(file) }
    }
}
