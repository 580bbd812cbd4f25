import Diagnostics
import JSON
import Templates

/// What is kept of the rows that were checked.
struct RowSurvey {
    private(set) var count = 0
    /// Those that every row so far has.
    private var names: TextSet = []
    private var gaps = TextDictionary<Rows.Gap>()
    private var needs: [Rows.Need] = []
    private var needed: TextSet = []
    private var first: SourceLocation?

    mutating func add(_ row: Row) {
        count += 1
        note(row.variables.map(\.name), in: row)
        for variable in row.variables where !variable.value.isConstant {
            var found = VariableUses()
            found.add(variable.value)
            for use in found.all {
                // One place is enough for a variable; whatever is no variable is told where it stands.
                if case .variable(let name) = use.need {
                    if row.variables.contains(where: { TextEquality.equal($0.name, name) }) { continue }
                    if !needed.insert(name) { continue }
                }
                needs.append(
                    Rows.Need(use: use, row: Rows.Gap(number: row.number, location: row.location)))
            }
        }
    }

    private mutating func note(_ found: [String], in row: Row) {
        let gap = Rows.Gap(number: row.number, location: row.location)
        guard let first else {
            first = row.location
            names = TextSet(found)
            return
        }
        // Most rows have the same names.
        if found.count == names.count, found.allSatisfy(names.contains) { return }
        let here = TextSet(found)
        for name in names where !here.contains(name) {
            names.remove(name)
            gaps[name] = gap
        }
        for name in found where !names.contains(name) && gaps[name] == nil {
            gaps[name] = Rows.Gap(number: 1, location: first)
        }
    }

    func rows(_ origin: Rows.Origin, at place: SourceLocation) -> Rows {
        Rows(origin, at: place, count: count, names: names, gaps: gaps, needs: needs)
    }
}
