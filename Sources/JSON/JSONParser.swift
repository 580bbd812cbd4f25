/// Reads JSON (RFC 8259): order, digits, repeated names and lone surrogates are kept as they were written.
///
/// The text is UTF-8, with or without a byte order mark; invalid UTF-8 is an error wherever it stands.
package enum JSONParser {
    /// How deep arrays and objects may be nested.
    package static let depthLimit = 1_000

    /// Reads one value and nothing after it.
    ///
    /// - Parameters:
    ///   - bytes: the whole text.
    ///   - dialect: whether comments and trailing commas are taken.
    /// - Returns: the value.
    /// - Throws: the first thing that is wrong, with its place.
    package static func parse(
        _ bytes: [UInt8], dialect: JSONDialect = .strict
    ) throws(JSONSyntaxError) -> JSONValue {
        var reader = JSONReader(dialect: dialect)
        return try reader.document(bytes.span, as: JSONValue.self)
    }

    /// Reads one value and nothing after it, with the place of each value and member name.
    ///
    /// - Parameters:
    ///   - bytes: the whole text; ranges count from its beginning, a byte order mark included.
    ///   - dialect: whether comments and trailing commas are taken.
    ///   - lists: names of members of the outermost object that may be very long lists: the objects in them
    ///     come empty, with their ranges, and `parseLocated(_:at:)` reads each when it is its turn.
    /// - Returns: the value with its ranges.
    /// - Throws: the first thing that is wrong, with its place, in the objects that come empty too.
    package static func parseLocated(
        _ bytes: [UInt8], dialect: JSONDialect, emptying lists: [String] = []
    ) throws(JSONSyntaxError) -> LocatedJSON {
        var reader = JSONReader(dialect: dialect, emptying: lists)
        return try reader.document(bytes.span, as: LocatedJSON.self)
    }

    /// Reads one value out of a text that was read before.
    ///
    /// - Parameters:
    ///   - bytes: the whole text.
    ///   - range: where the value stands in it, without space around it.
    ///   - dialect: whether comments and trailing commas are taken.
    ///   - lists: as above.
    /// - Returns: the value with its ranges in the whole text.
    /// - Throws: the first thing that is wrong, with its place.
    package static func parseLocated(
        _ bytes: [UInt8], at range: Range<Int>, dialect: JSONDialect, emptying lists: [String] = []
    ) throws(JSONSyntaxError) -> LocatedJSON {
        var reader = JSONReader(dialect: dialect, emptying: lists)
        return try reader.value(bytes.span, at: range)
    }

    /// Each comment and trailing comma of a commented text, in order: what RFC 8259 refuses in it.
    ///
    /// Where the text has a syntax error in either dialect, the list ends there; `parse` tells that error.
    package static func departures(from bytes: [UInt8]) -> [JSONSyntaxError] {
        var reader = JSONReader(dialect: .commented)
        // The error is for whoever reads the text; here only what stands before it counts.
        _ = try? reader.document(bytes.span, as: JSONOutline.self)
        return reader.departures
    }
}
