package import Diagnostics
package import JSON

/// The rows of a test, checked: `RowReader` gives them one by one.
package struct Rows: Sendable {
    /// Where they stand.
    package enum Origin: Sendable {
        /// In the spec: the place of each.
        case spec([SourceLocation])
        case csv(path: String)
        case json(path: String)
    }

    package let origin: Origin
    /// The place of the value of `rows`.
    package let location: SourceLocation
    package let count: Int
    /// Those that every row has.
    let names: TextSet
    /// Those that some rows have, and the first row that has not.
    let gaps: TextDictionary<Gap>
    /// The variables that their templates need and that do not stand in the same row.
    let needs: [Need]
    /// Whether something is wrong with them, so that their names are not known.
    let isBroken: Bool
    /// The numbers of those that are wanted; nil for all.
    package private(set) var wanted: Set<Int>?

    /// A row that has no value of some name.
    struct Gap: Sendable {
        let number: Int
        let location: SourceLocation
    }

    /// What a row needs from elsewhere.
    struct Need: Sendable {
        let use: VariableUse
        let row: Gap
    }

    init(
        _ origin: Origin, at location: SourceLocation, count: Int, names: TextSet = [],
        gaps: TextDictionary<Gap> = [:], needs: [Need] = [], isBroken: Bool = false
    ) {
        self.origin = origin
        self.location = location
        self.count = count
        self.names = names
        self.gaps = gaps
        self.needs = needs
        self.isBroken = isBroken
    }

    /// How many are wanted.
    package var wantedCount: Int { wanted?.count ?? count }

    /// Those that some row has.
    package var allNames: TextSet { names.union(gaps.names) }

    /// Only those of some numbers.
    package func only(_ numbers: Set<Int>) -> Rows {
        var rows = self
        rows.wanted = numbers
        return rows
    }
}
