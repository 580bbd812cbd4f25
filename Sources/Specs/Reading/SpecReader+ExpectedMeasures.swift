import JSON

/// `expect.time` and `expect.size`.
extension SpecReader {
    /// A measure or a matcher on one; compiled where nothing is to be filled in.
    func expected(_ json: LocatedJSON, _ measure: ExpectedMeasure) -> Located<ExpectedValue>? {
        let matchable: LocatedJSON
        do throws(ExpectedMeasure.Problem) {
            matchable = try measure.matchable(json)
        } catch {
            report(error.message, at: error.range, hint: error.hint)
            return nil
        }
        guard let value = expected(matchable) else { return nil }
        // What a template gives is looked at when it is known.
        if case .templated = value.value { return Located(.templated(templated(json)), at: value.location) }
        return value
    }
}
