import Results
import Specs

/// One run of a test: the only one, or that for one of its rows.
struct TestCase: Sendable {
    let test: Test
    var row: Row?
    /// Why there is no row, where there should be one.
    var problem: CheckFailure?

    /// What tells it from all others of its file, whatever its name is filled in with.
    var key: String { row.map { "\(test.name) [\($0.number)]" } ?? test.name }

    /// The beginning of the test, or of its row where that stands in the spec: what `PATH:LINE` selects.
    var place: Place {
        guard let row, case .spec? = test.rows?.value.origin else { return Place(test.location) }
        return Place(row.location)
    }

    /// The row as reports name it.
    var reportedRow: ReportedRow? {
        row.map { ReportedRow(number: $0.number, place: Place($0.location)) }
    }
}
