import JSON

extension StageDeclaration {
    static let slice = StageDeclaration(
        "slice", [Parameter("A"), Parameter("B", isOptional: true)],
        summary: "the elements, characters or bytes from A up to B, or to the end; negative from the end",
        example: "$.items -> slice 0 2",
        compile: { arguments throws(StageArgumentError) in
            let bounds = SliceBounds(
                start: try arguments[0].integer(),
                end: arguments.count > 1 ? try arguments[1].integer(index: 1) : nil)
            return { value, _ throws(PathError) in try slice(of: value, bounds) }
        })

    private static func slice(of value: PathValue, _ bounds: SliceBounds) throws(PathError) -> PathValue {
        if value.isAbsent { return .absent }
        switch value {
        case .json(.string(let text)): return .json(.string(bounds.applied(to: text)))
        case .untyped(.string(let text)): return .untyped(.string(bounds.applied(to: text)))
        case .json(.surrogates(let string)): throw .loneSurrogate(string)
        case .bytes(let bytes): return .bytes(Array(bytes[bounds.range(of: bytes.count)]))
        case .lines, .nodes, .json(.array), .untyped(.array):
            let list = try ListValue(value)
            return list.elements(at: Array(bounds.range(of: list.count)))
        default: throw .wrongType(expected: "an array, text or bytes", value)
        }
    }
}

/// Where a slice begins and ends; negative places are counted from the end.
private struct SliceBounds {
    let start: Int
    /// Nil for the end.
    let end: Int?

    /// The places of so many elements; none where the end lies before the start.
    func range(of count: Int) -> Range<Int> {
        func place(_ bound: Int) -> Int {
            // A negative number and a count never overflow.
            min(max(bound < 0 ? bound + count : bound, 0), count)
        }
        let start = place(start)
        return start..<max(start, end.map(place) ?? count)
    }

    /// By Unicode scalars.
    func applied(to text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        return String(String.UnicodeScalarView(scalars[range(of: scalars.count)]))
    }
}
