import JSON

/// Stages on arrays and lists.
extension StageDeclaration {
    static let count = StageDeclaration(
        "count", summary: "how many elements, nodes or lines there are", example: "$..name -> count"
    ) { value, _ throws(PathError) in
        if case .absent = value { return .json(.number(JSONNumber(0))) }
        return .json(.number(JSONNumber(try ListValue(value).count)))
    }

    static let first = StageDeclaration(
        "first", summary: "the first element", example: "$.items -> first"
    ) { value, _ throws(PathError) in try element(of: value, at: 0) }

    static let last = StageDeclaration(
        "last", summary: "the last element", example: "$.items -> last"
    ) { value, _ throws(PathError) in try element(of: value, at: -1) }

    static let nth = StageDeclaration(
        "nth", [Parameter("N")], summary: "the element N, from 0; negative from the end",
        example: "$.items -> nth -2",
        compile: { arguments throws(StageArgumentError) in
            let place = try arguments[0].integer()
            return { value, _ throws(PathError) in try element(of: value, at: place) }
        })

    /// The element at a place, or absent where there is none.
    private static func element(of value: PathValue, at place: Int) throws(PathError) -> PathValue {
        if case .absent = value { return .absent }
        let list = try ListValue(value)
        let (index, overflow) = place.addingReportingOverflow(place < 0 ? list.count : 0)
        guard !overflow, index >= 0, index < list.count else { return .absent }
        return list.element(index)
    }
}
