/// The row that a test ran for.
package struct ReportedRow: Sendable, Equatable {
    /// From 1.
    package let number: Int
    /// Where it begins, in the spec or in its file.
    package let place: Place

    package init(number: Int, place: Place) {
        self.number = number
        self.place = place
    }
}

extension [TestResult] {
    /// Puts the number of the row behind each name that several tests have.
    package mutating func tellApart() {
        guard contains(where: { $0.row != nil }) else { return }
        let names = RowNumbers.told(in: map { ($0.name, $0.row?.number) })
        // In place: there may be very many.
        for index in indices { self[index].name = names[index] }
    }
}

/// The numbers of rows in the names of tests.
package enum RowNumbers {
    /// The names, with the number of the row behind each that stands there more than once.
    package static func told(in tests: [(name: String, row: Int?)]) -> [String] {
        // As bytes, for names that look alike to Swift are different ones to whoever reads the report.
        var counts: [[UInt8]: Int] = [:]
        for test in tests { counts[[UInt8](test.name.utf8), default: 0] += 1 }
        return tests.map { name, row in
            guard let row, counts[[UInt8](name.utf8)] ?? 0 > 1 else { return name }
            return "\(name) [\(row)]"
        }
    }
}
