package import JSON

extension JSONPathQuery {
    /// The query with a value in each of its slots, in the order of `slots`; a value that its slot cannot
    /// hold, as an object or an array, is an error.
    package func filled(with values: [JSONValue]) throws(JSONPathSlotError) -> JSONPathQuery {
        guard !slots.isEmpty else { return self }
        let filling = JSONPathFilling(slots: slots, values: values)
        return JSONPathQuery(text: text, isSingular: isSingular, segments: try filling.segments(segments))
    }
}
