package import JSON

extension JSONPathQuery {
    /// The value that a singular query finds in a document; nil where there is none, and for any other query.
    /// In the JSON view of XML (LANGUAGE.md §5) an index takes what is no array for an array of one.
    package func singular(in root: JSONValue, singleElementsAreArrays: Bool = false) -> JSONValue? {
        guard isSingular else { return nil }
        return JSONPathContext(root: root, singleElementsAreArrays: singleElementsAreArrays)
            .sole(segments, in: root)
    }

    /// The values found in a document, in the order of the standard. In the JSON view of XML (LANGUAGE.md §5)
    /// an index, a slice, `[*]` and a filter take what is no array for an array of one.
    ///
    /// - Throws: where a pattern takes too many steps.
    package func values(in root: JSONValue, singleElementsAreArrays: Bool = false)
        throws(JSONPathUnfinishedSearch) -> [JSONValue]
    {
        try walk(root, singleElementsAreArrays, JSONPathValues()).values
    }

    /// How many values ``values(in:singleElementsAreArrays:)`` would find; they are not collected.
    package func count(in root: JSONValue, singleElementsAreArrays: Bool = false)
        throws(JSONPathUnfinishedSearch) -> Int
    {
        try walk(root, singleElementsAreArrays, JSONPathCounter()).count
    }

    /// What ``values(in:singleElementsAreArrays:)`` finds, with their places.
    package func located(in root: JSONValue, singleElementsAreArrays: Bool = false)
        throws(JSONPathUnfinishedSearch) -> [JSONPathNode]
    {
        try walk(root, singleElementsAreArrays, JSONPathNodes()).nodes
    }

    private func walk<Visitor: JSONPathVisitor>(
        _ root: JSONValue, _ singleElementsAreArrays: Bool, _ visitor: Visitor
    ) throws(JSONPathUnfinishedSearch) -> Visitor {
        let context = JSONPathContext(root: root, singleElementsAreArrays: singleElementsAreArrays)
        var walker = JSONPathWalker(context: context, segments: segments, visitor: visitor)
        _ = walker.walk(root, from: 0)
        if let unfinished = context.patterns.unfinished { throw unfinished }
        return walker.visitor
    }
}
