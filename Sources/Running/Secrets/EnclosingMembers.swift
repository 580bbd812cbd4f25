import JSON

/// The members around the place that a walk through the tokens of a spec has reached.
struct EnclosingMembers {
    /// Those whose objects and arrays are open; nil for one that has no name.
    private var open: [ScalarText?] = []
    /// The member whose value comes next.
    private var next: ScalarText?

    /// Calls and what they stand in. Elsewhere, as in a body, `capture` is a member like any other.
    private static let wayToCalls: [ScalarText] = [
        "setup", "tests", "steps", "parallel", "always", "teardown",
    ].map(ScalarText.init)
    private static let definitions = ["vars", "set", "with"].map(ScalarText.init)
    private static let capture = ScalarText("capture")
    private static let standIn = ScalarText("default")

    /// Comes to the name of a member.
    mutating func enter(_ name: ScalarText) { next = name }

    /// Comes to `{`, `}`, `[`, `]`, `:` or `,`.
    mutating func pass(_ mark: UInt8) {
        switch mark {
        case UInt8(ascii: ":"): return
        case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(next)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
        default: break
        }
        next = nil
    }

    /// Whether the member `name` at this place is what a variable or a member that is called by one of the names
    /// holds; in a capture, whose path is no value, that is its `default`.
    func givesValue(toOneOf names: TextSet, by name: ScalarText) -> Bool {
        if isCapture(open[...]) { return false }
        if names.contains(name.text) { return true }
        guard name == EnclosingMembers.standIn, let captured = open.last??.text else { return false }
        return names.contains(captured) && isCapture(open.dropLast())
    }

    /// Whether the members at this place are variables with their values.
    var isDefinition: Bool {
        guard let last = open.last, let name = last else { return false }
        return EnclosingMembers.definitions.contains(name)
    }

    private func isCapture(_ open: ArraySlice<ScalarText?>) -> Bool {
        open.last == EnclosingMembers.capture
            && open.dropLast().allSatisfy { name in name.map(EnclosingMembers.wayToCalls.contains) ?? true }
    }
}
