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
