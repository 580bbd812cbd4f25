import JSON

/// What stays the same while a query is evaluated.
struct JSONPathContext {
    let root: JSONValue
    /// The leniency of the JSON view of XML: where an element does not repeat, the view has no array, and
    /// brackets with an index, a slice, `*` or a filter take it for an array of one (LANGUAGE.md §5).
    let singleElementsAreArrays: Bool
    let patterns = JSONPathPatterns()
}
