import JSON
import Text

/// The patterns that an evaluation met in the document, compiled once each, and the one that it gave up on.
final class JSONPathPatterns {
    private struct Key: Hashable {
        let pattern: ScalarText
        let isWhole: Bool
    }

    private static let limit = 64
    private var compiled: [Key: RegularExpression?] = [:]
    /// The first search that took too many steps: nobody knows whether the pattern matches, so that the result
    /// of the whole evaluation is worth nothing.
    private(set) var unfinished: JSONPathUnfinishedSearch?

    /// Whether the pattern is found in the text; false once a search could not be finished.
    func isFound(_ expression: RegularExpression, in text: String, isWhole: Bool) -> Bool {
        guard unfinished == nil else { return false }
        do throws(RegularExpressionError) {
            return try expression.matches(in: text)
        } catch {
            unfinished = JSONPathUnfinishedSearch(
                function: isWhole ? .match : .search, reason: error.message,
                length: text.unicodeScalars.count)
            return false
        }
    }

    /// The expression, or nil for what is no I-Regexp.
    func expression(_ pattern: String, isWhole: Bool) -> RegularExpression? {
        let key = Key(pattern: ScalarText(pattern), isWhole: isWhole)
        if let known = compiled[key] { return known }
        let expression = InteroperableRegexp.compile(pattern, isWhole: isWhole)
        // A document of patterns must not fill the memory.
        if compiled.count >= Self.limit { compiled.removeAll(keepingCapacity: true) }
        compiled.updateValue(expression, forKey: key)
        return expression
    }
}
